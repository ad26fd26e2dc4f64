import { type Block, type TracedBlock, wordsOf } from '#domain/posts/markup.ts'
import type { FaqItem } from '#domain/posts/post.schema.ts'
import type { Reading } from '../checks/reading.ts'

export type FaqInText = {
  heading: string
  items: FaqItem[]
  /** The content without the heading, the questions and their answers. */
  rest: string
}

const names =
  /\bFAQs?\b|frequently asked|questions (?:and|&) answers|\bQ ?& ?A\b|domande (?:frequenti|e risposte|comuni)/i

/**
 * The last section of an article whose heading calls it an FAQ: each question is a line of its own that ends
 * with a question mark. Null if there are fewer than two questions, if one has no answer, or if an answer is
 * more than plain paragraphs: an FAQ has no links, lists or pictures, so these would be lost. Pure.
 */
export function faqInText({ blocks, lines }: Reading): FaqInText | null {
  const at = blocks.findLastIndex(({ block }) => block.kind === 'heading' && names.test(textOf(block)))
  const heading = blocks[at]
  if (!heading) return null
  const section = untilNextHeading(blocks.slice(at + 1))
  const items: FaqItem[] = []
  for (const { block } of section) {
    if (isQuestion(block)) items.push({ question: textOf(block), answer: '' })
    else {
      const item = items.at(-1)
      if (!item || block.kind !== 'paragraph' || block.children.some(hasLink)) return null
      item.answer += `${item.answer && '\n'}${textOf(block)}`
    }
  }
  const last = section.at(-1)
  if (!last || items.length < 2 || items.some(({ answer }) => answer === '')) return null
  const rest = [...lines.slice(0, heading.from), ...lines.slice(last.to + 1)].join('\n')
  return { heading: textOf(heading.block), items, rest }
}

function untilNextHeading(blocks: TracedBlock[]): TracedBlock[] {
  const end = blocks.findIndex(({ block }) => block.kind === 'heading' && !isQuestion(block))
  return end < 0 ? blocks : blocks.slice(0, end)
}

const isQuestion = (block: Block): boolean =>
  (block.kind === 'heading' || block.kind === 'paragraph') && /^[^\n]{1,200}\?$/.test(textOf(block))

const textOf = (block: Block): string =>
  'children' in block ? block.children.map(wordsOf).join('').trim() : ''

const hasLink = (node: Parameters<typeof wordsOf>[0]): boolean =>
  node.kind === 'link' || ('children' in node && node.children.some(hasLink))
