import { boxSign } from '#domain/posts/callout.ts'
import { listSign } from '#domain/posts/list-sign.ts'

/** Edits of the article text by the formatting bar, Enter or a paste. Pure; places are in characters. */

export type TextEdit = {
  from: number
  to: number
  insert: string
  /** The selection afterwards. */
  select: readonly [start: number, end: number]
}

export type Selection = { start: number; end: number }

const signs = { bold: '**', italic: '*' } as const
export type InlineFormat = keyof typeof signs
export type BlockFormat = 'heading' | 'list' | 'numbers' | 'quote' | 'callout'

const bullet = new RegExp(`^\\s*${listSign}\\s+`)
const number = /^\s*(\d{1,4})\.\s+/
const quoteSign = /^>\s*/
const callout = new RegExp(`^${boxSign}\\s*`, 'u')

const prefixOf: Readonly<Record<Exclude<BlockFormat, 'heading'>, RegExp>> = {
  list: bullet,
  numbers: number,
  quote: quoteSign,
  callout,
}

/** Toggles bold or italic for the selection or the word at the caret; in several lines, for each line. */
export function toggleInline(text: string, selection: Selection, format: InlineFormat): TextEdit {
  const sign = signs[format]
  const { start, end } =
    selection.start === selection.end ? wordAt(text, selection.start) : trimmed(text, selection)
  if (isWrapped(text, start, end, format)) {
    const [from, to] = [start - sign.length, end + sign.length]
    return { from, to, insert: text.slice(start, end), select: [from, from + end - start] }
  }
  const words = text.slice(start, end)
  if (words === '') {
    const at = start + sign.length
    return { from: start, to: end, insert: sign + sign, select: [at, at] }
  }
  const insert = words
    .split('\n')
    .map((line) => {
      const lead = Object.values(prefixOf).reduce(
        (found, prefix) => found || (prefix.exec(line)?.[0] ?? ''),
        '',
      )
      const rest = line.slice(lead.length).trim()
      return rest === '' ? line : `${lead}${sign}${rest}${sign}`
    })
    .join('\n')
  const isOneLine = !words.includes('\n')
  const select: TextEdit['select'] = isOneLine
    ? [start + sign.length, start + insert.length - sign.length]
    : [start, start + insert.length]
  return { from: start, to: end, insert, select }
}

function isWrapped(text: string, start: number, end: number, format: InlineFormat): boolean {
  const [before, after] = [starsBefore(text, start), starsAfter(text, end)]
  const both = Math.min(before, after)
  return format === 'bold' ? both === 2 || both === 3 : both === 1 || both === 3
}

/** The formats at the caret, as shown by the signs around it. */
export function inlineAt(text: string, { start, end }: Selection): ReadonlySet<InlineFormat> {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', end)
  const line = text
    .slice(from, stop < 0 ? text.length : stop)
    .replace(bullet, (sign) => ' '.repeat(sign.length))
  const found = new Set<InlineFormat>()
  for (const [, open = '', inner = ''] of line.matchAll(/(\*{1,3})([^\s*](?:[^*]*[^\s*])?)\1/g)) {
    const at = from + line.indexOf(open + inner)
    if (start < at + open.length || end > at + open.length + inner.length) continue
    if (open.length !== 1) found.add('bold')
    if (open.length !== 2) found.add('italic')
  }
  return found
}

export function toggleBlock(text: string, selection: Selection, format: BlockFormat): TextEdit {
  const from = text.lastIndexOf('\n', selection.start - 1) + 1
  const stop = text.indexOf('\n', Math.max(selection.end - (selection.end > selection.start ? 1 : 0), from))
  const to = stop < 0 ? text.length : stop
  const lines = text.slice(from, to).split('\n')
  const changed = format === 'heading' ? headings(lines) : prefixed(lines, format)
  // A block of its own: blank lines around it, unless its neighbours are of the same kind
  const isKin = (line: string) => format !== 'heading' && format !== 'callout' && prefixOf[format].test(line)
  const isOn = changed !== null
  const body = (changed ?? withoutFormat(lines, format)).join(format === 'heading' && isOn ? '\n\n' : '\n')
  const above = text.slice(0, from)
  const below = text.slice(to)
  const lead =
    !isOn || above === '' || above.endsWith('\n\n') || isKin(lastLine(above.slice(0, -1))) ? '' : '\n'
  const next = below.slice(1)
  const tail =
    !isOn || next === '' || next.startsWith('\n') || isKin(next.split('\n', 1)[0] ?? '') ? '' : '\n'
  const insert = lead + body + tail
  const end = from + lead.length + body.length
  const isCaret = selection.start === selection.end
  return { from, to, insert, select: isCaret ? [end, end] : [from + lead.length, end] }
}

