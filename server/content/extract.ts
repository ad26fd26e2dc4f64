import { type Block, type Inline, parseArticle } from './markup.ts'
import { slugify } from './slug.ts'

export type ExtractedMetadata = {
  title: string
  slug: string
  description: string
  category: string
  readTime: string
}

const wordsPerMinute = 200
const descriptionMost = 160
const descriptionLeast = 110

/** Word beginnings that speak for a category, in English and Italian. More telling ones stand in the second list. */
const signs: Record<string, readonly [weak: string, strong: string]> = {
  'Local SEO': [
    'google map mappa search ricerca nearby vicin listing',
    'seo gbp profile profilo locale local',
  ],
  'AI Solutions': [
    'assistant assistente message messaggi chat answer rispo',
    'ai ia agent agente chatbot whatsapp voice vocale',
  ],
  'Digital Marketing': [
    'page pagina site sito visitor visitator click',
    'advert ads pubblicit campaign campagn landing website headline',
  ],
  'Business Automation': [
    'call chiamat phone telefon task email report',
    'automat workflow invoice fattur process missed persa perse',
  ],
  Technology: [
    'calendar calendario diary agenda data dati program',
    'software note record registra trascri transcri integra sync sincron booking prenotazion',
  ],
  'Small Business': [
    'customer client cliente owner shop negozio salon',
    'review recension loyalty fedel visit ritorn retention',
  ],
}
const strongWeight = 3

/**
 * Metadata from a pasted article (spec §2, Smart Extract): explicit lines first, then the structure, then the words.
 * Deterministic and local. Length in, length out: linear in the text.
 */
export function extractMetadata(content: string): ExtractedMetadata {
  const lines = content.split(/\r\n?|\n/, 400).map((line) => line.trim().slice(0, 2000))
  const explicitTitle = explicit(lines, /^[*_#]{0,4}meta title[*_]{0,4}\s{0,4}[:\-–—]\s{0,4}/i)
  const explicitDescription = explicit(lines, /^[*_#]{0,4}meta description[*_]{0,4}\s{0,4}[:\-–—]\s{0,4}/i)
  const explicitSlug = explicit(lines, /^[*_#]{0,4}url slug[*_]{0,4}\s{0,4}[:\-–—]\s{0,4}/i)
  const blocks = parseArticle(content, { title: explicitTitle })
  const title = explicitTitle || titleOf(blocks)
  const paragraphs = blocks
    .filter((block) => block.kind === 'paragraph')
    .map((block) => textOf(block.children))
  const words = blocks.flatMap(wordsOf)
  return {
    title,
    slug: slugify(explicitSlug.split('/').at(-1) ?? '') || slugify(title),
    description: fit(explicitDescription || lead(paragraphs)),
    category: categoryOf(title, words),
    readTime: `${Math.max(1, Math.round(words.length / wordsPerMinute))} min read`,
  }
}

function explicit(lines: readonly string[], label: RegExp): string {
  const line = lines.find((candidate) => label.test(candidate)) ?? ''
  return line
    .replace(label, '')
    .replace(/^[*_"“]+|[*_"”]+$/g, '')
    .trim()
}

function titleOf(blocks: readonly Block[]): string {
  const heading = blocks.find((block) => block.kind === 'heading')
  const first = heading ?? blocks.find((block) => block.kind === 'paragraph')
  if (!first) return ''
  const text = textOf(first.children)
  return heading ? text : cut(text.split(/(?<=[.!?])\s/, 1)[0] ?? '', 80)
}

/** Sentences from the first paragraph that says enough, until a description is full. */
function lead(paragraphs: readonly string[]): string {
  let text = ''
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.split(/(?<=[.!?])\s+/)) {
      if (text.length >= descriptionLeast) return text
      text = text ? `${text} ${sentence}` : sentence
    }
  }
  return text
}

const fit = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), descriptionMost)

/** At most `most` characters, ended between words and without a loose comma. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const whole = text.slice(0, most)
  const end = whole.lastIndexOf(' ')
  return `${whole.slice(0, end > most / 2 ? Math.min(end, most - 1) : most - 1).replace(/[\s,;:–—-]+$/, '')}…`
}

function categoryOf(title: string, words: readonly string[]): string {
  const counted = [...words, ...wordsIn(title), ...wordsIn(title), ...wordsIn(title)].map((word) =>
    word.toLowerCase(),
  )
  const score = ([weak, strong]: readonly [string, string]) =>
    count(counted, weak) + strongWeight * count(counted, strong)
  const ranked = Object.entries(signs).map(([category, lists]) => ({ category, points: score(lists) }))
  return ranked.reduce((best, next) => (next.points > best.points ? next : best), {
    category: 'Small Business',
    points: 0,
  }).category
}

function count(words: readonly string[], beginnings: string): number {
  const list = beginnings.split(' ')
  // Two or three letters are a word of their own, not the beginning of any
  return words.filter((word) =>
    list.some((sign) => (sign.length < 4 ? word === sign : word.startsWith(sign))),
  ).length
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean)

const wordsOf = (block: Block): string[] =>
  block.kind === 'list'
    ? block.items.flatMap((item) => wordsIn(textOf(item)))
    : wordsIn(textOf(block.children))

const textOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('text' in node ? node.text : textOf(node.children))).join('')
