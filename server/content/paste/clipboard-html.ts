import { type DefaultTreeAdapterMap, html, serialize } from 'parse5'
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textIn,
} from '../import/html-tree.ts'
import { type Declarations, declarationsOf, readSheets, type Sheet, sizeOf } from './clipboard-styles.ts'

/**
 * What word processors put on the clipboard → plain HTML: what they express in styles and classes becomes
 * elements. Google Docs, Word (desktop and web), Pages, Notion, Gmail. Pure; nothing is fetched. Throws
 * `HtmlError`.
 */
export function plainHtml(clipboard: string): string {
  const fragment = fragmentOf(clipboard)
  const nodes = parseHtml(fragment)
  // The styles are outside the copied fragment
  const sheet = readSheets((fragment === clipboard ? nodes : parseHtml(clipboard)).flatMap(stylesIn))
  const root = {
    nodeName: '#document-fragment',
    childNodes: [...nodes],
  } as DefaultTreeAdapterMap['documentFragment']
  tidy(root, { sheet, bodySize: commonSize(root.childNodes, sheet) })
  joinLists(root)
  return serialize(root)
}

type Parent = { childNodes: HtmlNode[] }
type Styles = {
  sheet: Sheet
  /** The size of most text, in points; null when unknown. */
  bodySize: number | null
}

/** Programs on Windows put the whole document on the clipboard, with markers around what was copied. */
function fragmentOf(html: string): string {
  const start = /<!--\s*StartFragment\s*-->/i.exec(html)
  const from = start ? start.index + start[0].length : 0
  const end = start ? html.slice(from).search(/<!--\s*EndFragment\s*-->/i) : -1
  return end < 0 ? html : html.slice(from, from + end)
}

const stylesIn = (node: HtmlNode): string[] =>
  !isElement(node)
    ? []
    : node.tagName === 'style'
      ? node.childNodes.flatMap((child) => ('value' in child ? child.value : []))
      : node.childNodes.flatMap(stylesIn)

function tidy(parent: Parent, styles: Styles): void {
  parent.childNodes = parent.childNodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    const style = declarationsOf(node, styles.sheet)
    if (isUnspoken(node) || isLeftOut(node, style)) return []
    const item = listItemOf(node, style)
    tidy(node, styles)
    if (isList(node)) nestLists(node)
    if (node.tagName === 'li') withoutBox(node)
    if (item) return [listOf(item, node.childNodes)]
    const level = headingLevel(node, style, styles)
    if (level !== null) node.tagName = node.nodeName = `h${level}`
    else emphasise(node, style)
    return [node]
  })
}

/** Left out without a remark. An SVG's `<title>` is kept, so that the remark on the drawing can quote it. */
const isUnspoken = ({ tagName, namespaceURI }: HtmlElement): boolean =>
  unspoken.has(tagName) && !(tagName === 'title' && namespaceURI === html.NS.SVG)
const unspoken = new Set(['style', 'script', 'meta', 'link', 'title', 'base', 'xml', 'o:p'])

/** Google Docs writes a deeper list after the item that it belongs to, and not in it. */
function nestLists(list: HtmlElement): void {
  const out: HtmlNode[] = []
  for (const child of list.childNodes) {
    const item = out.findLast(isElement)
    if (isElement(child) && isList(child) && item?.tagName === 'li') item.childNodes.push(child)
    else out.push(child)
  }
  list.childNodes = out
}

/** Comments, tracked deletions, hidden text, and list markers written as text. */
function isLeftOut(node: HtmlElement, style: Declarations): boolean {
  const name = attributeOf(node, 'class')
  return (
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'Ignore' ||
    /^(?:comment|footnote)-list|^comment$/.test(style.get('mso-element') ?? '') ||
    style.has('mso-comment-reference') ||
    /\b(?:msoDel|MsoCommentReference|MsoCommentText|CommentStart|CommentEnd|Apple-interchange-newline)\b/.test(
      name,
    ) ||
    node.attrs.some(({ name }) => name === 'hidden') ||
    (node.tagName === 'del' && node.attrs.some(({ name }) => name === 'datetime')) ||
    (node.tagName === 'sup' && node.childNodes.some((child) => isElement(child) && isCommentAnchor(child))) ||
    isCommentAnchor(node) ||
    isCheckbox(node)
  )
}

