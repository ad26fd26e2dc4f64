import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { experimentalParseMessage as parse } from 'typesafe-i18n/parser'
import { inquirySchema } from '#domain/leads/inquiry.schema.ts'
import { onboardingFields } from '#domain/leads/onboarding.schema.ts'
import { questionSchema } from '#domain/leads/question.schema.ts'
import { locales } from '#domain/locales.ts'
import { erasureTexts, mailTexts } from '#locales/dictionaries.ts'
import { onboardingText } from '#locales/en/onboarding.ts'
import { formattersOf } from '#locales/formatters.ts'
import { frame } from '#locales/it/index.ts'
import type { Frame } from '#locales/shapes.ts'
import { texts, translated } from '#locales/texts.ts'

const root = path.resolve(import.meta.dirname, '../..')

const plurals = [
  [0, '0 attached files', '0\u00a0file allegati', 'of 0 months', 'di 0\u00a0mesi'],
  [1, '1 attached file', '1\u00a0file allegato', 'of one month', 'di un mese'],
  [2, '2 attached files', '2\u00a0file allegati', 'of 2 months', 'di 2\u00a0mesi'],
  [5, '5 attached files', '5\u00a0file allegati', 'of 5 months', 'di 5\u00a0mesi'],
  [21, '21 attached files', '21\u00a0file allegati', 'of 21 months', 'di 21\u00a0mesi'],
  [1.5, '1.5 attached files', '1.5\u00a0file allegati', 'of 1.5 months', 'di 1.5\u00a0mesi'],
] as const

test('English and Italian plurals follow the rules of their language', () => {
  const en = texts('en', { months: 'of {{count:one month|?? months}}' })
  const it = texts('it', { months: 'di {{count:un mese|??\u00a0mesi}}' })
  for (const [count, englishFiles, italianFiles, englishMonths, italianMonths] of plurals) {
    assert.equal(erasureTexts.en.removed.files({ count }), englishFiles)
    assert.equal(erasureTexts.it.removed.files({ count }), italianFiles)
    assert.equal(en.months({ count }), englishMonths)
    assert.equal(it.months({ count }), italianMonths)
  }
})

test('numbers and lists are written as is usual in the language', () => {
  const template = { size: '{size:number|grouped}', names: '{names:strings|list|capitalised}' } as const
  const names = ['title', 'text', 'FAQ']
  const en = texts('en', template)
  const it = texts('it', template)
  assert.equal(en.size({ size: 12_345 }), '12,345')
  assert.equal(it.size({ size: 12_345 }), '12.345')
  assert.equal(en.names({ names }), 'Title, text and FAQ')
  assert.equal(it.names({ names }), 'Title, text e FAQ')
})

test('within a sentence, only a service that is a name keeps its capital', () => {
  const { inSentence } = formattersOf('en')
  const found = ['AI Assistants', 'Google Business Profile', 'Aiding shops', 'Websites'].map(inSentence)
  assert.deepEqual(found, ['AI Assistants', 'Google Business Profile', 'aiding shops', 'websites'])
})

const inquiryFields = Object.keys(inquirySchema.shape)
const questionFields = Object.keys(questionSchema.shape)
const forms = { inquiry: inquiryFields, question: questionFields, onboarding: onboardingFields }

test('no two labels of a form are the same, neither on the page nor in its mail', async () => {
  for (const locale of locales) {
    const { fields, yes: _yes, no: _no, ...others } = mailTexts[locale]
    const rest = Object.values(others).filter((text) => typeof text === 'string')
    const { inquiryText } = await import(`../../locales/${locale}/inquiry.ts`)
    const { questionText } = await import(`../../locales/${locale}/question.ts`)
    const shown = { inquiry: inquiryText.fields, question: questionText.fields, onboarding: onboardingText }
    for (const [form, names] of Object.entries(forms)) {
      for (const [where, texts, more] of [
        ['page', shown[form as keyof typeof forms], []],
        ['mail', fields, rest],
      ] as const) {
        const labels = names.flatMap((name) => labelIn(texts[name]))
        assert.ok(labels.length >= 3, `${form}, ${where}`)
        assert.deepEqual(repeated([...labels, ...more]), [], `${form}, ${where}, ${locale}`)
      }
    }
  }
})

