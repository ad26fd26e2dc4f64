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
 * The HTML of an article elsewhere → the parts that our markup can express. Everything else becomes text or is left out,
 * and is noted. What is not listed here never gets through: there is no element, attribute or style in the result.
 */

type Given = {
  /** Whether blank lines in text separate paragraphs. */
  blankLines: boolean
  /** The address of a link here; null for one that is left out. */
  linkOf: (href: string) => string | null
  notes: Notes
}

type Options = Omit<Given, 'notes'> & {
  /** Adds a remark with its place. */
  note: (remark: string) => void
  /** Takes part of the text before that place. */
  pass: (text: string) => void
  /** Long forms that were written out already. */
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

/** `marks`: of the text around. Longer than the screen, as one element after the other is written. */
function build(nodes: readonly HtmlNode[], options: Options, marks: Marks = none): Piece[] {
  const { note, linkOf } = options
  const pieces: Piece[] = []
  let runs: Run[] = []
  /** How many blocks of WordPress' editor are open: blank lines separate paragraphs outside them. */
  let openBlocks = 0
  const inside = () => ({ ...options, blankLines: options.blankLines && openBlocks === 0 })

  const flush = () => {
    const lost = runs.findIndex(({ text }) => text === lineEnd)
    if (lost >= 0 && runs.slice(lost).some(({ text }) => text.trim() !== '')) note(lineBreakLost)
    const text = writeRuns(runs)
    runs = []
    if (text !== '') pieces.push({ kind: 'paragraph', text })
  }
  const all = (children: readonly HtmlNode[], marks: Marks) => {
    for (const child of children) visit(child, marks)
  }
  const add = (...more: Piece[]) => {
    flush()
    pieces.push(...more)
  }

  const writers = new Map<string, (node: HtmlElement, marks: Marks) => void>([
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, addHeading] as const),
    ['br', lineBreak],
    ['hr', flush],
    ['img', (node) => add(...pictureIn(node, ''))],
    ['picture', addFigure],
    ['figure', addFigure],
    ['ul', addList],
    ['ol', addList],
    ['menu', addList],
    ['dir', addList],
    ['blockquote', addQuote],
    ['sup', addRaised],
    ['sub', addRaised],
    ['q', addQuotation],
    ['abbr', addShort],
    ['acronym', addShort],
    ...['del', 's', 'strike'].map((name) => [name, dropStruck] as const),
    ['table', addTable],
    ['pre', addCode],
    ['listing', addCode],
    ['xmp', addCode],
    ['plaintext', addCode],
    ['a', addLink],
  ])

  function visit(node: HtmlNode, marks: Marks): void {
    if (isElement(node)) visitElement(node, marks)
    if ('data' in node) countBlocks(node.data)
    if (node.nodeName !== '#text' || !('value' in node)) return
    const separated = inside().blankLines
    const [first = '', ...rest] = separated ? node.value.split(/\n[^\S\n]*\n\s*/) : [node.value]
    const add = (text: string) => {
      if (separated && /\S[^\S\n]*\n[^\S\n]*\S/.test(text)) note(lineBreakLost)
      addText(text, marks)
    }
    add(first)
    for (const text of rest) {
      flush()
      add(text)
    }
  }

  const addText = (text: string, marks: Marks) => {
    options.pass(text)
    runs.push({ ...marks, text })
  }
  const inner = (nodes: readonly HtmlNode[]) => build(nodes, { ...options, blankLines: false })

  function countBlocks(comment: string): void {
    const [, slash, name, single] = /^\s*(\/?)wp:([\w/-]+)[\s\S]*?(\/?)$/.exec(comment) ?? []
    if (name === undefined || ['freeform', 'classic'].includes(name)) return
    if (single !== '/') openBlocks = Math.max(0, openBlocks + (slash === '/' ? -1 : 1))
    flush()
  }

  /** Powers and indices as characters where there are some; the number of a footnote in brackets. */
  function addRaised(node: HtmlElement, marks: Marks): void {
    const text = writeRuns(node.childNodes.map((child) => plainRun(textIn(child))))
    const isNote = node.childNodes.some(
      (child) => isElement(child) && attributeOf(child, 'href').startsWith('#'),
    )
    if (holds(node, ['sup', 'sub', 'img', 'abbr', ...dropped])) all(node.childNodes, marks)
    else if (isNote) addText(`[${text.replace(/[[\]]/g, '')}]`, marks)
    else if (/\d|^[ijkmnxy]$/.test(text)) addText(raised(text, node.tagName), marks)
    else all(node.childNodes, marks)
  }

  function addQuotation(node: HtmlElement, marks: Marks): void {
    addText('“', marks)
    all(node.childNodes, marks)
    addText('”', marks)
  }

  /** What a browser shows under the pointer is written out, where it is met first. */
  function addShort(node: HtmlElement, marks: Marks): void {
    all(node.childNodes, marks)
    const long = attributeOf(node, 'title')
    if (long === '' || options.explained.has(long)) return
    options.explained.add(long)
    addText(` (${long})`, marks)
  }

  function dropStruck(node: HtmlElement, marks: Marks): void {
    const text = wordsIn(node, mostStruck)
    if (text.length <= mostStruck) {
      if (text !== '') note(`struck-out text was left out: "${text}"`)
      const pictures = onlyPictures(build(node.childNodes, inside()))
      if (pictures.length > 0) add(...pictures)
    } else {
      note(`struck-out text is kept, without its line: "${text.slice(0, 60)}…"`)
      all(node.childNodes, marks)
    }
  }

  function visitElement(node: HtmlElement, marks: Marks): void {
    const { tagName: name, childNodes } = node
    if (dropped.has(name) && !(options.inHeading && name === 'button')) {
      if (!silent.has(name)) drop(node, marks)
      return
    }
    const write = writers.get(name)
    if (write) {
      write(node, marks)
      return
    }
    const own = marksOf(name, marks)
    if (blocks.has(name)) flush()
    // Ghost sets the parts of a bookmark apart by its style sheet
    else if (/\bkg-bookmark-/.test(attributeOf(node, 'class'))) addText(' ', own)
    all(childNodes, own)
    if (blocks.has(name)) flush()
    noteTitle(node)
  }

  /** A long text is kept rather than told. */
  function drop(node: HtmlElement, marks: Marks): void {
    const words = wordsIn(node, mostNamed)
    const what = `<${node.tagName}>${hostIn(node)}`
    if (words.length <= mostNamed) {
      const address = addressIn(node)
      note(
        `${what}${words === '' ? '' : ` with "${words}"`} was left out${address === '' ? '' : `: ${address}`}`,
      )
      return
    }
    note(`${what} was left out; the text inside it is kept`)
    flush()
    all(node.childNodes, marks)
    flush()
  }

  function noteTitlesIn(node: HtmlElement): void {
    for (const child of node.childNodes.filter(isElement)) {
      noteTitle(child)
      noteTitlesIn(child)
    }
  }

  /** What is shown under the pointer alone. */
  function noteTitle(node: HtmlElement, ...same: readonly string[]): void {
    const title = attributeOf(node, 'title')
    if (title === '') return
    const known = [textIn(node), ...same].map((text) => slugify(text))
    if (slugify(title) !== '' && !known.includes(slugify(title)))
      note(`a text that was shown under the pointer was left out: "${title}"`)
  }

  /** Two line breaks in a row separate paragraphs. */
  function lineBreak(): void {
    const last = runs.findLast(({ text }) => text.trim() !== '' || text === lineEnd)
    if (last?.text === lineEnd) flush()
    else if (last) runs.push(plainRun(lineEnd))
  }

  function addHeading(node: HtmlElement): void {
    const inside = build(node.childNodes, { ...options, inHeading: true })
    const text = inside.flatMap(textsOf).join(' ')
    add(...(text === '' ? [] : [{ kind: 'heading', text: unmarked(text) } as const]), ...onlyPictures(inside))
  }

  function addLink(node: HtmlElement, marks: Marks): void {
    const href = attributeOf(node, 'href')
    const target = href === '' ? null : linkOf(href)
    if (target !== null && holds(node, ['img']))
      note(`a picture was a link to ${target}: the picture is kept, its link is not`)
    all(node.childNodes, { ...marks, href: target ?? marks.href })
    noteTitle(node)
  }

  /** The caption of one picture; below several, or below anything else, it is a paragraph. */
  function addFigure(node: HtmlElement, marks: Marks): void {
    const caption = detached(node, ['figcaption'])
    const shown = build(node.childNodes, inside(), marks)
    const about = caption ? build(caption.childNodes, inside()) : []
    const text = about.flatMap(textsOf).join(' ')
    const [first] = shown
    if (shown.length === 1 && first?.kind === 'picture' && first.caption === '')
      add({ ...first, caption: text }, ...onlyPictures(about))
    else add(...shown, ...(text === '' ? [] : [{ kind: 'paragraph', text } as const]), ...onlyPictures(about))
  }

  function pictureIn(node: HtmlElement, caption: string): Piece[] {
    const address = pictureAddress(node)
    const alt = altOf(node)
    noteTitle(node, alt, decodedUri(address.split('/').at(-1) ?? '').replace(/\.\w+$/, ''))
    if (address === '') {
      if (alt !== '') note(`a picture without an address was left out: "${alt}"`)
      return []
    }
    return [{ kind: 'picture', address, alt, caption }]
  }

  function addList(node: HtmlElement): void {
    const rows = rowsOfList(node, inner)
    if (rows.nested) note('a list inside a list became part of it')
    const start = Number.parseInt(attributeOf(node, 'start'), 10)
    addRows(rows, { ordered: node.tagName === 'ol', start: Number.isNaN(start) ? 1 : start })
  }

  const addRows = ({ items, pictures }: Rows, about = { ordered: false, start: 1 }) =>
    add({ kind: 'list', ...about, items }, ...pictures)

  function addQuote(node: HtmlElement): void {
    const by = detached(node, ['cite', 'footer', 'figcaption'])
    const quoted: Piece[] = []
    for (const piece of build(node.childNodes, inside())) {
      const last = quoted.at(-1)
      if (piece.kind !== 'paragraph' && piece.kind !== 'heading') quoted.push(piece)
      else if (last?.kind === 'quote') last.text += `\n${piece.text}`
      else quoted.push({ kind: 'quote', text: piece.text })
    }
    const about = by ? inner(by.childNodes) : []
    const name = about
      .flatMap(textsOf)
      .join(' ')
      .replace(/^[—–-]\s*/, '')
    const last = quoted.at(-1)
    if (name !== '' && last?.kind === 'quote') last.text += `\n— ${name}`
    else if (name !== '') quoted.push({ kind: 'paragraph', text: `— ${name}` })
    add(...quoted, ...onlyPictures(about))
  }

  function addTable(node: HtmlElement): void {
    note('a table became a list, a row each')
    const [caption] = childrenOf(node, ['caption'])
    if (caption) add(...build(caption.childNodes, inside()))
    addRows(rowsOfTable(node, inner))
  }

  function addCode(node: HtmlElement): void {
    note('a block of code became a list, a line each')
    const text = textIn(node)
    options.pass(text)
    const items = text.split('\n').map((line) => writeRuns([{ text: line, mark: 'code', href: null }]))
    add({ kind: 'list', ordered: false, start: 1, items })
    noteTitlesIn(node)
    if (holds(node, ['img', 'picture'])) add(...onlyPictures(build(node.childNodes, inside())))
  }

  all(nodes, marks)
  flush()
  return pieces
}

/** Characters of a text that the report repeats; a longer one stays in the article. */
const mostNamed = 300
const mostStruck = 120
const lineBreakLost = 'line breaks inside a paragraph became spaces'
const lineEnd = '\n'

/** Headings are heavy already. */
const unmarked = (text: string): string => text.replace(/\*{1,2}/g, '')
