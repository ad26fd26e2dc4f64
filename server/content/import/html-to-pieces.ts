import { decorativeSign } from '#domain/posts/decorative.ts'
import { attributeOf, type HtmlElement, type HtmlNode, isElement, parseHtml, textIn } from './html-tree.ts'
import { plainRun, type Run, writeRuns } from './inline-runs.ts'
import type { Notes } from './notes.ts'
import type { Piece } from './pieces.ts'

/**
 * The HTML of an article elsewhere → the parts that our markup can express. Everything else becomes text or is left out,
 * and is noted. What is not listed here never gets through: there is no element, attribute or style in the result.
 */

type Options = {
  /** Whether blank lines in text separate paragraphs. */
  blankLines: boolean
  /** The address of a link here; null for one that is left out. */
  linkOf: (href: string) => string | null
  notes: Notes
}

const dropped = new Set([
  'script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset', 'form',
  'input', 'button', 'select', 'textarea', 'video', 'audio', 'canvas', 'svg', 'math', 'map', 'link', 'meta', 'base',
  'title', 'head', 'dialog', 'portal', 'xmp', 'plaintext', 'noembed', 'noframes',
]) // biome-ignore format: a list of words
/** Left out without a remark: an article loses nothing. */
const silent = new Set(['template', 'link', 'meta', 'base', 'title', 'head'])
const blocks = new Set([
  'p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center', 'details',
  'summary', 'dl', 'dt', 'dd', 'figcaption', 'fieldset', 'hgroup', 'tbody', 'legend',
]) // biome-ignore format: a list of words
const strong = new Set(['strong', 'b', 'dt', 'summary', 'th'])
const emphasis = new Set(['em', 'i', 'cite', 'dfn', 'var'])
const codes = new Set(['code', 'kbd', 'samp', 'tt'])

type Marks = Omit<Run, 'text'>

/** Throws `HtmlError`. */
export const htmlToPieces = (html: string, options: Options): Piece[] => build(parseHtml(html), options)

