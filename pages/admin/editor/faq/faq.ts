import { type FaqItem, readFaq } from '#domain/posts/post.schema.ts'

/** The FAQ's two ways of entry, rows and JSON, and switching between them (R99). Pure. */

/** A row of the form; `key` only tells rows apart while they are moved. */
export type FaqRow = FaqItem & { key: number }

export type FaqEntry = { faqMode: 'rows' | 'json'; faqRows: FaqRow[]; faqJson: string }

let lastKey = 0
export const faqRow = ({ question, answer }: FaqItem): FaqRow => ({ key: ++lastKey, question, answer })

const isBlank = ({ question, answer }: FaqItem): boolean => question.trim() === '' && answer.trim() === ''

/** A post's stored FAQ as rows for the form. Text that cannot be read stays unchanged, in JSON mode. */
export function faqEntryOf(faqData: string | null): FaqEntry {
  const items = faqData === null ? [] : readFaq(faqData)
  if (items === null || (items.length === 0 && faqData !== null)) {
    return { faqMode: 'rows', faqRows: [], faqJson: faqData ?? '' }
  }
  return { faqMode: 'rows', faqRows: items.map(faqRow), faqJson: '' }
}

/** The rows as schema.org's FAQPage, for JSON mode; empty without rows. */
export function faqJsonOf(rows: readonly FaqItem[]): string {
  const items = rows.filter((row) => !isBlank(row))
  if (items.length === 0) return ''
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return JSON.stringify(page, null, 2)
}

export type FaqReading =
  | { ok: true; items: FaqItem[] }
  /** `line` from 1 where the JSON stops; null if it is JSON, but not a list of questions. */
  | { ok: false; line: number | null }

/** Reads pasted FAQ JSON; empty text is an empty FAQ. */
export function readFaqJson(text: string): FaqReading {
  if (text.trim() === '') return { ok: true, items: [] }
  const items = readFaq(text)
  if (items && (items.length > 0 || text.replace(/\s/g, '') === '[]')) return { ok: true, items }
  return { ok: false, line: faultLine(text) }
}

/** The line in which a text stops being JSON; null if it is JSON. Some engines report no position. */
function faultLine(text: string): number | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const line = /line (\d+)/.exec(message)?.[1]
    if (line !== undefined) return Number(line)
    const position = /position (\d+)/.exec(message)?.[1]
    const upTo = position === undefined ? text.trimEnd() : text.slice(0, Number(position))
    return upTo.split('\n').length
  }
}

/** Switches between rows and JSON. Null if the JSON cannot be read into rows. */
export function switchFaq(entry: FaqEntry, mode: FaqEntry['faqMode']): FaqEntry | null {
  if (mode === entry.faqMode) return entry
  if (mode === 'json') {
    const json = faqJsonOf(entry.faqRows)
    return { ...entry, faqMode: 'json', faqJson: json || entry.faqJson }
  }
  const reading = readFaqJson(entry.faqJson)
  if (!reading.ok) return null
  return { faqMode: 'rows', faqRows: reading.items.map(faqRow), faqJson: '' }
}

export type FaqFault =
  | { kind: 'json'; line: number | null }
  /** `row` from 0. */
  | { kind: 'no-answer' | 'no-question'; row: number }

export function faqFaultOf({ faqMode, faqRows, faqJson }: FaqEntry): FaqFault | null {
  if (faqMode === 'json') {
    const reading = readFaqJson(faqJson)
    return reading.ok ? null : { kind: 'json', line: reading.line }
  }
  for (const [row, item] of faqRows.entries()) {
    if (isBlank(item)) continue
    if (item.answer.trim() === '') return { kind: 'no-answer', row }
    if (item.question.trim() === '') return { kind: 'no-question', row }
  }
  return null
}

/** The questions that a reader will see: if the FAQ has a fault, only the complete ones. */
export function faqItemsOf({ faqMode, faqRows, faqJson }: FaqEntry): FaqItem[] {
  if (faqMode === 'json') {
    const reading = readFaqJson(faqJson)
    return reading.ok ? reading.items : []
  }
  return faqRows.flatMap(({ question, answer }) =>
    question.trim() && answer.trim() ? [{ question: question.trim(), answer: answer.trim() }] : [],
  )
}

/** `faqData` to send. Stored text that could not be read is sent unchanged unless there are questions. */
export function faqDataOf(entry: FaqEntry): string | null {
  const items = faqItemsOf(entry)
  if (items.length > 0) return JSON.stringify(items)
  return entry.faqMode === 'rows' && entry.faqJson !== '' ? entry.faqJson : null
}
