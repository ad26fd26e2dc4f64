import { type HiddenLine, type TracedBlock, traceArticle } from '#domain/posts/markup.ts'
import { body } from '#domain/posts/post.schema.ts'
import { type BlockNote, gutterOf, hiddenNoteOf, noteOf } from './block-notes.ts'

/** The content as its readers get it, and as its writer sees that in the gutter. Pure. */
export type Reading = {
  /** Lines count as in what was typed. */
  blocks: TracedBlock[]
  hiddenLines: HiddenLine[]
  lines: string[]
  /** By line: how it looks, and what stands beside it. */
  looks: ('plain' | 'heading' | 'hidden')[]
  gutters: string[]
  hidden: number
}

export const hiddenMark = 'hidden'

/**
 * Reads what was typed as it will be stored. Blocks that are as they were in `before` stay the same objects, so that
 * nothing has to be drawn again.
 */
export function readContent(content: string, title: string, before: Reading | null): Reading {
  const stored = body(content)
  const shift = stored === '' ? 0 : linesBefore(content, stored)
  const traced = traceArticle(stored, { title })
  const lines = content.replace(/\r\n?/g, '\n').split('\n')
  const blocks = traced.blocks.map((block) => ({ ...block, from: block.from + shift, to: block.to + shift }))
  const hiddenLines = traced.hidden.map((hidden) => ({ ...hidden, line: hidden.line + shift }))
  if (before) reuse(blocks, lines, before)
  const looks: Reading['looks'] = []
  const gutters: string[] = []
  for (const block of blocks) {
    gutters[block.from] = gutterOf(block)
    if (block.block.kind === 'heading') looks[block.from] = 'heading'
  }
  for (const [index, { line }] of hiddenLines.entries()) {
    // Blank lines between two of them belong to them
    const above = hiddenLines[index - 1]?.line ?? line
    const isOneBlock = lines.slice(above + 1, line).every((between) => between.trim() === '')
    for (let at = above + 1; isOneBlock && at < line; at++) looks[at] = 'hidden'
    looks[line] = 'hidden'
    gutters[line] = hiddenMark
  }
  return { blocks, hiddenLines, lines, looks, gutters, hidden: hiddenLines.length }
}

/** How many lines are left out above the first that is stored. */
function linesBefore(content: string, stored: string): number {
  const lines = content.replace(/\r\n?/g, '\n').split('\n')
  const first = stored.split('\n', 1)[0]?.trim() ?? ''
  const at = lines.findIndex((line) => line.trim() !== '')
  return at >= 0 && (lines[at]?.trim() === first || first === '') ? at : 0
}

/** The same lines make the same block. */
function reuse(blocks: TracedBlock[], lines: readonly string[], before: Reading): void {
  const known = new Map<string, TracedBlock['block']>()
  for (const { block, because, from, to } of before.blocks)
    known.set(keyOf(before.lines, from, to, because, block), block)
  for (const traced of blocks) {
    const { block, because, from, to } = traced
    traced.block = known.get(keyOf(lines, from, to, because, block)) ?? block
  }
}

const keyOf = (
  lines: readonly string[],
  from: number,
  to: number,
  because: string,
  block: TracedBlock['block'],
): string =>
  `${because}${block.kind === 'heading' ? `${block.level} ${block.id ?? ''}` : ''}\n${lines.slice(from, to + 1).join('\n')}`

export type Place =
  | { kind: 'block'; index: number; from: number; to: number }
  | { kind: 'hidden'; index: number; from: number; to: number }

/** What a line belongs to; null between blocks. */
export function placeOf({ blocks, hiddenLines }: Reading, line: number): Place | null {
  const hidden = hiddenLines.findIndex((one) => one.line === line)
  if (hidden >= 0) return { kind: 'hidden', index: hidden, from: line, to: line }
  const index = blocks.findIndex(({ from, to }) => line >= from && line <= to)
  const block = blocks[index]
  return block ? { kind: 'block', index, from: block.from, to: block.to } : null
}

/** Of the block, or the hidden line, at a place. */
export function noteAt(place: Place | null, { blocks, hiddenLines, lines }: Reading): BlockNote | null {
  if (place?.kind === 'hidden') {
    const line = hiddenLines[place.index]
    return line ? hiddenNoteOf(line) : null
  }
  const block = place && blocks[place.index]
  return block ? noteOf(block, lines) : null
}

/** The line of a place in a text, both from 0. */
export function lineAt(content: string, at: number): number {
  let line = 0
  for (let next = content.indexOf('\n'); next >= 0 && next < at; next = content.indexOf('\n', next + 1))
    line++
  return line
}
