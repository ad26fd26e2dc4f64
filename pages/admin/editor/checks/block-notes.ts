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

/** `lines`: of the whole body. */
export function noteOf(block: TracedBlock, lines: readonly string[]): BlockNote {
  const name = nameOf(block)
  const { rules } = text
  const note = (given: readonly string[], undo: string, short: string | null): BlockNote => ({
    name: text.names[name],
    question: text.why[name],
    rules: [...given],
    undo,
    short,
  })
  switch (name) {
    case 'large':
      return note(
        [rules.ownLine, rules.capital, rules.noEnd, rules.under150, rules.opening],
        text.undo.heading,
        text.short.large,
      )
    case 'heading':
      return note(
        [rules.ownLine, rules.capital, rules.noEnd, rules.under100],
        text.undo.heading,
        text.short.heading,
      )
    case 'sub':
      return note([rules.number, rules.alone], text.undo.sub, text.short.sub)
    case 'list':
      return note([rules.dashes], text.undo.list, text.short.list)
    case 'numbers':
      return note([rules.numbered], text.undo.numbers, text.short.numbers)
    case 'box':
      return note([rules.hand], text.undo.box, text.short.box)
    case 'quote':
      return note([rules.quote], text.undo.quote, text.short.quote)
    case 'figure':
      return note([rules.quote, rules.figure], text.undo.figure, text.short.figure)
    case 'picture':
      return note([rules.picture], text.undo.picture, text.short.picture)
    case 'paragraph':
      return note([whyNoHeading(lines.slice(block.from, block.to + 1))], text.undo.paragraph, null)
  }
}

/** The first thing that keeps a paragraph from being a heading. */
function whyNoHeading(lines: readonly string[]): string {
  const [first = '', ...others] = lines.map((line) => line.trim())
  if (others.length > 0) return text.rules.severalLines
  if (endsSentence(first)) return text.rules.ends
  if (!startsWithCapital(first)) return text.rules.small
  if (Array.from(first).length >= headingUnder) return text.rules.long
  return text.rules.rest
}

export function hiddenNoteOf({ because }: HiddenLine): BlockNote {
  const key = because === 'repeats-title' ? 'repeats' : because
  return {
    name: text.names.hidden,
    question: text.why.hidden,
    rules: [text.rules[key]],
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
