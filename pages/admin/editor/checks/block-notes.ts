import { endsSentence, headingUnder, startsWithCapital } from '#domain/posts/heading.ts'
import type { HiddenLine, TracedBlock } from '#domain/posts/markup.ts'
import { editorText } from '#locales/en/admin-editor.ts'

/** What the gutter calls a block, why it is one, and how to undo that. Pure; the rules are markup.ts's own. */

const text = editorText.blocks

type BlockName = keyof typeof text.gutter | 'large'

export type BlockNote = {
  name: string
  /** "Why a heading?" */
  question: string
  rules: string[]
  undo: string
  /** For the margin; null for what needs no word, such as a plain paragraph. */
  short: string | null
}

function nameOf({ block, because }: TracedBlock): BlockName {
  switch (block.kind) {
    case 'heading':
      return because === 'numbered-line' ? 'sub' : because === 'opening-line' ? 'large' : 'heading'
    case 'list':
      return block.ordered ? 'numbers' : 'list'
    case 'callout':
      return 'box'
    case 'quote':
      return 'quote'
    case 'figure':
      return 'figure'
    case 'picture':
      return 'picture'
    case 'paragraph':
      return 'paragraph'
  }
}

export const gutterOf = (block: TracedBlock): string => {
  const name = nameOf(block)
  return text.gutter[name === 'large' ? 'heading' : name]
}

const { rules } = text
/** What made a block what it is. A paragraph says what keeps it from being a heading. */
const rulesOf: Record<Exclude<BlockName, 'paragraph'>, readonly string[]> = {
  large: [rules.ownLine, rules.capital, rules.noEnd, rules.under150, rules.opening],
  heading: [rules.ownLine, rules.capital, rules.noEnd, rules.under100],
  sub: [rules.number, rules.alone],
  list: [rules.dashes],
  numbers: [rules.numbered],
  box: [rules.hand],
  quote: [rules.quote],
  figure: [rules.quote, rules.figure],
  picture: [rules.picture],
}

/** `lines`: of the whole body. */
export function noteOf(block: TracedBlock, lines: readonly string[]): BlockNote {
  const name = nameOf(block)
  const isParagraph = name === 'paragraph'
  return {
    name: text.names[name],
    question: text.why[name],
    rules: isParagraph ? [whyNoHeading(lines.slice(block.from, block.to + 1))] : [...rulesOf[name]],
    undo: text.undo[name === 'large' ? 'heading' : name],
    short: isParagraph ? null : text.short[name],
  }
}

/** The first thing that keeps a paragraph from being a heading. */
function whyNoHeading(lines: readonly string[]): string {
  const [first = '', ...others] = lines.map((line) => line.trim())
  if (others.length > 0) return rules.severalLines
  if (endsSentence(first)) return rules.ends
  if (!startsWithCapital(first)) return rules.small
  if (Array.from(first).length >= headingUnder) return rules.long
  return rules.rest
}

export function hiddenNoteOf({ because }: HiddenLine): BlockNote {
  const key = because === 'repeats-title' ? 'repeats' : because
  return {
    name: text.names.hidden,
    question: text.why.hidden,
    rules: [rules[key]],
    undo: text.undo[key],
    short: null,
  }
}

/** The lines right above a block that no reader sees, in words; null when there are none. */
export function hiddenAbove(
  index: number,
  blocks: readonly TracedBlock[],
  hidden: readonly HiddenLine[],
  lines: readonly string[],
): string | null {
  const after = blocks[index - 1]?.to ?? -1
  const before = blocks[index]?.from ?? 0
  const found = hidden.filter(({ line }) => line > after && line < before)
  if (found.length === 0) return null
  const names = found.map(({ line, because }) => {
    if (because === 'byline') return text.byline
    if (because === 'repeats-title') return text.repeatsTitle
    return /^[*_#\s]*([a-z]+ [a-z]+)/i.exec(lines[line]?.trim() ?? '')?.[1] ?? ''
  })
  return text.hiddenAbove({ number: found.length, names: names.join(', ') })
}
