import { type TracedBlock, traceArticle } from '#domain/posts/markup.ts'
import { body } from '#domain/posts/post.schema.ts'

/** The content as its readers get it. Pure. */
export type Reading = {
  /** Their line numbers are those of the typed text. */
  blocks: TracedBlock[]
  lines: string[]
  /** How many lines readers do not see. */
  hidden: number
}

/**
 * Reads the typed text as it will be stored. Blocks unchanged since `before` stay the same objects, so that
 * they are not rendered again.
 */
export function readContent(content: string, title: string, before: Reading | null): Reading {
  const stored = body(content)
  const lines = content.replace(/\r\n?/g, '\n').split('\n')
  const shift = stored === '' ? 0 : linesBefore(lines, stored)
  const traced = traceArticle(stored, { title })
  const blocks = traced.blocks.map((block) => ({ ...block, from: block.from + shift, to: block.to + shift }))
  if (before) reuse(blocks, lines, before)
  return { blocks, lines, hidden: traced.hidden.length }
}

/** How many typed lines precede the first stored line. */
function linesBefore(lines: readonly string[], stored: string): number {
  const first = stored.split('\n', 1)[0]?.trim() ?? ''
  const at = lines.findIndex((line) => line.trim() !== '')
  return at >= 0 && (lines[at]?.trim() === first || first === '') ? at : 0
}

function reuse(blocks: TracedBlock[], lines: readonly string[], before: Reading): void {
  const known = new Map(before.blocks.map((traced) => [keyOf(traced, before.lines), traced.block]))
  for (const traced of blocks) traced.block = known.get(keyOf(traced, lines)) ?? traced.block
}

const keyOf = ({ block, from, to }: TracedBlock, lines: readonly string[]): string =>
  `${block.kind}${block.kind === 'heading' ? `${block.level} ${block.look} ${block.id ?? ''}` : ''}\n${lines.slice(from, to + 1).join('\n')}`

/** The index of the block that a line belongs to; null between blocks. */
export function blockAt({ blocks }: Reading, line: number): number | null {
  const index = blocks.findIndex(({ from, to }) => line >= from && line <= to)
  return index < 0 ? null : index
}

/** The line of an offset in a text, both from 0. */
export function lineAt(content: string, at: number): number {
  let line = 0
  for (let next = content.indexOf('\n'); next >= 0 && next < at; next = content.indexOf('\n', next + 1))
    line++
  return line
}
