import type { PictureFile } from '../media/media.schema.ts'
import { decodedUri } from '../uri.ts'
import { pictureLine } from './article-pictures.ts'
import { boxText } from './callout.ts'
import { isDecorative, shownAlt } from './decorative.ts'
import { endsSentence, headingUnder, largeHeadingUnder, startsWithCapital } from './heading.ts'
import { listSign } from './list-sign.ts'
import { quotedText, quoteParts } from './quote.ts'
import { slugify } from './slug.ts'

/**
 * Article text with light markup → blocks (R108 to R113, R306). Pure, total and
 * linear: any text gives blocks, and no pattern reads a character more than a fixed number of times.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  /** `look` is the size it is shown in (R110); `level` its place in the outline below the title. */
  | {
      kind: 'heading'
      level: 2 | 3 | 4
      look: 'large' | 'normal' | 'sub'
      /** Only where a link of the article leads to it. */
      id?: string
      /** The first heading, when it repeats the title above it. */
      repeatsTitle?: true
      children: Inline[]
    }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'callout'; children: Inline[] }
  /** `by`: who says it. */
  | { kind: 'quote'; children: Inline[]; by?: string }
  /** `children`: what the number counts, and its source. */
  | { kind: 'figure'; figure: string; children: Inline[] }
  /** `children`: the caption. The text of the article stores only the address of `picture`. */
  | {
      kind: 'picture'
      picture: PictureFile
      /** Empty for a picture without a description, and for a decorative one. */
      alt: string
      isDecorative?: true
      children: Inline[]
    }

/** A heading among the first paragraphs is shown large. */
const openingParagraphs = 3
const bylineWithin = 12
const bylineWords = 8
/** Pictures beyond this become links, so that the page still loads. */
export const mostPictures = 200
/** Ids used by the page around the article (renderer/article, renderer/layout, renderer/hydration). */
export const pagePlaces: ReadonlySet<string> = new Set([
  'root',
  'content',
  'page',
  'questions',
  'footer-pages',
])

/** A block with the first and last line of the body it comes from, counted from 0. */
export type TracedBlock = { block: Block; from: number; to: number }

type Line = { text: string; at: number }

export const parseArticle = (body: string, options: { title: string }): Block[] =>
  traceArticle(body, options).blocks.map(({ block }) => block)

/** Like `parseArticle`, with the origin of each block, and the lines hidden from readers, counted from 0. */
export function traceArticle(
  body: string,
  { title }: { title: string },
): { blocks: TracedBlock[]; hidden: number[] } {
  const { lines: visible, hidden } = visibleLines(body, title)
  const blocks: TracedBlock[] = []
  let afterLarge = false
  let outline: 2 | 3 = 2
  let index = 0
  let pictures = 0
  for (const lines of paragraphsOf(visible)) {
    const [{ text: only, at } = { text: '', at: 0 }] = lines
    const picture = pictures < mostPictures && lines.length === 1 ? pictureBlock(only) : null
    if (picture) {
      pictures += 1
      blocks.push({ block: picture, from: at, to: at })
      continue
    }
    const level = lines.length === 1 ? headingLevel(only, index) : null
    index += 1
    if (level === null) {
      blocks.push(...paragraphBlocks(lines, outline === 3 ? 4 : 3))
      continue
    }
    afterLarge ||= level === 'large'
    outline = level === 'normal' && afterLarge ? 3 : 2
    const block: Block = { kind: 'heading', level: outline, look: level, children: parseInline(only) }
    blocks.push({ block, from: at, to: at })
  }
  if (body.includes('](#')) nameLinkedHeadings(blocks)
  return { blocks, hidden }
}

/** The heading level of a single line; null when it is not a heading. `index`: of the paragraph, from 0. */
function headingLevel(line: string, index: number): 'large' | 'normal' | null {
  if ([numbered, bullet, boxText, quotedText].some((read) => read(line) !== null)) return null
  if (line.startsWith('![') || !startsWithCapital(line) || endsSentence(line)) return null
  const length = Array.from(line.slice(0, 2 * largeHeadingUnder)).length
  if (index < openingParagraphs && length < largeHeadingUnder) return 'large'
  return length < headingUnder ? 'normal' : null
}

