import { linksIn } from '#domain/posts/link-faults.ts'
import type { Block, Inline, TracedBlock } from '#domain/posts/markup.ts'

/**
 * What makes a text needlessly hard for people who listen to it or find reading hard (R276). Pure and linear:
 * each block is scanned once.
 */

export type WritingFault =
  /** A heading two levels below the one before, or one with nothing under it. */
  | { kind: 'heading-order' | 'heading-alone'; words: string; from: number }
  /** The words of a link say nothing without the sentence around it. */
  | { kind: 'vague-link' | 'bare-link'; words: string; href: string; from: number }
  | { kind: 'capitals'; words: string; from: number }

const vague =
  /^(?:(?:(?:please )?click|press|tap|see|look|read|find out|get it) )?(?:here|this|this (?:link|page|post|article)|link|page|more|read more|read on|learn more|find out more|more info(?:rmation)?|details|continue(?: reading)?|website)$|^(?:(?:clicca|premi|vedi|leggi|guarda) )?(?:qui|qua|questo|questo (?:link|articolo)|questa pagina|pagina|di più|altro|leggi|leggi (?:tutto|ancora)|scopri|scopri di più|continua|continua a leggere|maggiori informazioni|dettagli|sito)$/i
const bare =
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|co\.uk|uk|it|eu|io|gov)(?:\/\S*)?$/i
/** This many consecutive words in capitals, or more, are a fault; fewer may be a name. */
const fewestInCapitals = 3
/** Longer link text is not checked. */
const longestSaying = 200

export function writingFaults(blocks: readonly TracedBlock[]): WritingFault[] {
  const faults: WritingFault[] = []
  let level = 1
  for (const [at, { block, from }] of blocks.entries()) {
    const { words, shouted } = wordsOf(block)
    if (block.kind === 'heading') {
      if (block.level > level + 1) faults.push({ kind: 'heading-order', words, from })
      level = block.level
      const next = blocks[at + 1]?.block
      if (!next || (next.kind === 'heading' && next.level <= block.level))
        faults.push({ kind: 'heading-alone', words, from })
    }
    if (shouted !== null) faults.push({ kind: 'capitals', words: shouted, from })
  }
  for (const { href, words, from } of linksIn(blocks)) {
    if (words.length > longestSaying) continue
    const said = words.trim().replace(/[\s.…!:→»>]+$/u, '')
    if (vague.test(said)) faults.push({ kind: 'vague-link', words, href, from })
    else if (bare.test(said)) faults.push({ kind: 'bare-link', words, href, from })
  }
  return faults
}

type Words = { words: string; shouted: string | null }

// Blocks are immutable: an edit makes a new block
const wordsByBlock = new WeakMap<Block, Words>()

function wordsOf(block: Block): Words {
  const known = wordsByBlock.get(block)
  if (known) return known
  const words = textOf(block)
  const found = { words, shouted: capitalsIn(words) }
  wordsByBlock.set(block, found)
  return found
}

function capitalsIn(text: string): string | null {
  let passage: string[] = []
  for (const word of [...text.split(/\s+/), '']) {
    const bareWord = word.replace(/[^\p{L}\p{N}]/gu, '')
    if (/^\p{Lu}{2,}$/u.test(bareWord)) passage.push(word)
    else if (passage.length >= fewestInCapitals) return passage.join(' ')
    else passage = []
  }
  return null
}

const textOf = (block: Block): string =>
  block.kind === 'list' ? block.items.map(wordsIn).join(' ') : wordsIn(block.children)

const wordsIn = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'code' ? '' : wordsIn(node.children)))
    .join('')
