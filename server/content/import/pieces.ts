import { boxText } from '#domain/posts/callout.ts'
import { isDecorative } from '#domain/posts/decorative.ts'
import { endsSentence, headingUnder, largeHeadingUnder, startsWithCapital } from '#domain/posts/heading.ts'
import { listSign } from '#domain/posts/list-sign.ts'
import { isByline } from '#domain/posts/markup.ts'
import type { Notes } from './notes.ts'

/**
 * The pieces of an article → our markup (R108 to R113). That markup infers the kind of a line from its form,
 * so each line gets a form that is read as the intended kind. Pure.
 */

/** Texts are already lines of markup. */
export type Piece =
  /** Without emphasis. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: readonly string[] }
  | { kind: 'picture'; address: string; alt: string; caption: string }

/** The highest number that the markup accepts for a list item. */
const highestNumber = 9999

/** `pictures`: addresses on this site by those in the pieces; a picture without one is left out. */
export function writePieces(
  pieces: readonly Piece[],
  { pictures, notes }: { pictures: ReadonlyMap<string, string>; notes: Notes },
): string {
  return pieces
    .flatMap((piece) => written(piece, pictures, notes))
    .join('\n\n')
    .trim()
}

function written(piece: Piece, pictures: ReadonlyMap<string, string>, notes: Notes): string[] {
  switch (piece.kind) {
    case 'heading':
      return heading(piece.text, notes)
    case 'paragraph':
      return piece.text === '' ? [] : [paragraph(piece.text, notes)]
    case 'quote':
      return piece.text === ''
        ? []
        : [boxText(piece.text) === null ? piece.text.replace(/^/gm, '> ') : piece.text.replaceAll('\n', ' ')]
    case 'list':
      return list(piece)
    case 'picture': {
      const address = pictures.get(piece.address)
      if (address === undefined) return []
      const alt = piece.alt.replace(/\s+/g, ' ').replaceAll('](', '] (').trim()
      const caption = piece.caption === '' ? '' : ` "${piece.caption}"`
      return [`![${alt}](${address}${caption})`]
    }
  }
}

/** For the remark about a picture that is left out: the words lost with it. */
export const wordsWith = ({ alt, caption }: Piece & { kind: 'picture' }): string =>
  [
    isDecorative(alt) || alt === '' ? '' : `, with its description "${alt}"`,
    caption === '' ? '' : `, with its caption "${caption}"`,
  ].join('')

function heading(text: string, notes: Notes): string[] {
  const line = text.replace(/[\s:]+$/, '')
  if (line === '') return []
  if (/^\d{1,4}\.\s/.test(line) || (isHeading(line, headingUnder) && !isHidden(line))) return [line]
  notes.add('a heading that cannot be one here (a question, a sentence, or lower case) became bold text')
  return [paragraph(`**${text}**`, notes)]
}

/** Whether a line on its own is read as a heading. */
const isHeading = (line: string, under: number): boolean =>
  !startsList(line) &&
  boxText(line) === null &&
  startsWithCapital(line) &&
  !endsSentence(line) &&
  Array.from(line.slice(0, 2 * under)).length < under

const listStart = new RegExp(`^(?:${listSign}|\\d{1,4}\\.)\\s`)
const startsList = (line: string): boolean => listStart.test(line)
const bullet = new RegExp(`^${listSign}(?=\\s)`)

/** A byline or a line of metadata, which the site does not show. */
const isHidden = (line: string): boolean =>
  isByline(line) || /^[*_#]{0,4}\s{0,4}(?:meta title|meta description|url slug)\b/i.test(line)

/** Splits text that would be read as a heading into two lines, which are read as one paragraph. */
function paragraph(text: string, notes: Notes): string {
  const line = text
    .replace(bullet, '—')
    .replace(/^(\d{1,4})\.(?=\s)/, '$1)')
    .replace(/^>(?=\s|$)/, '›')
  if (!isHeading(line, largeHeadingUnder) && !isHidden(line)) return line
  const first = line.indexOf(' ')
  if (first < 0) {
    notes.add('a paragraph of one word looks like a heading here')
    return line
  }
  let at = isHidden(line) ? first : line.indexOf(' ', Math.floor(line.length / 2))
  if (at < 0) at = first
  return startsList(line.slice(at + 1)) ? line : `${line.slice(0, at)}\n${line.slice(at + 1)}`
}

function list({
  ordered,
  start,
  items,
}: {
  ordered: boolean
  start: number
  items: readonly string[]
}): string[] {
  const some = items.filter((item) => item !== '')
  if (some.length === 0) return []
  // A single numbered line would be read as a heading
  const numbered = ordered && some.length > 1 && start >= 0 && start + some.length <= highestNumber
  return [some.map((item, at) => (numbered ? `${start + at}. ${item}` : `- ${item}`)).join('\n')]
}
