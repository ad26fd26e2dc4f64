import { capitalised } from '#domain/capitalised.ts'
import { campaignInWords } from '#domain/leads/campaign.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { visibleLine, visibleText } from '#domain/leads/visible-text.ts'
import { defaultLocale, type Locale, languageName, localeRows, perLocale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import { escapeHtml } from '../../kernel/escape-html.ts'

/** The mail that brings a lead to staff. Pure. No value is assumed to be a single line. */

type MailText = (typeof mailTexts)[Locale]

// One word of this length, with quotes and a comma, still fits on a line of 78 characters, which a header
// should not exceed (RFC 5322, 2.1.1)
const longestSubjectPart = 72

export type Message = { subject: string; text: string; html: string }

type MessageOptions = {
  language?: Locale
  filesAt?: string | undefined
}

export function composeMessage(
  lead: Lead,
  { language = defaultLocale, filesAt }: MessageOptions = {},
): Message {
  const texts = mailTexts[language]
  const title = texts.kinds[lead.kind]
  const shown = (value: Lead['fields'][string] | undefined) => textOf(value, texts)
  const about = shown(lead.fields.packageName) || shown(lead.fields.businessName)
  const parts = [senderName(lead), about].map((part) => visibleLine(part, longestSubjectPart)).filter(Boolean)
  const subject = [`${title}: ${parts.join(', ')}`, `[${referenceOf(lead.id)}]`].join(' ')

  const rows: [label: string, value: string][] = [
    ...Object.entries(lead.fields).map(([name, value]): [string, string] => [
      labelOf(name, texts),
      visible(shown(value)),
    ]),
    [
      texts.files,
      lead.files
        .map(({ name, size }) =>
          texts.file({ name: visibleLine(name, 200), megabytes: megabytes(size, language) }),
        )
        .join('\n'),
    ],
    [texts.filesAt, lead.files.length > 0 ? (filesAt ?? '') : ''],
    [
      texts.sentFrom,
      [lead.context.page, lead.context.button]
        .map((part) => clippedLine(part ?? '', 300))
        .filter(Boolean)
        .join(', '),
    ],
    [texts.campaign, clippedLine(campaignInWords(lead.context.campaign), 520)],
    [texts.language, languageName(lead.language, language)],
    [texts.received, receivedFormats[language].format(new Date(lead.receivedAt))],
    [texts.reference, referenceOf(lead.id)],
  ]
  const filled = rows.filter(([, value]) => value !== '')
  return {
    subject,
    text: `${title}\n\n${filled.map(([label, value]) => `${label}: ${indented(value)}`).join('\n')}\n`,
    html: page(title, language, table(filled)),
  }
}

/** A mail of fixed texts, for staff or a visitor. Paragraphs and line breaks are preserved. */
export function composeNotice(subject: string, paragraphs: readonly string[], language: Locale): Message {
  const html = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n')
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page(subject, language, html, false) }
}

/** The visitor's name on one line, for a subject or a header; may be empty. */
export function senderName(lead: Lead): string {
  const { fullName, name, surname } = lead.fields
  const parts = [fullName, name, surname].filter((part) => typeof part === 'string' && part !== '')
  return visibleLine(parts.join(' '), longestSubjectPart)
}

const receivedFormat = (region: string) =>
  new Intl.DateTimeFormat(region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
    timeZoneName: 'short',
  })
const receivedFormats = perLocale((locale) => receivedFormat(localeRows[locale].region))

/** With one decimal, and never 0 for a file that is not empty. */
function megabytes(bytes: number, language: Locale): string {
  const value = bytes === 0 ? 0 : Math.max(0.1, bytes / 1_048_576)
  return value.toLocaleString(localeRows[language].region, { maximumFractionDigits: 1 })
}

const textOf = (value: Lead['fields'][string] | undefined, { yes, no }: MailText): string => {
  if (typeof value === 'boolean') return value ? yes : no
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

/** `businessName` → `Business name`, for a field of a form that no longer exists. */
function labelOf(name: string, { fields }: MailText): string {
  if (Object.hasOwn(fields, name)) return fields[name as keyof typeof fields]
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return capitalised(words)
}

/**
 * For file names and for replies of servers. Runs of white space, control characters, characters that reorder
 * text or have no width, line separators and lone surrogates become one space. `most` counts code points.
 */
export function clippedLine(value: string, most: number): string {
  const clean = value.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const points = Array.from(clean)
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : clean
}

const visible = (value: string): string => visibleText(value).trim()

/** Further lines are indented, so that a value cannot pose as a row of its own. */
const indented = (value: string): string => value.replaceAll('\n', '\n    ')

const table = (rows: [string, string][]): string => `<table cellpadding="6">
${rows.map(([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`).join('\n')}
</table>`

const page = (title: string, language: Locale, body: string, headed = true): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>${headed ? `<h1>${escapeHtml(title)}</h1>\n` : ''}${body}</body></html>
`