const isCommentAnchor = (node: HtmlElement): boolean =>
  node.tagName === 'a' && /^(?:#cmnt|#_msocom_)/.test(attributeOf(node, 'href'))

/** The checkbox picture in a to-do list. */
const isCheckbox = (node: HtmlElement): boolean =>
  node.tagName === 'img' &&
  node.parentNode !== null &&
  'attrs' in node.parentNode &&
  attributeOf(node.parentNode, 'role') === 'checkbox'

/** Notion writes a to-do's checkbox as text. */
function withoutBox({ childNodes: [first] }: HtmlElement): void {
  if (first && 'value' in first) first.value = first.value.replace(/^\s*\[[ x]\]\s+/i, '')
}

type Item = { ordered: boolean; level: number; start: number }

/** A paragraph that desktop Word marks as a list item; its marker is text, and is left out. */
function listItemOf(node: HtmlElement, style: Declarations): Item | null {
  const level = /\blevel(\d)/.exec(style.get('mso-list') ?? '')?.[1]
  if (level === undefined || !['p', 'div'].includes(node.tagName)) return null
  const sign = signOf(node).replace(/\s/g, '')
  const ordered = /^\(?(?:\d{1,4}|[a-z]{1,4})[.)]/i.test(sign)
  return { ordered, level: Number(level), start: Number.parseInt(sign.replace('(', ''), 10) || 1 }
}

function signOf(node: HtmlElement): string {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue
    if (/mso-list:\s*Ignore/i.test(attributeOf(child, 'style'))) return textIn(child)
    const inner = signOf(child)
    if (inner !== '') return inner
  }
  return ''
}

/** `data-level`: its depth, for `joinLists`. */
function listOf({ ordered, level, start }: Item, childNodes: HtmlNode[]): HtmlElement {
  const item = elementOf('li', childNodes)
  const list = elementOf(ordered ? 'ol' : 'ul', [item])
  list.attrs.push({ name: 'start', value: String(start) }, { name: 'data-level', value: String(level) })
  return list
}

function elementOf(tagName: string, childNodes: HtmlNode[]): HtmlElement {
  const [made] = parseHtml(`<${tagName}></${tagName}>`)
  if (!made || !isElement(made)) throw new Error(`${tagName} is not an element`)
  made.childNodes = childNodes
  return made
}

/** Desktop and web Word make each item a separate list: consecutive ones are joined, deeper ones nested. */
function joinLists(parent: Parent): void {
  const out: HtmlNode[] = []
  for (const node of parent.childNodes) {
    const before = out.findLast(
      (one) => !('value' in one && one.value.trim() === '') && one.nodeName !== '#comment',
    )
    const [one, list] = [before && wordListIn(before), wordListIn(node)]
    if (before && one && list && (levelOf(list) > 1 || one.tagName === list.tagName)) append(one, list)
    else out.push(node)
  }
  parent.childNodes = out
  for (const node of out) if (isElement(node) && !wordListIn(node)) joinLists(node)
}

/** The node, if it is one of Word's lists, or the list inside web Word's wrapper. */
function wordListIn(node: HtmlNode): HtmlElement | null {
  if (!isElement(node)) return null
  if (isList(node) && levelOf(node) > 0) return node
  const [only, more] = node.childNodes.filter((child) => isElement(child))
  return /\bListContainerWrapper\b/.test(attributeOf(node, 'class')) && only && !more
    ? wordListIn(only)
    : null
}

const isList = ({ tagName }: HtmlElement): boolean => tagName === 'ul' || tagName === 'ol'

