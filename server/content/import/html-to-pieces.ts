import { slugify } from '#domain/posts/slug.ts'
import { decodedUri } from '#domain/uri.ts'
import {
  addressIn,
  altOf,
  blocks,
  detached,
  dropped,
  headingPlaces,
  hostIn,
  type Marks,
  marksOf,
  none,
  pictureAddress,
  silent,
} from './html-elements.ts'
import { onlyPictures, type Rows, rowsOfList, rowsOfTable, textsOf } from './html-rows.ts'
import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  holds,
  isElement,
  parseHtml,
  raised,
  textIn,
  wordsIn,
} from './html-tree.ts'
import { plainRun, type Run, writeRuns } from './inline-runs.ts'
import type { Notes } from './notes.ts'
import type { Piece } from './pieces.ts'

/**
 * The HTML of a foreign article → the pieces that our markup can express. The rest becomes text or is left
 * out, with a note. Unknown markup never gets through: the result contains no element, attribute or style.
 */

type Given = {
  blankLines: boolean
  /** The target of a link on this site; null to leave the link out. */
  linkOf: (href: string) => string | null
  notes: Notes
}

type Options = Omit<Given, 'notes'> & {
  /** Adds a remark with the current place in the text. */
  note: (remark: string) => void
  /** Appends text that was read, so that later remarks can quote it as their place. */
  pass: (text: string) => void
  /** Long forms of abbreviations that were already written out. */
  explained: Set<string>
  inHeading?: boolean
}

/** Throws `HtmlError`. */
export function htmlToPieces(html: string, { linkOf, blankLines, notes }: Given): Piece[] {
  const nodes = parseHtml(html)
  const places = headingPlaces(nodes)
  let before = ''
  const note = (remark: string) => notes.add(remark, () => before)
  return build(nodes, {
    blankLines,
    note,
    pass(text) {
      before = `${before} ${text}`.slice(-200)
    },
    explained: new Set(),
    linkOf(href) {
      if (!href.startsWith('#')) return linkOf(href)
      const place = places.get(href.slice(1))
      if (place === undefined && href.length > 1)
        note(`the link ${href.slice(0, 60)} leads to a place that is not imported: its text is kept`)
      return place ?? null
    },
  })
}

type Out = {
  options: Options
  pieces: Piece[]
  /** The text since the last piece. */
  runs: Run[]
  /** How many blocks of WordPress' editor are open. Blank lines separate paragraphs only outside blocks. */
  openBlocks: number
}

/** `marks`: the formatting inherited from the surrounding text. */
function build(nodes: readonly HtmlNode[], options: Options, marks: Marks = none): Piece[] {
  const out: Out = { options, pieces: [], runs: [], openBlocks: 0 }
  all(out, nodes, marks)
  flush(out)
  return out.pieces
}

const inside = ({ options, openBlocks }: Out): Options => ({
  ...options,
  blankLines: options.blankLines && openBlocks === 0,
})
const inner =
  ({ options }: Out) =>
  (nodes: readonly HtmlNode[]) =>
    build(nodes, { ...options, blankLines: false })

function flush(out: Out): void {
  const { runs, options } = out
  const lost = runs.findIndex(({ text }) => text === lineEnd)
  if (lost >= 0 && runs.slice(lost).some(({ text }) => text.trim() !== '')) options.note(lineBreakLost)
  const text = writeRuns(runs)
  out.runs = []
  if (text !== '') out.pieces.push({ kind: 'paragraph', text })
}

function all(out: Out, children: readonly HtmlNode[], marks: Marks): void {
  for (const child of children) visit(out, child, marks)
}

function add(out: Out, ...more: Piece[]): void {
  flush(out)
  out.pieces.push(...more)
}

function addText(out: Out, text: string, marks: Marks): void {
  out.options.pass(text)
  out.runs.push({ ...marks, text })
}

const writers = new Map<string, (out: Out, node: HtmlElement, marks: Marks) => void>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, addHeading] as const),
  ['br', lineBreak],
  ['hr', flush],
  ['img', (out, node) => add(out, ...pictureIn(out, node))],
  ...['picture', 'figure'].map((name) => [name, addFigure] as const),
  ...['ul', 'ol', 'menu', 'dir'].map((name) => [name, addList] as const),
  ['blockquote', addQuote],
  ...['sup', 'sub'].map((name) => [name, addRaised] as const),
  ['q', addQuotation],
  ...['abbr', 'acronym'].map((name) => [name, addShort] as const),
  ...['del', 's', 'strike'].map((name) => [name, dropStruck] as const),
  ['table', addTable],
  ...['pre', 'listing', 'xmp', 'plaintext'].map((name) => [name, addCode] as const),
  ['a', addLink],
])

