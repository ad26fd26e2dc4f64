import { boxText } from './callout.ts'
import { itemText, type LinkSpan, linkSpans, type TracedBlock, traceArticle } from './markup.ts'
import { quotedText, quoteParts } from './quote.ts'

/** Where the links of an article stand in its text, so that a link can be edited and nothing else. Pure and linear. */

/** A link of an article. Its places are offsets of characters in the article's text. */
export type LinkPlace = LinkSpan & {
  /** As written, without line breaks. */
  label: string
}

/** The links of an article in their order. `content`: as `body` stores it, with line ends `\n`. */
export function linkPlaces(content: string, title: string): LinkPlace[] {
  if (!content.includes('](')) return []
  const { blocks, hidden } = traceArticle(content, { title })
  const unseen = new Set(hidden.map(({ line }) => line))
  const lines = linesOf(content)
  return blocks.flatMap((traced) => {
    const of = lines.slice(traced.from, traced.to + 1).filter((_, at) => !unseen.has(traced.from + at))
    return textsOf(traced, of).flatMap((pieces) => linksOf(pieces, content))
  })
}

/** A part of a line: its text, and where that begins in the content. */
type Piece = { text: string; at: number }

/** The lines of a content, without white space around them. */
function linesOf(content: string): Piece[] {
  let start = 0
  return content.split('\n').map((line) => {
    const at = start + (line.length - line.trimStart().length)
    start += line.length + 1
    return { text: line.trim(), at }
  })
}

/** The texts of a block, as the markup reads them: of a list one for each item. */
function textsOf({ block, because }: TracedBlock, lines: Piece[]): Piece[][] {
  const [first] = lines
  if (!first) return []
  if (because === 'bullets' || because === 'numbers') return lines.map((line) => [ending(line, itemText)])
  if (because === 'pointing-hand') return [[ending(first, boxText), ...lines.slice(1)]]
  if (because === 'quote-sign') {
    const said = lines.map((line) => ending(line, quotedText))
    const { from, to } = quoteParts(said.map(({ text }) => text))
    return [said.slice(from, to)]
  }
  if (block.kind === 'picture') return [[captionOf(first)]]
  return [lines]
}

/** The end of a line that a reader of its sign leaves. */
function ending({ text, at }: Piece, read: (line: string) => string | null): Piece {
  const rest = read(text) ?? text
  return { text: rest, at: at + text.length - rest.length }
}

/** `![alt](address "caption")`: what stands between the quotes. */
function captionOf({ text, at }: Piece): Piece {
  const quoted = /\s["“”„«](.*)["“”»]\s*\)$/.exec(text.slice(text.indexOf('](')))
  const caption = quoted?.[1] ?? ''
  const start = quoted ? text.indexOf('](') + quoted.index + 2 : text.length
  return { text: caption.trim(), at: at + start + (caption.length - caption.trimStart().length) }
}

/** The links of pieces that the markup joins with a space. */
function linksOf(pieces: Piece[], content: string): LinkPlace[] {
  const joined = pieces.map(({ text }) => text).join(' ')
  if (!joined.includes('](')) return []
  const begins: number[] = []
  let length = 0
  for (const { text } of pieces) {
    begins.push(length)
    length += text.length + 1
  }
  let last = 0
  /** Spans come in the order of the text: each piece is passed once. */
  const inContent = (offset: number): number => {
    while (last > 0 && (begins[last] ?? 0) > offset) last -= 1
    while (last + 1 < begins.length && (begins[last + 1] ?? 0) <= offset) last += 1
    return (pieces[last]?.at ?? 0) + offset - (begins[last] ?? 0)
  }
  const range = ([from, to]: [number, number]): [number, number] => [inContent(from), inContent(to - 1) + 1]
  return linkSpans(joined).map(({ href, from, to, words, address }) => {
    const [start, end] = range([from, to])
    const place = { href, from: start, to: end, words: range(words), address: range(address) }
    return { ...place, label: content.slice(...place.words).replace(/\s+/g, ' ') }
  })
}

/** What becomes of a link: null = it stays; else its words without it, or another address. */
export type LinkEdit = { do: 'unlink' } | { do: 'lead'; to: string }

/** A part of a text to be replaced. */
export type Replacement = { from: number; to: number; text: string }

/** The replacements, in their order, that edit links as asked. No other character changes. */
export function linkReplacements(
  places: readonly LinkPlace[],
  edit: (place: LinkPlace) => LinkEdit | null,
): Replacement[] {
  return places.flatMap((place): Replacement[] => {
    const wanted = edit(place)
    if (wanted === null) return []
    if (wanted.do === 'lead') {
      const [from, to] = place.address
      return wanted.to === place.href ? [] : [{ from, to, text: wanted.to }]
    }
    return [
      { from: place.from, to: place.words[0], text: '' },
      { from: place.words[1], to: place.to, text: '' },
    ]
  })
}

/** A text with parts replaced. The parts come in their order and do not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  let at = 0
  const parts: string[] = []
  for (const { from, to, text: next } of replacements) {
    parts.push(text.slice(at, from), next)
    at = to
  }
  return parts.join('') + text.slice(at)
}