/** Null if all lines have the format already. */
function prefixed(lines: readonly string[], format: Exclude<BlockFormat, 'heading'>): string[] | null {
  const full = lines.filter((line) => line.trim() !== '')
  if (full.length > 0 && full.every((line) => prefixOf[format].test(line))) return null
  let count = 0
  const sign = () => {
    count += 1
    return { list: '- ', numbers: `${count}. `, quote: '> ', callout: `${boxSign} ` }[format]
  }
  return lines.flatMap((line) => {
    if (line.trim() === '')
      return full.length === 0 ? [sign()] : format === 'quote' || format === 'callout' ? [line] : []
    return [sign() + plain(line)]
  })
}

/**
 * A heading is a line of its own that begins with a capital and does not end like a sentence; null if all
 * lines are headings.
 */
function headings(lines: readonly string[]): string[] | null {
  const full = lines.map(plain).filter((line) => line !== '')
  const changed = full.map((line) => {
    const bare = line.replace(/[\s.:;,!?]+$/, '').replace(/^\*{1,2}(.*?)\*{1,2}$/, '$1')
    return bare.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  })
  return full.length === lines.length && full.every((line, at) => line === changed[at] && line === lines[at])
    ? null
    : changed.length === 0
      ? ['']
      : changed
}

function withoutFormat(lines: readonly string[], format: BlockFormat): string[] {
  // A short line is a heading until it ends like a sentence
  if (format === 'heading') return lines.map((line) => `${line}.`)
  return lines.map((line) => line.replace(prefixOf[format], ''))
}

const plain = (line: string): string =>
  Object.values(prefixOf)
    .reduce((rest, prefix) => rest.replace(prefix, ''), line)
    .trim()

/** Enter in a list or quote: starts the next item or, on an empty item, ends the list; null elsewhere. */
export function continueList(text: string, { start, end }: Selection): TextEdit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const found = bullet.exec(line) ?? number.exec(line) ?? quoteSign.exec(line)
  if (!found || start < from + found[0].length) return null
  const rest = text.slice(from).split('\n', 1)[0] ?? ''
  if (rest.slice(found[0].length).trim() === '')
    return { from, to: from + rest.length, insert: '', select: [from, from] }
  const next = found[1] === undefined ? found[0].trimEnd() : `${Number(found[1]) + 1}.`
  const insert = `\n${next} `
  return { from: start, to: start, insert, select: [start + insert.length, start + insert.length] }
}

/** Makes the selected words a link; without a selection inserts one with `words`. */
export function linkEdit(text: string, { start, end }: Selection, href: string, words: string): TextEdit {
  const shown = (text.slice(start, end).trim() || words).replace(/[[\]\n]/g, ' ').trim() || href
  const insert = `[${shown}](${href.trim().replace(/[\s()<>]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))})`
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] }
}

/** Inserts pasted markup: words into the line, blocks between blank lines. */
export function pasteEdit(
  text: string,
  { start, end }: Selection,
  markup: string,
  isOneLine: boolean,
): TextEdit {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const gap = (around: string, edge: RegExp) =>
    around.trim() === '' ? '' : '\n\n'.slice(edge.exec(around)?.[0].length ?? 0)
  const lead = isOneLine ? '' : gap(before, /\n{0,2}$/)
  const tail = isOneLine ? '' : gap(after, /^\n{0,2}/)
  const insert = lead + markup + tail
  const caret = start + lead.length + markup.length
  return { from: start, to: end, insert, select: [caret, caret] }
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

function trimmed(text: string, { start, end }: Selection): Selection {
  const words = text.slice(start, end)
  const lead = words.length - words.trimStart().length
  return words.trim() === ''
    ? { start, end }
    : { start: start + lead, end: start + lead + words.trim().length }
}

function wordAt(text: string, at: number): Selection {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(Math.max(0, at - 100), at))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(at, at + 100))?.[0].length ?? 0
  return before > 0 && after > 0 ? { start: at - before, end: at + after } : { start: at, end: at }
}

const starsBefore = (text: string, at: number): number =>
  /\*{0,3}$/.exec(text.slice(Math.max(0, at - 3), at))?.[0].length ?? 0
const starsAfter = (text: string, at: number): number =>
  /^\*{0,3}/.exec(text.slice(at, at + 3))?.[0].length ?? 0
