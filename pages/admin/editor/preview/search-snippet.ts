import { widthOf } from './arial-widths.ts'

/**
 * How lists of search results cut titles and descriptions: by pixels of Arial, which they set them in. The figures are those
 * that search engines use at the time of writing; none promises them.
 */
export type SnippetRule = {
  /** Of the type, in pixels. */
  size: number
  /** Of a line, in pixels. */
  line: number
  lines: number
  /** Of all lines together, where that is less than they have room for. */
  most?: number
}

export const snippetRules = {
  desktop: {
    title: { size: 20, line: 580, lines: 1 },
    description: { size: 14, line: 600, lines: 2, most: 920 },
  },
  phone: {
    title: { size: 20, line: 328, lines: 2 },
    description: { size: 14, line: 328, lines: 3 },
  },
} as const satisfies Record<string, Record<string, SnippetRule>>

export type Snippet = {
  lines: string[]
  isCut: boolean
  /** Of the whole text in one line, and what there is room for, in pixels. */
  width: number
  room: number
}

const ellipsis = ' ...'

/** The lines that are shown of a text; what has no room is cut between two words. */
export function snippetOf(text: string, rule: SnippetRule): Snippet {
  const { size, line, lines: count, most = line * count } = rule
  const words = text.split(/\s+/).filter((word) => word !== '')
  const width = Math.ceil(widthOf(words.join(' '), size))
  const whole = wrap(words, size, line)
  if (whole.length <= count && width <= most) return { lines: whole, isCut: false, width, room: most }
  // From the first word on, as many as have room with the dots behind them
  let end = 0
  while (end < words.length && fits(`${words.slice(0, end + 1).join(' ')}${ellipsis}`, rule)) end += 1
  const shown = end > 0 ? words.slice(0, end).join(' ') : lettersOf(words[0] ?? '', rule)
  return { lines: wrap(`${shown}${ellipsis}`.split(' '), size, line), isCut: true, width, room: most }
}

function fits(text: string, { size, line, lines, most = line * lines }: SnippetRule): boolean {
  return widthOf(text, size) <= most && wrap(text.split(' '), size, line).length <= lines
}

/** Of a word that is longer than all the room there is. */
function lettersOf(word: string, rule: SnippetRule): string {
  let shown = ''
  for (const letter of word) {
    if (!fits(`${shown}${letter}${ellipsis}`, rule)) break
    shown += letter
  }
  return shown
}

/** As browsers break lines; a word longer than a line is broken where the line ends. */
function wrap(words: readonly string[], size: number, line: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of words) {
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer, size) <= line) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = ''
    for (const letter of word) {
      if (widthOf(current + letter, size) > line) {
        lines.push(current)
        current = ''
      }
      current += letter
    }
  }
  return current === '' ? lines : [...lines, current]
}