const labelIn = (text: string | { label: string } | undefined): string[] =>
  text === undefined ? [] : [typeof text === 'string' ? text : text.label]

const repeated = (labels: string[]) => labels.filter((label, at) => labels.indexOf(label) !== at)

test('what a visitor wrote is never read as a template', () => {
  const { lead } = texts('en', { lead: 'Lead: {name}, {count:number} {{file|files}}' })
  for (const name of ['{count}', '{{a|b}}', '??', '$&', '{constructor}', '{name|list}']) {
    assert.equal(lead({ name, count: 1 }), `Lead: ${name}, 1 file`)
  }
})

test('every template has valid plurals and formatters, and each Italian one the arguments of its English twin', async () => {
  const english = await templatesOf('en')
  const italian = await templatesOf('it')
  assert.ok(english.size > 250 && italian.size > 50)
  const formatters = Object.keys(formattersOf('en'))
  for (const [key, template] of [...english, ...italian]) {
    for (const [, content = ''] of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
      assert.match(content, /^(?:\w+:)?[^:|]+(?:\|[^:|]+){1,2}$/, `${key}: ${template}`)
    }
    for (const formatter of formattersIn(template)) {
      assert.ok(formatters.includes(formatter), `${key}: ${formatter}`)
    }
  }
  for (const [key, template] of italian) {
    const twin = english.get(key)
    if (twin !== undefined) assert.deepEqual(argumentsOf(template), argumentsOf(twin), key)
  }
})

/** Never called: the type check fails unless each of these is an error. */
const _typeErrors = () => {
  const { receipt, removed, nothing } = erasureTexts.en
  receipt({ id: 'a', at: 'b' })
  // @ts-expect-error an argument is missing
  receipt({ id: 'a' })
  // @ts-expect-error a number in the place of words
  receipt({ id: 'a', at: 1 })
  // @ts-expect-error an argument that the text does not have
  receipt({ id: 'a', at: 'b', on: 'c' })
  // @ts-expect-error words in the place of a number
  removed.files({ count: '1' })
  // @ts-expect-error a text without arguments is no function
  nothing({})

  const base = texts('en', { hours: 'Opening hours', receipt: 'Receipt {id}, {at}' })
  translated<typeof base>('it', { hours: 'Orari', receipt: 'Ricevuta {id}, {at}' })
  // @ts-expect-error a text is missing
  translated<typeof base>('it', { receipt: 'Ricevuta {id}, {at}' })
  // @ts-expect-error a translation forgets an argument
  translated<typeof base>('it', { hours: 'Orari', receipt: 'Ricevuta {id}' })

  const { skipToContent: _text, ...shorter } = frame.interface
  // @ts-expect-error the frame of a language lacks a text
  const _frame = { ...frame, interface: shorter } satisfies Frame
}

/** Every template of a language by its dictionary and key. */
async function templatesOf(locale: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'locales', locale)
  const found = new Map<string, string>()
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    collect(await import(`../../locales/${locale}/${name.slice(0, -3)}.ts`), name, found)
  }
  return found
}

function collect(part: unknown, key: string, found: Map<string, string>): void {
  if (typeof part === 'string') assert.doesNotMatch(part, /[{}]/, `${key} has arguments that nobody fills in`)
  if (typeof part === 'function' && 'template' in part) found.set(key, String(part.template))
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) collect(value, `${key}.${name}`, found)
}

const argumentsOf = (template: string): string[] =>
  [...new Set(parse(template).flatMap((part) => (part.kind === 'text' ? [] : [part.key])))].sort()

const formattersIn = (template: string): string[] =>
  parse(template).flatMap((part) =>
    part.kind === 'parameter'
      ? part.transforms.flatMap((transform) => (transform.kind === 'formatter' ? [transform.name] : []))
      : [],
  )