function build(nodes: readonly HtmlNode[], options: Options): Piece[] {
  const { notes, linkOf, blankLines } = options
  const pieces: Piece[] = []
  let runs: Run[] = []

  const flush = () => {
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
    ['blockquote', addQuote],
    ['table', addTable],
    ['pre', addCode],
    ['listing', addCode],
    ['a', addLink],
  ])

  function visit(node: HtmlNode, marks: Marks): void {
    if (isElement(node)) visitElement(node, marks)
    if (node.nodeName !== '#text' || !('value' in node)) return
    const [first = '', ...rest] = blankLines ? node.value.split(/\n[^\S\n]*\n\s*/) : [node.value]
    runs.push({ ...marks, text: first })
    for (const text of rest) {
      flush()
      runs.push({ ...marks, text })
    }
  }

  function visitElement(node: HtmlElement, marks: Marks): void {
    const { tagName: name, childNodes } = node
    if (dropped.has(name)) {
      if (!silent.has(name)) notes.add(`<${name}>${hostIn(node)} was left out`)
      return
    }
    const write = writers.get(name)
    if (write) {
      write(node, marks)
      return
    }
    const inner = marksOf(name, marks)
    if (blocks.has(name)) flush()
    all(childNodes, inner)
    if (blocks.has(name)) flush()
  }

  /** Two line breaks in a row separate paragraphs. */
  function lineBreak(): void {
    const last = runs.findLast(({ text }) => text.trim() !== '' || text === lineEnd)
    if (last?.text === lineEnd) flush()
    else if (last) runs.push(plainRun(lineEnd))
  }

  function addHeading(node: HtmlElement): void {
    const inside = build(node.childNodes, options)
    const plain = writeRuns([plainRun(textIn(node))])
    const text = inside.flatMap(textsOf).join(' ')
    add(
      ...(plain === '' ? [] : [{ kind: 'heading', text: unmarked(text), plain } as const]),
      ...onlyPictures(inside),
    )
  }

  function addLink(node: HtmlElement, marks: Marks): void {
    const href = attributeOf(node, 'href')
    const target = href === '' ? null : linkOf(href)
    const hasPicture = node.childNodes.some(
      (child) => isElement(child) && ['img', 'picture', 'figure'].includes(child.tagName),
    )
    if (hasPicture && target !== null) notes.add('a picture was a link: the picture is kept, its link is not')
    all(node.childNodes, { ...marks, href: target ?? marks.href })
  }

  function addFigure(node: HtmlElement): void {
    const caption = find(node, 'figcaption')
    const images = findAll(node, 'img').filter((image) => !caption || !contains(caption, image))
    if (images.length > 0) {
      const text = caption ? build(caption.childNodes, options).flatMap(textsOf).join(' ') : ''
      add(...images.flatMap((image, at) => pictureIn(image, at === 0 ? text : '')))
      return
    }
    flush()
    all(node.childNodes, none)
    flush()
  }

  /** A picture that the source declares as decoration stays one. */
  function altOf(node: HtmlElement): string {
    const alt = attributeOf(node, 'alt')
    return alt === '' && /^(?:presentation|none)$/i.test(attributeOf(node, 'role')) ? decorativeSign : alt
  }

  function pictureIn(node: HtmlElement, caption: string): Piece[] {
    const given = attributeOf(node, 'src')
    // Scripts that load pictures late keep the address elsewhere
    const late = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-original']
      .map((name) => attributeOf(node, name))
      .find((value) => value !== '')
    const address = late !== undefined && (given === '' || given.startsWith('data:')) ? late : given
    if (address === '') return []
    return [{ kind: 'picture', address, alt: altOf(node), caption }]
  }

  function addList(node: HtmlElement): void {
    const items: string[] = []
    const pictures: Piece[] = []
    const collect = (of: HtmlElement) => {
      for (const child of of.childNodes) {
        if (!isElement(child)) continue
        if (child.tagName !== 'li') {
          if (lists.has(child.tagName)) collect(child)
          continue
        }
        const own = child.childNodes.filter((one) => !isElement(one) || !lists.has(one.tagName))
        const inside = build(own, { ...options, blankLines: false })
        items.push(inside.flatMap(textsOf).join(' '))
        pictures.push(...onlyPictures(inside))
        for (const one of child.childNodes) {
          if (!isElement(one) || !lists.has(one.tagName)) continue
          notes.add('a list inside a list became part of it')
          collect(one)
        }
      }
    }
    collect(node)
    const start = Number.parseInt(attributeOf(node, 'start'), 10)
    add(
      { kind: 'list', ordered: node.tagName === 'ol', start: Number.isNaN(start) ? 1 : start, items },
      ...pictures,
    )
  }

  function addQuote(node: HtmlElement): void {
    const inside = build(node.childNodes, options)
    add(
      ...inside.map(
        (piece): Piece =>
          piece.kind === 'paragraph' || piece.kind === 'heading'
            ? { kind: 'quote', text: piece.text }
            : piece,
      ),
    )
  }

  function addTable(node: HtmlElement): void {
    notes.add('a table became a list, a row each')
    // Its own rows: looking into tables inside its cells here as well would take twice as long for each of them
    const parts = childrenOf(node, ['thead', 'tbody', 'tfoot'])
    const rows = parts.flatMap((part) => childrenOf(part, ['tr'])).map((row) => childrenOf(row, ['td', 'th']))
    const [caption] = childrenOf(node, ['caption'])
    const head = rows[0]?.length && rows[0].every((cell) => cell.tagName === 'th') ? rows.shift() : undefined
    const titles = head?.map((cell) => writeRuns([plainRun(textIn(cell))])) ?? []
    const pictures: Piece[] = []
    const items = rows.map((row) =>
      row
        .map((cell, at) => {
          const inside = build(cell.childNodes, { ...options, blankLines: false })
          pictures.push(...onlyPictures(inside))
          const text = inside.flatMap(textsOf).join(' ')
          return text !== '' && titles[at] ? `${titles[at]}: ${text}` : text
        })
        .filter((text) => text !== '')
        .join('; '),
    )
    const above = caption ? writeRuns([plainRun(textIn(caption))]) : ''
    add(
      ...(above === '' ? [] : [{ kind: 'paragraph', text: above } as const]),
      { kind: 'list', ordered: false, start: 1, items: items.length > 0 ? items : titles },
      ...pictures,
    )
  }

  function addCode(node: HtmlElement): void {
    notes.add('a block of code became a list, a line each')
    const items = textIn(node)
      .split('\n')
      .map((line) => writeRuns([{ text: line, mark: 'code', href: null }]))
    add({ kind: 'list', ordered: false, start: 1, items })
  }

  all(nodes, none)
  flush()
  return pieces
}

const none: Marks = { mark: 'none', href: null }
const lists = new Set(['ul', 'ol', 'menu'])
const lineEnd = '\n'

function marksOf(name: string, marks: Marks): Marks {
  if (codes.has(name)) return { ...marks, mark: 'code' }
  if (strong.has(name)) return { ...marks, mark: marks.mark === 'code' ? 'code' : 'strong' }
  if (emphasis.has(name) && marks.mark === 'none') return { ...marks, mark: 'em' }
  return marks
}

const onlyPictures = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ kind }) => kind === 'picture')

const textsOf = (piece: Piece): readonly string[] =>
  piece.kind === 'list' ? piece.items : 'text' in piece ? [piece.text] : []

/** Headings are heavy already. */
const unmarked = (text: string): string => text.replace(/\*{1,2}/g, '')

const hostIn = (node: HtmlElement): string => {
  const source = attributeOf(node, 'src') || attributeOf(node, 'data')
  return URL.canParse(source, 'https://old.invalid') && /^(?:https?:)?\/\//.test(source)
    ? ` from ${new URL(source, 'https://old.invalid').hostname}`
    : ''
}

const childrenOf = (node: HtmlElement, names: readonly string[]): HtmlElement[] =>
  node.childNodes.filter((child): child is HtmlElement => isElement(child) && names.includes(child.tagName))

const find = (node: HtmlElement, name: string): HtmlElement | undefined => findAll(node, name)[0]

const findAll = (node: HtmlElement, name: string): HtmlElement[] =>
  node.childNodes.flatMap((child) =>
    isElement(child)
      ? [
          ...(child.tagName === name ? [child] : []),
          ...(dropped.has(child.tagName) ? [] : findAll(child, name)),
        ]
      : [],
  )

const contains = (node: HtmlElement, other: HtmlElement): boolean =>
  node === other || node.childNodes.some((child) => isElement(child) && contains(child, other))