/** Null for a line that is not a picture, or whose address is not allowed. */
function pictureBlock(line: string): Block | null {
  const found = pictureLine(line)
  if (!found || found.src === null) return null
  return {
    kind: 'picture',
    picture: { src: found.src },
    alt: shownAlt(found.alt),
    ...(isDecorative(found.alt) && { isDecorative: true as const }),
    children: parseInline(found.caption),
  }
}

/** Gives an id to the headings that links of the article refer to: the first of each name. */
function nameLinkedHeadings(blocks: readonly TracedBlock[]): void {
  const wanted = new Set<string>()
  const look = (node: Inline): void => {
    if (node.kind === 'link' && node.href.startsWith('#')) wanted.add(node.href.slice(1))
    if ('children' in node) node.children.forEach(look)
  }
  for (const { block } of blocks) {
    const nodes = block.kind === 'list' ? block.items.flat() : block.children
    nodes.forEach(look)
  }
  for (const { block } of blocks) {
    if (block.kind !== 'heading') continue
    const id = slugify(block.children.map(wordsOf).join(''))
    if (pagePlaces.has(id) || !wanted.delete(id)) continue
    block.id = id
  }
}

/** The longest contents list; further headings are not in it. */
const mostContents = 40
/** With fewer headings there is no contents list. */
const fewestContents = 3

export type ContentsEntry = { id: string; text: string }

/**
 * Gives an id to each heading without one, and lists the headings of the article (R308); the list is empty when there are
 * too few. A first heading that repeats the title is marked and not listed. Other blocks stay the same objects.
 */
export function withContents(
  blocks: readonly Block[],
  { title }: { title: string },
): { blocks: Block[]; contents: ContentsEntry[] } {
  const taken = new Set(pagePlaces)
  const numbers = new Map<string, number>()
  for (const block of blocks) if (block.kind === 'heading' && block.id) taken.add(block.id)
  const contents: ContentsEntry[] = []
  const first = blocks.find(({ kind }) => kind === 'heading')
  const placed = blocks.map((block): Block => {
    if (block.kind !== 'heading') return block
    const text = block.children.map(wordsOf).join('')
    if (block === first && !block.id && folded(text) === folded(title))
      return { ...block, repeatsTitle: true }
    const id = block.id ?? freeName(slugify(text) || 'part', taken, numbers)
    taken.add(id)
    if (block.look !== 'sub') contents.push({ id, text })
    return block.id === id ? block : { ...block, id }
  })
  return { blocks: placed, contents: contents.length < fewestContents ? [] : contents.slice(0, mostContents) }
}

/** The name, with a number when it is taken. `numbers`: the last number used for each name. */
function freeName(name: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(name)) return name
  let number = (numbers.get(name) ?? 1) + 1
  while (taken.has(`${name}-${number}`)) number += 1
  numbers.set(name, number)
  return `${name}-${number}`
}

export const wordsOf = (node: Inline): string =>
  'children' in node ? node.children.map(wordsOf).join('') : node.text

/** The lines a reader sees: without metadata lines, byline and a first line that repeats the title. */
export function visibleLines(body: string, title: string): { lines: Line[]; hidden: number[] } {
  const hidden: number[] = []
  const lines: Line[] = []
  let begun = false
  for (const [at, raw] of body.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const text = raw.trim()
    if (isMetadata(text) || (at < bylineWithin && isByline(text))) hidden.push(at)
    else if (!begun && text !== '' && folded(text) === folded(title)) {
      hidden.push(at)
      lines.push({ text: '', at })
      begun = true
    } else {
      lines.push({ text, at })
      begun ||= text !== ''
    }
  }
  return { lines, hidden }
}

function paragraphsOf(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = []
  let current: Line[] = []
  const end = () => {
    if (current.length > 0) paragraphs.push(current)
    current = []
  }
  for (const line of lines) {
    const isPicture = pictureLine(line.text)?.src != null
    if (line.text === '' || isPicture) end()
    if (isPicture) paragraphs.push([line])
    else if (line.text !== '') current.push(line)
  }
  end()
  return paragraphs
}