function visit(out: Out, node: HtmlNode, marks: Marks): void {
  if (isElement(node)) visitElement(out, node, marks)
  if ('data' in node) countBlocks(out, node.data)
  if (node.nodeName !== '#text' || !('value' in node)) return
  const separated = inside(out).blankLines
  const [first = '', ...rest] = separated ? node.value.split(/\n[^\S\n]*\n\s*/) : [node.value]
  const addPart = (text: string) => {
    if (separated && /\S[^\S\n]*\n[^\S\n]*\S/.test(text)) out.options.note(lineBreakLost)
    addText(out, text, marks)
  }
  addPart(first)
  for (const text of rest) {
    flush(out)
    addPart(text)
  }
}

function countBlocks(out: Out, comment: string): void {
  const [, slash, name, single] = /^\s*(\/?)wp:([\w/-]+)[\s\S]*?(\/?)$/.exec(comment) ?? []
  if (name === undefined || ['freeform', 'classic'].includes(name)) return
  if (single !== '/') out.openBlocks = Math.max(0, out.openBlocks + (slash === '/' ? -1 : 1))
  flush(out)
}

/** Powers and indices as Unicode characters where these exist; a footnote's number in brackets. */
function addRaised(out: Out, node: HtmlElement, marks: Marks): void {
  const text = writeRuns(node.childNodes.map((child) => plainRun(textIn(child))))
  const isNote = node.childNodes.some(
    (child) => isElement(child) && attributeOf(child, 'href').startsWith('#'),
  )
  if (holds(node, ['sup', 'sub', 'img', 'abbr', ...dropped])) all(out, node.childNodes, marks)
  else if (isNote) addText(out, `[${text.replace(/[[\]]/g, '')}]`, marks)
  else if (/\d|^[ijkmnxy]$/.test(text)) addText(out, raised(text, node.tagName), marks)
  else all(out, node.childNodes, marks)
}

function addQuotation(out: Out, node: HtmlElement, marks: Marks): void {
  addText(out, '“', marks)
  all(out, node.childNodes, marks)
  addText(out, '”', marks)
}

/** Writes out an abbreviation's tooltip where it first occurs. */
function addShort(out: Out, node: HtmlElement, marks: Marks): void {
  all(out, node.childNodes, marks)
  const long = attributeOf(node, 'title')
  if (long === '' || out.options.explained.has(long)) return
  out.options.explained.add(long)
  addText(out, ` (${long})`, marks)
}

function dropStruck(out: Out, node: HtmlElement, marks: Marks): void {
  const text = wordsIn(node, mostStruck)
  if (text.length <= mostStruck) {
    if (text !== '') out.options.note(`struck-out text was left out: "${text}"`)
    const pictures = onlyPictures(build(node.childNodes, inside(out)))
    if (pictures.length > 0) add(out, ...pictures)
  } else {
    out.options.note(`struck-out text is kept, without its line: "${text.slice(0, 60)}…"`)
    all(out, node.childNodes, marks)
  }
}

function visitElement(out: Out, node: HtmlElement, marks: Marks): void {
  const { tagName: name, childNodes } = node
  if (dropped.has(name) && !(out.options.inHeading && name === 'button')) {
    if (!silent.has(name)) drop(out, node, marks)
    return
  }
  const write = writers.get(name)
  if (write) {
    write(out, node, marks)
    return
  }
  const own = marksOf(name, marks)
  if (blocks.has(name)) flush(out)
  // Ghost separates the parts of a bookmark by CSS only
  else if (/\bkg-bookmark-/.test(attributeOf(node, 'class'))) addText(out, ' ', own)
  all(out, childNodes, own)
  if (blocks.has(name)) flush(out)
  noteTitle(out, node)
}

/** Leaves an element out and quotes its text in a remark; a long text stays in the article instead. */
function drop(out: Out, node: HtmlElement, marks: Marks): void {
  const words = wordsIn(node, mostNamed)
  const what = `<${node.tagName}>${hostIn(node)}`
  if (words.length <= mostNamed) {
    const address = addressIn(node)
    out.options.note(
      `${what}${words === '' ? '' : ` with "${words}"`} was left out${address === '' ? '' : `: ${address}`}`,
    )
    return
  }
  out.options.note(`${what} was left out; the text inside it is kept`)
  flush(out)
  all(out, node.childNodes, marks)
  flush(out)
}

function noteTitlesIn(out: Out, node: HtmlElement): void {
  for (const child of node.childNodes.filter(isElement)) {
    noteTitle(out, child)
    noteTitlesIn(out, child)
  }
}

/** Notes a tooltip, unless the text or `same` has it already. */
function noteTitle(out: Out, node: HtmlElement, ...same: readonly string[]): void {
  const title = attributeOf(node, 'title')
  if (title === '') return
  const known = [textIn(node), ...same].map((text) => slugify(text))
  if (slugify(title) !== '' && !known.includes(slugify(title)))
    out.options.note(`a text that was shown under the pointer was left out: "${title}"`)
}

