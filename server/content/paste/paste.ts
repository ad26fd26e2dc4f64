import { type PastedText, pastedPicture } from '#domain/posts/paste.schema.ts'
import { decodedUri } from '#domain/uri.ts'
import { problem } from '../../kernel/errors.ts'
import { htmlToPieces } from '../import/html-to-pieces.ts'
import { HtmlError } from '../import/html-tree.ts'
import { createNotes, type Notes } from '../import/notes.ts'
import { type Piece, wordsWith, writePieces } from '../import/pieces.ts'
import { plainHtml } from './clipboard-html.ts'

/**
 * The article markup for HTML that was pasted from a document. Nothing is fetched: a picture at another
 * address is reported and left out; a picture that the browser holds keeps its `paste-picture:` address.
 * Throws a `Problem` (invalid) for HTML that is refused.
 */
export function pasteToMarkup(html: string, { origin }: { origin: string }): PastedText {
  const notes = createNotes()
  const pieces = withoutByline(piecesOf(html, origin, notes), notes)
  const joined = joinLists(pieces)
  const pictures = new Map<string, string>()
  let leftOut = 0
  for (const [at, piece] of joined.entries()) {
    if (piece.kind !== 'picture') continue
    const address = addressHere(piece.address, origin)
    if (address === null) {
      leftOut += 1
      notes.add(`picture ${leftOut} was left out: ${nameOf(piece.address)}${wordsWith(piece)}`, () =>
        wordsBefore(joined, at),
      )
    } else pictures.set(piece.address, address)
  }
  const [first] = joined
  return {
    markup: writePieces(joined, { pictures, notes }),
    isOneLine: joined.length === 1 && first?.kind === 'paragraph',
    notes: notes.lines(),
    picturesLeftOut: leftOut,
  }
}

/** Removes the author's line under the title: the page has one of its own, and readers would see two. */
function withoutByline(pieces: readonly Piece[], notes: Notes): readonly Piece[] {
  const at = pieces.findIndex(({ kind }) => kind !== 'heading')
  const piece = pieces[at]
  if (at < 1 || piece?.kind !== 'paragraph') return pieces
  const line = piece.text.replace(/[*_]/g, '').trim()
  if (!byline.test(line)) return pieces
  notes.add(`the line "${line}" was left out: the page has an author's line of its own`)
  return pieces.toSpliced(at, 1)
}

/** English or Italian, with first name and surname: "By the sea" is text. */
const byline =
  /^(?:(?:[Ww]ritten )?[Bb]y|BY|(?:[Ss]critto )?[Dd][ai]|[Aa] cura di)(?:\s+\p{Lu}[\p{L}.'’-]*(?:\s(?:and|e|&)(?=\s))?){2,6}$/u

const wordsBefore = (pieces: readonly Piece[], at: number): string =>
  pieces
    .slice(Math.max(at - 3, 0), at)
    .map((piece) => (piece.kind === 'list' ? piece.items.join(' ') : 'text' in piece ? piece.text : ''))
    .join(' ')

function piecesOf(html: string, origin: string, notes: Notes): Piece[] {
  try {
    return htmlToPieces(plainHtml(html), {
      blankLines: false,
      linkOf: (href) => linkHere(href, origin),
      notes,
    })
  } catch (error) {
    if (!(error instanceof HtmlError)) throw error
    throw problem('invalid', `What you pasted ${error.message}. Paste it as plain text.`)
  }
}

/** Google Docs sends links through its own address; links to this site lose their host. */
function linkHere(href: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(href)) return href
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const target =
    url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  if (target !== null) return linkHere(target, origin)
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return null
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : href
}

function addressHere(address: string, origin: string): string | null {
  if (pastedPicture.test(address)) return address
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin && url.pathname.startsWith('/public-objects/') ? url.pathname : null
}

/** The name by which somebody would look for the picture. */
function nameOf(address: string): string {
  if (/^(?:data|blob|cid):/i.test(address)) return 'it came without its data'
  const name = decodedUri(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
  if (/^file:/i.test(address)) return `${name} on your computer`
  // Such an address tells nobody which picture it is
  return address.length > 120 && URL.canParse(address) ? `it is at ${new URL(address).host}` : address
}

/** Joins consecutive lists of the same kind: some programs write each item as a list. */
function joinLists(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    const goesOn =
      piece.kind === 'list' &&
      last?.kind === 'list' &&
      last.ordered === piece.ordered &&
      (!piece.ordered || piece.start === last.start + last.items.length)
    if (goesOn) out[out.length - 1] = { ...last, items: [...last.items, ...piece.items] }
    else out.push(piece)
  }
  return out
}
