import { type Lead, type LeadKind, referenceOf } from './lead.ts'

/** The message by which a lead reaches staff, in English. Pure. Nothing in it is trusted to be text of one line. */

const titles: Record<LeadKind, string> = {
  inquiry: 'Pricing inquiry',
  question: 'Question',
  onboarding: 'Website brief',
}

const labels: Partial<Record<string, string>> = {
  email: 'E-mail',
  packageName: 'Package',
  fullName: 'Full name',
}
const longestSubjectPart = 80

export function composeMessage(lead: Lead): { subject: string; text: string; html: string } {
  const title = titles[lead.kind]
  const about = text(lead.fields.packageName) || text(lead.fields.businessName)
  const parts = [senderName(lead), about].map((part) => oneLine(part, longestSubjectPart)).filter(Boolean)
  const subject = [`${title}: ${parts.join(', ')}`, `[${referenceOf(lead.id)}]`].join(' ')

  const rows: [label: string, value: string][] = [
    ...Object.entries(lead.fields).map(([name, value]): [string, string] => [
      labelOf(name),
      visible(text(value)),
    ]),
    ['Files', lead.files.map((file) => oneLine(file.name, 200)).join('\n')],
    [
      'Sent from',
      [lead.context.page, lead.context.button]
        .map((part) => oneLine(part ?? '', 300))
        .filter(Boolean)
        .join(', '),
    ],
    ['Language', lead.language === 'it' ? 'Italian' : 'English'],
    ['Received', receivedFormat.format(new Date(lead.receivedAt))],
    ['Reference', referenceOf(lead.id)],
  ]
  const shown = rows.filter(([, value]) => value !== '')
  return {
    subject,
    text: `${title}\n\n${shown.map(([label, value]) => `${label}: ${indented(value)}`).join('\n')}\n`,
    html: page(title, shown),
  }
}

/** The visitor's name on one line, for a subject or a header; may be empty. */
export function senderName(lead: Lead): string {
  const { fullName, name, surname } = lead.fields
  return oneLine([text(fullName), text(name), text(surname)].filter(Boolean).join(' '), longestSubjectPart)
}

const receivedFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
  timeZoneName: 'short',
})

const text = (value: Lead['fields'][string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

/** `businessName` → `Business name`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Control characters, characters that reorder text or take no room, line separators and half surrogates become one
 * space: in a subject they would forge a header or disguise what is written. `most` counts code points.
 */
export function oneLine(value: string, most: number): string {
  const clean = value.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const points = Array.from(clean)
  return points.length > most ? `${points.slice(0, most - 1).join('')}…` : clean
}

/** Keeps line breaks and what joins letters and emoji; drops what would show the text other than it is. */
const visible = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()

/** Further lines stand in, so that a value cannot pose as a row of its own. */
const indented = (value: string): string => value.replaceAll('\n', '\n    ')

const page = (title: string, rows: [string, string][]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
<table cellpadding="6">
${rows.map(([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`).join('\n')}
</table></body></html>
`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
