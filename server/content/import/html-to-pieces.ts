import { decorativeSign } from '#domain/posts/decorative.ts'
import { slugify } from '#domain/posts/slug.ts'
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
export function htmlToPieces(html: string, { linkOf, ...options }: Options): Piece[] {
  const nodes = parseHtml(html)
  const places = headingPlaces(nodes)
  return build(nodes, {
    ...options,
    linkOf(href) {
      if (!href.startsWith('#')) return linkOf(href)
      const place = places.get(href.slice(1))
      if (place === undefined && href.length > 1)
        options.notes.add(
          `the link ${href.slice(0, 60)} leads to a place that is not imported: its text is kept`,
        )
      return place ?? null
    },
  })
}

/** `marks`: of the text around. Longer than the screen, as one element after the other is written. */
function build(nodes: readonly HtmlNode[], options: Options, marks: Marks = none): Piece[] {
  const { notes, linkOf } = options
  const pieces: Piece[] = []
  let runs: Run[] = []
  /** How many blocks of WordPress' editor are open: blank lines separate paragraphs outside them. */
  let openBlocks = 0
  const inside = () => ({ ...options, blankLines: options.blankLines && openBlocks === 0 })

  const flush = () => {
    const lost = runs.findIndex(({ text }) => text === lineEnd)
    if (lost >= 0 && runs.slice(lost).some(({ text }) => text.trim() !== '')) notes.add(lineBreakLost)
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
    ['sup', addRaised],
    ['sub', addRaised],
    ['q', (node, marks) => addText(`“${lineOf(node)}”`, marks)],
    ...['del', 's', 'strike'].map((name) => [name, dropStruck] as const),
    ['table', addTable],
    ['pre', addCode],
    ['listing', addCode],
    ['a', addLink],
  ])

  function visit(node: HtmlNode, marks: Marks): void {
    if (isElement(node)) visitElement(node, marks)
    if ('data' in node) countBlocks(node.data)
    if (node.nodeName !== '#text' || !('value' in node)) return
    const separated = inside().blankLines
    const [first = '', ...rest] = separated ? node.value.split(/\n[^\S\n]*\n\s*/) : [node.value]
    const add = (text: string) => {
      if (separated && /\S[^\S\n]*\n[^\S\n]*\S/.test(text)) notes.add(lineBreakLost)
      addText(text, marks)
    }
    add(first)
    for (const text of rest) {
      flush()
      add(text)
    }
  }

  const addText = (text: string, marks: Marks) => void runs.push({ ...marks, text })

  function countBlocks(comment: string): void {
    const [, slash, name, single] = /^\s*(\/?)wp:([\w/-]+)[\s\S]*?(\/?)$/.exec(comment) ?? []
    if (name === undefined || ['freeform', 'classic'].includes(name)) return
    if (single !== '/') openBlocks = Math.max(0, openBlocks + (slash === '/' ? -1 : 1))
    flush()
  }

  /** Powers and indices as characters where there are some; the number of a footnote in brackets. */
  function addRaised(node: HtmlElement, marks: Marks): void {
    const text = lineOf(node)
    const isNote = node.childNodes.some(
      (child) => isElement(child) && attributeOf(child, 'href').startsWith('#'),
    )
    if (isNote) addText(`[${text.replace(/[[\]]/g, '')}]`, marks)
    else if (!/\d/.test(text)) all(node.childNodes, marks)
    else {
      const signs = node.tagName === 'sup' ? raised : lowered
      const found = Array.from(text, (sign) => signs[plainSigns.indexOf(sign)])
      addText(
        found.includes(undefined) ? `${node.tagName === 'sup' ? '^' : '_'}(${text})` : found.join(''),
        marks,
      )
    }
  }

  function dropStruck(node: HtmlElement, marks: Marks): void {
    const text = lineOf(node)
    if (text.length <= 120) {
      if (text !== '') notes.add(`struck-out text was left out: "${text}"`)
      const pictures = onlyPictures(build(node.childNodes, inside()))
      if (pictures.length > 0) add(...pictures)
    } else {
      notes.add(`struck-out text is kept, without its line: "${text.slice(0, 60)}…"`)
      all(node.childNodes, marks)
    }
  }

  function visitElement(node: HtmlElement, marks: Marks): void {
    const { tagName: name, childNodes } = node
    if (dropped.has(name)) {
      const words = silent.has(name) ? '' : lineOf(node).slice(0, 120)
      if (!silent.has(name))
        notes.add(`<${name}>${hostIn(node)}${words === '' ? '' : ` with "${words}"`} was left out`)
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
    const by = detached(node, ['cite', 'footer', 'figcaption'])
    const quoted: Piece[] = []
    for (const piece of build(node.childNodes, inside())) {
      const last = quoted.at(-1)
      if (piece.kind !== 'paragraph' && piece.kind !== 'heading') quoted.push(piece)
      else if (last?.kind === 'quote') last.text += `\n${piece.text}`
      else quoted.push({ kind: 'quote', text: piece.text })
    }
    const name = by ? lineOf(by).replace(/^[—–-]\s*/, '') : ''
    const last = quoted.at(-1)
    if (name !== '' && last?.kind === 'quote') last.text += `\n— ${name}`
    else if (name !== '') quoted.push({ kind: 'paragraph', text: `— ${name}` })
    add(...quoted)
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

  all(nodes, marks)
  flush()
  return pieces
}

const lineBreakLost = 'line breaks inside a paragraph became spaces'
const plainSigns = '0123456789+-=()'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

/** The text of a node on one line. */
const lineOf = (node: HtmlElement): string => writeRuns([plainRun(textIn(node))])

/** Takes the first own child of such a name out of the node, or out of a wrapper in it. */
function detached(node: HtmlElement, names: readonly string[], depth = 2): HtmlElement | undefined {
  const [found] = childrenOf(node, names)
  if (found) {
    node.childNodes = node.childNodes.filter((child) => child !== found)
    return found
  }
  if (depth === 0) return undefined
  for (const wrapper of childrenOf(node, ['div', 'a'])) {
    const inner = detached(wrapper, names, depth - 1)
    if (inner) return inner
  }
  return undefined
}

/** Where links inside an article lead here: the names of its headings by their ids, and by their own names. */
function headingPlaces(nodes: readonly HtmlNode[], places = new Map<string, string>()): Map<string, string> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    if (/^h[1-6]$/.test(node.tagName)) {
      const name = slugify(textIn(node))
      for (const id of [attributeOf(node, 'id'), name])
        if (id !== '' && name !== '') places.set(id, `#${name}`)
    }
    headingPlaces(node.childNodes, places)
  }
  return places
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
