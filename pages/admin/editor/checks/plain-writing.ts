import { linksIn } from '#domain/posts/link-faults.ts'
import type { Block, Inline, TracedBlock } from '#domain/posts/markup.ts'

/**
 * What makes a text harder to read than it has to be, for people who hear it or read with effort (R276). Pure and linear; each
 * block is looked through once.
 */

export type WritingFault =
  /** A heading two levels below the one before, or one with nothing under it. */
  | { kind: 'heading-order' | 'heading-alone'; words: string; from: number }
  /** The words of a link say nothing without the sentence around it. */
  | { kind: 'vague-link' | 'bare-link'; words: string; href: string; from: number }
  | { kind: 'capitals'; words: string; from: number }

export type ReadingLevel = {
  language: 'en' | 'it'
  /** Flesch Reading Ease for English, Gulpease for Italian: the more the easier, about 0 to 100. */
  score: number
  isHard: boolean
  wordsInSentence: number
}

/** Below this a text is for readers with a degree. */
const hardBelow = { en: 30, it: 40 } as const
/** Fewer words have no level worth telling. */
const leastWords = 100

const vague =
  /^(?:(?:(?:please )?click|press|tap|see|look|read|find out|get it) )?(?:here|this|this (?:link|page|post|article)|link|page|more|read more|read on|learn more|find out more|more info(?:rmation)?|details|continue(?: reading)?|website)$|^(?:(?:clicca|premi|vedi|leggi|guarda) )?(?:qui|qua|questo|questo (?:link|articolo)|questa pagina|pagina|di più|altro|leggi|leggi (?:tutto|ancora)|scopri|scopri di più|continua|continua a leggere|maggiori informazioni|dettagli|sito)$/i
const bare =
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|co\.uk|uk|it|eu|io|gov)(?:\/\S*)?$/i
/** So many words of capitals one after the other; one or two may be names. */
const fewestInCapitals = 3
/** Longer words of a link are no saying of few words. */
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

// A block never changes, and one that is typed in is another
const wordsByBlock = new WeakMap<Block, Words>()

function wordsOf(block: Block): Words {
  const known = wordsByBlock.get(block)
  if (known) return known
  const words = textOf(block)
  const found = { words, shouted: capitalsIn(words) }
  wordsByBlock.set(block, found)
  return found
}

type Counts = {
  words: number
  sentences: number
  syllables: number
  letters: number
  italian: number
  english: number
}

const countsByBlock = new WeakMap<Block, Counts>()

/** How hard a text is to read, by the measure of its language; null for one too short to tell. */
export function readingLevel(blocks: readonly TracedBlock[]): ReadingLevel | null {
  const sum: Counts = { words: 0, sentences: 0, syllables: 0, letters: 0, italian: 0, english: 0 }
  for (const { block } of blocks) {
    if (block.kind === 'heading' || block.kind === 'picture') continue
    const counts = countsOf(block)
    for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key]
  }
  const { words, sentences, syllables, letters } = sum
  if (words < leastWords) return null
  const language = sum.italian > sum.english ? 'it' : 'en'
  const score =
    language === 'it'
      ? 89 + (300 * sentences - 10 * letters) / words
      : 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
  return {
    language,
    score: Math.round(score),
    isHard: score < hardBelow[language],
    wordsInSentence: Math.round(words / sentences),
  }
}

const englishWords = new Set(['the', 'and', 'of', 'to', 'is', 'you', 'that', 'with', 'for', 'are'])
const italianWords = new Set([
  'il',
  'che',
  'di',
  'è',
  'per',
  'una',
  'un',
  'non',
  'con',
  'sono',
  'della',
  'le',
])

function countsOf(block: Block): Counts {
  const known = countsByBlock.get(block)
  if (known) return known
  const parts = block.kind === 'list' ? block.items.map(wordsIn) : [textOf(block)]
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, letters: 0, italian: 0, english: 0 }
  for (const part of parts) {
    const words = part.match(/\p{L}[\p{L}'’]*/gu) ?? []
    if (words.length === 0) continue
    counts.words += words.length
    // A line of a list ends a sentence
    counts.sentences += Math.max(1, (part.match(/[.!?…](?=\s|$)/gu) ?? []).length)
    for (const word of words) {
      const small = word.toLowerCase()
      counts.letters += word.length
      counts.syllables += syllablesIn(small)
      if (englishWords.has(small)) counts.english += 1
      if (italianWords.has(small)) counts.italian += 1
    }
  }
  countsByBlock.set(block, counts)
  return counts
}

/** About: groups of vowels, without a silent e at the end. */
function syllablesIn(word: string): number {
  const groups = word.match(/[aeiouyàèéìòù]+/g)?.length ?? 0
  const silent = /[^aeiouyl]e$/.test(word) ? 1 : 0
  return Math.max(1, groups - silent)
}

/** The first passage in capitals; null without one. */
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
