import { formOf, isCut, type RawLine, wrapWidth } from './lines.ts'
import { plainText, unquoted } from './plain-text.ts'

type MetadataField = 'title' | 'slug' | 'description' | 'category'

export type MetadataLine = {
  field: MetadataField
  /** As spelt in the text: "Meta Title". */
  label: string
  value: string
  number: number
}

/** Bare labels ("Title:") count only in this many first and last non-blank lines, "Meta Title" anywhere. */
const openingLines = 15
const closingLines = 10

const metaLabels: readonly [MetadataField, string][] = [
  ['title', 'meta[ -]?title|seo[ -]title|title tag|meta[ -]?titolo|titolo (?:meta|seo)|tag title'],
  [
    'description',
    'meta[ -]?description|seo[ -]description|meta[ -]?descrizione|descrizione (?:meta|seo)|description tag',
  ],
  ['slug', 'url[ -]slug|slug[ -]url|slug|permalink'],
]
const bareLabels: readonly [MetadataField, string][] = [
  [
    'title',
    "(?:(?:blog )?(?:post|article) )?title|headline|h1|titolo(?: (?:dell[’']articolo|del post|articolo))?",
  ],
  ['description', 'description|excerpt|descrizione|estratto'],
  ['category', '(?:blog )?category|categoria'],
]
const droppedLabels =
  'tags?|keywords?|focus keyword|keyphrase|parol[ae][ -]chiave|author|autore|autrice|date|data|published|publish date|pubblicato|status|stato|language|lingua|word count|words|parole|reading time|read time|tempo di lettura|featured image|image|immagine|alt text|layout|draft|from|to|cc|bcc|sent|subject|da|a|inviato|oggetto'

const label = (names: string, separator: string) =>
  new RegExp(`^(${names})(?:\\s?\\([^()]{0,60}\\))?\\s{0,4}(?:${separator})\\s*`, 'i')

const mayBeMetadata = /meta|seo|title|titolo|slug|permalink|descri/i
const metaPatterns = metaLabels.map(([field, names]) => ({ field, pattern: label(names, '[:=|\\t–—-]|$') }))
const barePatterns = bareLabels.map(([field, names]) => ({ field, pattern: label(names, '[:\\t]|$') }))
const droppedPattern = label(droppedLabels, ':')

/**
 * Lines that set a field ("Meta Title: …", R109), and the text with these and other labelled lines blanked.
 * In the order of the text, but "Meta …" labels come before bare ones ("Title:"). Pure.
 */
export function takeMetadata(raw: readonly RawLine[]): { metadata: MetadataLine[]; rest: RawLine[] } {
  const filled = raw.flatMap((line, at) => (line.text === '' ? [] : [at]))
  const position = new Map(filled.map((at, order) => [at, order]))
  const near = (at: number, most = openingLines) => (position.get(at) ?? 0) < most
  const last = (at: number) => filled.length - 1 - (position.get(at) ?? 0) < closingLines
  const found: (MetadataLine & { meta: boolean })[] = []
  const gone = new Set<number>()
  const frontMatter = frontMatterEnd(raw, filled)
  const width = wrapWidth(raw)

  for (const [order, at] of filled.entries()) {
    const line = raw[at]
    if (!line || gone.has(at)) continue
    if (!near(at) && !last(at) && at > frontMatter && !mayBeMetadata.test(line.text.slice(0, 40))) continue
    const text = plainText(line.text.slice(0, 3000), true).replace(/^#{1,6}\s+|^[-*•]\s+|^\d{1,2}[.)]\s+/, '')
    const inFrontMatter = at <= frontMatter
    const read = readLabel(text, near(at) || inFrontMatter, last(at))
    if (inFrontMatter) gone.add(at)
    if (!read) {
      if (near(at) && droppedPattern.test(text)) gone.add(at)
      else if (
        last(at) &&
        /^(?:tags?|keywords?|parol[ae][ -]chiave|author|autore|word count)\s?:/i.test(text)
      )
        gone.add(at)
      continue
    }
    const next = raw[filled[order + 1] ?? -1]
    let { value } = read
    const follows = next && plainText(next.text.slice(0, 3000), true)
    if (value === '' && next && follows && !readLabel(follows, true, true) && !droppedPattern.test(follows)) {
      // "Meta Title" alone, or with nothing after its colon: the value is the next line.
      if (!read.meta && !/[:\t]/.test(text)) continue
      value = follows
      gone.add(filled[order + 1] ?? -1)
    }
    gone.add(at)
    if (value !== '' && (read.field === 'title' || read.field === 'description')) {
      let end = value === follows ? (filled[order + 1] ?? at) : at
      for (; value.length < 1000 && goesOn(raw[end], raw[end + 1], width); end++) {
        value = `${value} ${raw[end + 1]?.text ?? ''}`
        gone.add(end + 1)
      }
    }
    value = cleanValue(value)
    if (value !== '') found.push({ ...read, value, number: line.number })
  }
  const metadata = [...found.filter((line) => line.meta), ...found.filter((line) => !line.meta)]
  return {
    metadata: metadata.map(({ meta: _, ...line }) => line),
    rest: raw.map((line, at) => (gone.has(at) ? { ...line, text: '' } : line)),
  }
}

/** Whether the value continues on the next line. */
function goesOn(before: RawLine | undefined, after: RawLine | undefined, width: number): boolean {
  if (!before || !after || after.text === '' || formOf(after.text).marked) return false
  const text = plainText(after.text.slice(0, 300), true)
  if (readLabel(text, true, true) || droppedPattern.test(text)) return false
  return isCut(before.text, before.text.length, after.text, width)
}

function readLabel(text: string, opening: boolean, closing: boolean) {
  for (const { field, pattern } of metaPatterns) {
    const match = pattern.exec(text)
    if (match) return { field, meta: true, label: match[1] ?? '', value: text.slice(match[0].length) }
  }
  if (!opening && !closing) return null
  for (const { field, pattern } of barePatterns) {
    const match = field === 'title' && !opening ? null : pattern.exec(text)
    if (match) return { field, meta: false, label: match[1] ?? '', value: text.slice(match[0].length) }
  }
  return null
}

/** Removes quotes around the value and the character count that assistants add. */
const cleanValue = (value: string): string =>
  unquoted(
    plainText(value)
      .replace(/\s?[([]\s?\d{1,3}\s?(?:characters?|chars?|caratteri)\s?[)\]]$/i, '')
      .trim(),
  )

/** Index of the line that closes `---` front matter at the very start; -1 when there is none. */
function frontMatterEnd(raw: readonly RawLine[], filled: readonly number[]): number {
  const [first = -1] = filled
  if (raw[first]?.text !== '---') return -1
  const end = raw.findIndex((line, at) => at > first && at < first + 60 && line.text === '---')
  const inside = raw.slice(first + 1, end).filter((line) => line.text !== '')
  return end > 0 && inside.length > 0 && inside.every((line) => /^(?:[\w-]{1,40}\s?:|- )/.test(line.text))
    ? end
    : -1
}