/** Two line breaks in a row separate paragraphs. */
function lineBreak(out: Out): void {
  const last = out.runs.findLast(({ text }) => text.trim() !== '' || text === lineEnd)
  if (last?.text === lineEnd) flush(out)
  else if (last) out.runs.push(plainRun(lineEnd))
}

function addHeading(out: Out, node: HtmlElement): void {
  const inside = build(node.childNodes, { ...out.options, inHeading: true })
  const text = inside.flatMap(textsOf).join(' ')
  add(
    out,
    ...(text === '' ? [] : [{ kind: 'heading', text: unmarked(text) } as const]),
    ...onlyPictures(inside),
  )
}

function addLink(out: Out, node: HtmlElement, marks: Marks): void {
  const href = attributeOf(node, 'href')
  const target = href === '' ? null : out.options.linkOf(href)
  if (target !== null && holds(node, ['img']))
    out.options.note(`a picture was a link to ${target}: the picture is kept, its link is not`)
  all(out, node.childNodes, { ...marks, href: target ?? marks.href })
  noteTitle(out, node)
}

/** A caption belongs to the picture if the figure shows exactly one; otherwise it becomes a paragraph. */
function addFigure(out: Out, node: HtmlElement, marks: Marks): void {
  const caption = detached(node, ['figcaption'])
  const shown = build(node.childNodes, inside(out), marks)
  const about = caption ? build(caption.childNodes, inside(out)) : []
  const text = about.flatMap(textsOf).join(' ')
  const [first] = shown
  if (shown.length === 1 && first?.kind === 'picture' && first.caption === '')
    add(out, { ...first, caption: text }, ...onlyPictures(about))
  else
    add(out, ...shown, ...(text === '' ? [] : [{ kind: 'paragraph', text } as const]), ...onlyPictures(about))
}

function pictureIn(out: Out, node: HtmlElement): Piece[] {
  const address = pictureAddress(node)
  const alt = altOf(node)
  noteTitle(out, node, alt, decodedUri(address.split('/').at(-1) ?? '').replace(/\.\w+$/, ''))
  if (address === '') {
    if (alt !== '') out.options.note(`a picture without an address was left out: "${alt}"`)
    return []
  }
  return [{ kind: 'picture', address, alt, caption: '' }]
}

function addList(out: Out, node: HtmlElement): void {
  const rows = rowsOfList(node, inner(out))
  if (rows.nested) out.options.note('a list inside a list became part of it')
  const start = Number.parseInt(attributeOf(node, 'start'), 10)
  addRows(out, rows, { ordered: node.tagName === 'ol', start: Number.isNaN(start) ? 1 : start })
}

const addRows = (out: Out, { items, pictures }: Rows, about = { ordered: false, start: 1 }) =>
  add(out, { kind: 'list', ...about, items }, ...pictures)

function addQuote(out: Out, node: HtmlElement): void {
  const by = detached(node, ['cite', 'footer', 'figcaption'])
  const quoted: Piece[] = []
  for (const piece of build(node.childNodes, inside(out))) {
    const last = quoted.at(-1)
    if (piece.kind !== 'paragraph' && piece.kind !== 'heading') quoted.push(piece)
    else if (last?.kind === 'quote') last.text += `\n${piece.text}`
    else quoted.push({ kind: 'quote', text: piece.text })
  }
  const about = by ? inner(out)(by.childNodes) : []
  const name = about
    .flatMap(textsOf)
    .join(' ')
    .replace(/^[—–-]\s*/, '')
  const last = quoted.at(-1)
  if (name !== '' && last?.kind === 'quote') last.text += `\n— ${name}`
  else if (name !== '') quoted.push({ kind: 'paragraph', text: `— ${name}` })
  add(out, ...quoted, ...onlyPictures(about))
}

function addTable(out: Out, node: HtmlElement): void {
  out.options.note('a table became a list, a row each')
  const [caption] = childrenOf(node, ['caption'])
  if (caption) add(out, ...build(caption.childNodes, inside(out)))
  addRows(out, rowsOfTable(node, inner(out)))
}

function addCode(out: Out, node: HtmlElement): void {
  out.options.note('a block of code became a list, a line each')
  const text = textIn(node)
  out.options.pass(text)
  const items = text.split('\n').map((line) => writeRuns([{ text: line, mark: 'code', href: null }]))
  add(out, { kind: 'list', ordered: false, start: 1, items })
  noteTitlesIn(out, node)
  if (holds(node, ['img', 'picture'])) add(out, ...onlyPictures(build(node.childNodes, inside(out))))
}

/** Maximum characters of a text that the report quotes; a longer one stays in the article. */
const mostNamed = 300
const mostStruck = 120
const lineBreakLost = 'line breaks inside a paragraph became spaces'
const lineEnd = '\n'

/** Removes emphasis, since headings are bold anyway. */
const unmarked = (text: string): string => text.replace(/\*{1,2}/g, '')