/** 0 for a list of another program. */
function levelOf(list: HtmlElement): number {
  const [item] = list.childNodes.filter(isElement)
  return Number(attributeOf(list, 'data-level') || (item && attributeOf(item, 'data-aria-level')) || 0)
}

function append(into: HtmlElement, list: HtmlElement): void {
  if (levelOf(list) <= levelOf(into)) {
    into.childNodes.push(...list.childNodes)
    return
  }
  const last = into.childNodes.findLast(isElement)
  const inner = last?.childNodes.findLast((child): child is HtmlElement => isElement(child) && isList(child))
  if (inner) append(inner, list)
  else (last ?? into).childNodes.push(list)
}

/** The level of a paragraph that is a heading by its role, style name or larger letters; else null. */
function headingLevel(node: HtmlElement, style: Declarations, { sheet, bodySize }: Styles): number | null {
  if (!['p', 'div'].includes(node.tagName)) return null
  if (attributeOf(node, 'role') === 'heading') return Number(attributeOf(node, 'aria-level')) || 2
  const name = attributeOf(node, 'class')
  if (/\bMsoTitle\b/.test(name)) return 1
  if (/\bMsoSubtitle\b/.test(name)) return 2
  const heading = /\b(?:MsoHeading|Heading|heading)(\d)\b/.exec(name)?.[1]
  if (heading !== undefined) return Math.min(Math.max(Number(heading), 1), 6)
  const size = sizeOf(style) ?? sizeOfWords(node, sheet)
  const text = textIn(node).trim()
  const isLarge = size !== null && bodySize !== null && size >= bodySize * 1.25
  return isLarge && text !== '' && text.length < 120 && node.tagName === 'p'
    ? size >= bodySize * 1.8
      ? 1
      : 2
    : null
}

/** Google Docs puts a title's font size on a span; null when the words differ in size. */
function sizeOfWords(parent: Parent, sheet: Sheet): number | null {
  const sizes = parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return 'value' in node && node.value.trim() !== '' ? [null] : []
    if (textIn(node).trim() === '') return []
    return [sizeOf(declarationsOf(node, sheet)) ?? sizeOfWords(node, sheet)]
  })
  const [size = null] = sizes
  return sizes.every((one) => one === size) ? size : null
}

function emphasise(node: HtmlElement, style: Declarations): void {
  const weight = style.get('font-weight')
  const isHeavy = weight !== undefined && (/^bold/.test(weight) || Number(weight) >= 600)
  // Google Docs wraps everything in a `<b>` that is not bold
  if (['b', 'strong'].includes(node.tagName) && weight !== undefined && !isHeavy) rename(node, 'span')
  if (['i', 'em'].includes(node.tagName) && style.get('font-style') === 'normal') rename(node, 'span')
  if (!['span', 'font', 'a', 'p', 'div', 'li', 'td'].includes(node.tagName)) return
  const position = style.get('vertical-align')
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
  const names = [
    ...(isHeavy ? ['b'] : []),
    ...(/^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? ['i'] : []),
    ...(position === 'super' ? ['sup'] : position === 'sub' ? ['sub'] : []),
    ...(/line-through/.test(line) ? ['s'] : []),
  ]
  for (const name of names) node.childNodes = [elementOf(name, node.childNodes)]
}

function rename(node: HtmlElement, name: string): void {
  node.tagName = node.nodeName = name
}

/** The size in which most characters are set. */
function commonSize(nodes: readonly HtmlNode[], sheet: Sheet): number | null {
  const counts = new Map<number, number>()
  const count = (node: HtmlNode, around: number | null) => {
    if (!isElement(node)) {
      if ('value' in node && around !== null)
        counts.set(around, (counts.get(around) ?? 0) + node.value.trim().length)
      return
    }
    const size = sizeOf(declarationsOf(node, sheet)) ?? around
    for (const child of node.childNodes) count(child, size)
  }
  for (const node of nodes) count(node, null)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