const isMetadata = (line: string): boolean =>
  /^[*_#]{0,4}\s{0,4}(?:meta title|meta description|url slug)\s{0,4}[*_]{0,4}\s{0,4}[:\-–—]/i.test(line)

/** Whether a line is a byline, which is hidden from readers near the beginning of an article. */
export function isByline(line: string): boolean {
  return (
    /^by\s/i.test(line) && line.length < 200 && line.split(/\s+/).length <= bylineWords && !endsSentence(line)
  )
}

const folded = (line: string): string => line.replace(/[*_#]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()

function numbered(line: string): { number: number; text: string } | null {
  const match = /^(\d{1,4})\.\s+(?=\S)/.exec(line)
  return match ? { number: Number(match[1]), text: line.slice(match[0].length) } : null
}

const bulletStart = new RegExp(`^${listSign}\\s+(?=\\S)`)

function bullet(line: string): string | null {
  const match = bulletStart.exec(line)
  return match ? line.slice(match[0].length) : null
}

/** Parses the lines between two blank ones: lists, a leading single numbered line, and text. */
function paragraphBlocks(lines: Line[], subLevel: 3 | 4): TracedBlock[] {
  const blocks: TracedBlock[] = []
  const add = (block: Block, of: Line[]) =>
    blocks.push({ block, from: of[0]?.at ?? 0, to: of.at(-1)?.at ?? 0 })

  const marked = boxText(lines[0]?.text ?? '')
  if (marked !== null) {
    const children = parseInline([marked, ...lines.slice(1).map(({ text }) => text)].join(' ').trim())
    if (children.length > 0) add({ kind: 'callout', children }, lines)
    return blocks
  }
  if (quotedText(lines[0]?.text ?? '') !== null) {
    const said = lines.map(({ text }) => quotedText(text) ?? text)
    const { figure, by, from, to } = quoteParts(said)
    const children = parseInline(said.slice(from, to).join(' ').trim())
    if (figure !== null) add({ kind: 'figure', figure, children }, lines)
    else if (children.length > 0) add({ kind: 'quote', children, ...(by !== null && { by }) }, lines)
    return blocks
  }
  let text: Line[] = []
  const endText = () => {
    if (text.length > 0) {
      add({ kind: 'paragraph', children: parseInline(text.map((line) => line.text).join(' ')) }, text)
    }
    text = []
  }
  for (let at = 0; at < lines.length; ) {
    const bullets = runOf(lines, at, bullet)
    const numbers = runOf(lines, at, numbered)
    const [first] = numbers
    const line = lines[at]
    if (bullets.length > 0) {
      endText()
      const items = bullets.map((item) => parseInline(item))
      add({ kind: 'list', ordered: false, start: 1, items }, lines.slice(at, at + bullets.length))
      at += bullets.length
    } else if (first && numbers.length > 1) {
      endText()
      const items = numbers.map((item) => parseInline(item.text))
      const of = lines.slice(at, at + numbers.length)
      add({ kind: 'list', ordered: true, start: first.number, items }, of)
      at += numbers.length
    } else if (first && line && at === 0) {
      const children = parseInline(line.text)
      add({ kind: 'heading', level: subLevel, look: 'sub', children }, [line])
      at += 1
    } else {
      if (line) text.push(line)
      at += 1
    }
  }
  endText()
  return blocks
}

function runOf<Item>(lines: Line[], from: number, read: (line: string) => Item | null): Item[] {
  const run: Item[] = []
  for (let at = from; at < lines.length; at += 1) {
    const item = read(lines[at]?.text ?? '')
    if (item === null) break
    run.push(item)
  }
  return run
}

/** Finds where a mark next occurs; with increasing positions it reads the text only once. */
function finder(
  text: string,
  mark: string,
  valid: (at: number) => boolean = () => true,
): (from: number) => number {
  let known = -1
  return (from) => {
    if (known >= from) return known
    let at = text.indexOf(mark, from)
    while (at >= 0 && !valid(at)) at = text.indexOf(mark, at + 1)
    known = at < 0 ? Number.POSITIVE_INFINITY : at
    return known
  }
}

function parseInline(text: string, depth = 0): Inline[] {
  const out: Inline[] = []
  let plain = 0
  const notAfterSpace = (at: number) => at > 0 && !/\s/.test(text[at - 1] ?? ' ')
  const nextStrong = finder(text, '**', notAfterSpace)
  const nextEm = finder(text, '*', (at) => notAfterSpace(at) && text[at + 1] !== '*' && text[at - 1] !== '*')
  const nextTick = finder(text, '`')
  const nextOpen = finder(text, '[')
  const nextMiddle = finder(text, '](')
  const nextEnd = finder(text, ')')
  const closingOf = text.includes('](') ? closings(text) : new Map<number, number>()
  const opens = (at: number) => at < text.length && !/\s/.test(text[at] ?? ' ')

  const add = (from: number, to: number, node: Inline) => {
    if (from > plain) out.push({ kind: 'text', text: text.slice(plain, from) })
    out.push(node)
    plain = to
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '`') {
      const end = nextTick(at + 1)
      if (end < text.length && end > at + 1) {
        add(at, end + 1, { kind: 'code', text: text.slice(at + 1, end) })
        at = end
      }
    } else if (character === '*' && depth < 4) {
      const strong = text[at + 1] === '*'
      const from = at + (strong ? 2 : 1)
      const end = opens(from) ? (strong ? nextStrong(from) : nextEm(from)) : Number.POSITIVE_INFINITY
      if (end < text.length && end > from) {
        const children = parseInline(text.slice(from, end), depth + 1)
        add(at, end + (strong ? 2 : 1), { kind: strong ? 'strong' : 'em', children })
        at = end + (strong ? 1 : 0)
      } else if (strong) at += 1
    } else if (character === '[' && depth < 4) {
      const middle = nextMiddle(at + 1)
      if (middle >= text.length || middle === at + 1 || nextOpen(at + 1) < middle) continue
      const end = closingOf.get(middle + 1) ?? nextEnd(middle + 2)
      const href = end < text.length ? safeHref(text.slice(middle + 2, end)) : null
      if (href === null) continue
      // A picture that cannot be shown becomes a link, without the leading mark
      const isPicture = text[at - 1] === '!' && at - 1 >= plain && !/\S/.test(text[at - 2] ?? ' ')
      const begin = isPicture ? at - 1 : at
      add(begin, end + 1, {
        kind: 'link',
        href,
        children: withoutLinks(parseInline(text.slice(at + 1, middle), depth + 1)),
      })
      at = end
    }
  }
  if (plain < text.length) out.push({ kind: 'text', text: text.slice(plain) })
  return out
}

/** Maps each opening bracket's position to its closing one's. A space ends all pairs: addresses have none. */
function closings(text: string): Map<number, number> {
  const pairs = new Map<number, number>()
  let open: number[] = []
  for (const { 0: mark, index } of text.matchAll(/[()\s]/g)) {
    if (mark === '(') open.push(index)
    else if (mark !== ')') open = []
    else {
      const from = open.pop()
      if (from !== undefined) pairs.set(from, index)
    }
  }
  return pairs
}

const withoutLinks = (nodes: Inline[]): Inline[] =>
  nodes.flatMap((node) => (node.kind === 'link' ? node.children : [node]))

/** The address of a link; null when not allowed. A fragment refers to the id of a heading. */
function safeHref(given: string): string | null {
  const href = given.trim()
  if (href.length > 2000 || /[\s\0-\x1f\x7f\\<>"]/.test(href)) return null
  if (href.startsWith('#'))
    return href.length > 1 ? `#${slugify(decodedUri(href.slice(1))) || href.slice(1)}` : null
  if (/^(?:https?:\/\/[^/]|mailto:[^/]|tel:\+?[\d(])/i.test(href)) return href
  return href.startsWith('/') && !href.startsWith('//') ? href : null
}
