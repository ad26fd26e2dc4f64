import type { Lettering, Line, Style } from './lettering.ts'

/** Sets text in lines. Pure. */

export type Block = { lines: Line[]; size: number; leading: number; height: number }

/** A size in pixels, how many lines of it there may be, and the height of a line as a part of the size. */
type Step = { size: number; lines: number; leading: number }

/** Sizes that share the rest. */
export const steps = (sizes: readonly number[], lines: number, leading: number): Step[] =>
  sizes.map((size) => ({ size, lines, leading }))

type Measure = {
  style: Omit<Style, 'size'>
  /** Pixels and lines, in the order in which they are liked: the first that fits is taken. */
  steps: readonly Step[]
  width: number
  /** How high the block may become; lines beyond it are left out. */
  height: number
}

/**
 * Text in lines of about the same length, as few as there can be, in the largest size that fits. What fits in no size
 * is cut at a word in the smallest. A word wider than the line is broken where it has to be.
 */
export function setBlock(lettering: Lettering, text: string, measure: Measure): Block {
  const { style, width, height, steps } = measure
  const clean = lettering.drawable(text, style.font)
  // Measured once, in parts of the size
  const part = { ...style, size: 1 }
  const words = wordsOf(lettering, clean, part, Number.POSITIVE_INFINITY)
  const space = lettering.widthOf('n n', part) - lettering.widthOf('nn', part)
  const longest = Math.max(0, ...words.map((word) => word.width))
  const last = steps.at(-1)
  for (const step of steps) {
    const { size, leading } = step
    const column = width / size
    const isLast = step === last
    if (longest > column && !isLast) continue
    const set = longest > column ? wordsOf(lettering, clean, part, column) : words
    const lines = wrap(set, space, column)
    const most = Math.min(step.lines, Math.floor(height / (size * leading)))
    if (lines.length > most && !isLast) continue
    const kept =
      lines.length > most
        ? cut(lettering, lines.slice(0, Math.max(1, most)), part, column)
        : balanced(set, space, column)
    return {
      lines: kept.map((line) => lettering.line(line, { ...style, size })),
      size,
      leading,
      height: kept.length * size * leading,
    }
  }
  return { lines: [], size: 0, leading: 0, height: 0 }
}

type Word = { text: string; width: number }

function wordsOf(lettering: Lettering, text: string, style: Style, most: number): Word[] {
  const wordOf = (part: string): Word => ({ text: part, width: lettering.widthOf(part, style) })
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const word = wordOf(part)
      return word.width <= most ? [word] : broken(part, most, wordOf)
    })
}

/** A word in pieces that fit. */
function broken(text: string, most: number, wordOf: (part: string) => Word): Word[] {
  const pieces: Word[] = []
  let piece = ''
  for (const character of text) {
    if (piece !== '' && wordOf(piece + character).width > most) {
      pieces.push(wordOf(piece))
      piece = ''
    }
    piece += character
  }
  return [...pieces, wordOf(piece)]
}

function wrap(words: readonly Word[], space: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of words) {
    if (line !== '' && used + space + word.width > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    used += (line === '' ? 0 : space) + word.width
    line += (line === '' ? '' : ' ') + word.text
  }
  return line === '' ? lines : [...lines, line]
}

/** As CSS's `text-wrap: balance`: the narrowest column that needs no further line. */
function balanced(words: readonly Word[], space: number, width: number): string[] {
  const wanted = wrap(words, space, width).length
  let low = Math.max(0, ...words.map((word) => word.width))
  let high = width
  for (let tries = 0; tries < 10; tries += 1) {
    const middle = (low + high) / 2
    if (wrap(words, space, middle).length > wanted) low = middle
    else high = middle
  }
  return wrap(words, space, high)
}

/** The last line ends with an ellipsis. */
function cut(lettering: Lettering, lines: string[], style: Style, width: number): string[] {
  const last = (lines.at(-1) ?? '').split(' ')
  const shown = (words: readonly string[]) => `${words.join(' ').replace(/[\s.,;:–-]+$/, '')}…`
  while (last.length > 1 && lettering.widthOf(shown(last), style) > width) last.pop()
  return [...lines.slice(0, -1), shown(last)]
}
