import { countWords } from './extract-words.ts'
import { type Block, wordsOf } from './markup.ts'

/** How long an article takes to read. Pure; Smart Extract and the editor both count with this. */

export const wordsPerMinute = 200

export const minutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))

/** Number of words in the title and the text, without link addresses and hidden lines. */
export function countRead(title: string, blocks: readonly Block[]): number {
  if (blocks.length === 0) return 0
  return blocks.reduce((sum, block) => sum + wordsIn(block), countWords(title))
}

// Blocks are immutable, so each is counted once
const known = new WeakMap<Block, number>()

function wordsIn(block: Block): number {
  const counted = known.get(block)
  if (counted !== undefined) return counted
  const pieces = 'items' in block ? block.items : 'children' in block ? [block.children] : []
  const words = pieces.reduce((sum, nodes) => sum + countWords(nodes.map(wordsOf).join('')), 0)
  known.set(block, words)
  return words
}
