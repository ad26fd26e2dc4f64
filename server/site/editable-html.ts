import {
  type DefaultTreeAdapterMap,
  html as names,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5'
import { piecesOf, unmarked } from '#locales/marks.ts'

/**
 * The HTML of a page with marked texts, as the editor shows it: `data-edit` has the keys of an element's
 * texts, `data-edit-attributes` those of its attributes, and nothing in it can run.
 */

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']
type Text = DefaultTreeAdapterMap['textNode']

/** Texts that span several elements, each with the elements in which it begins and ends. */
type Open = { key: string; from: Element }
type Found = { key: string; from: Element; to: Element }

/** Links that only a page with scripts needs, or that point to the page itself. */
const droppedLinks = new Set(['modulepreload', 'manifest', 'prefetch', 'alternate', 'canonical'])

/** Elements that may not contain others: they are marked as a whole. */
const withoutElements = new Set(['title', 'desc', 'option', 'textarea'])

export function editableHtml(html: string): string {
  const document = parse(html)
  const texts: Text[] = []
  visit(document.childNodes, texts)
  placeMarks(texts)
  const [root] = document.childNodes.filter(isElement)
  if (root) nameGroups(root)
  return serialize(document)
}

const isElement = (node: Node): node is Element => 'tagName' in node
const isText = (node: Node): node is Text => node.nodeName === '#text'

/** Removes what could run, cleans the attributes, and collects the texts in document order. */
function visit(nodes: Node[], texts: Text[]): void {
  for (const node of [...nodes]) {
    if (isText(node)) texts.push(node)
    if (!isElement(node)) continue
    const { tagName } = node
    const link = tagName === 'link' ? (attributeOf(node, 'rel') ?? '') : ''
    if (tagName === 'script' || tagName === 'noscript' || droppedLinks.has(link)) tree.detachNode(node)
    else {
      cleanAttributes(node)
      visit(node.childNodes, texts)
    }
  }
}

function cleanAttributes(element: Element): void {
  const keys: string[] = []
  element.attrs = element.attrs.filter(({ name }) => !name.startsWith('on'))
  for (const attribute of element.attrs) {
    for (const piece of piecesOf(attribute.value))
      if (piece.kind === 'start' && !/^(?:href|src|id|for|d)$/.test(attribute.name))
        keys.push(`${attribute.name}=${piece.key}`)
    attribute.value = unmarked(attribute.value)
  }
  if (keys.length > 0) element.attrs.push({ name: 'data-edit-attributes', value: keys.join(' ') })
}

/**
 * A text within one text node is marked on a new element (or on its parent, if that has nothing else), a
 * longer one on the element around it.
 */
function placeMarks(texts: readonly Text[]): void {
  const across: Found[] = []
  let open: Open[] = []
  for (const text of texts) {
    const pieces = piecesOf(text.value)
    if (pieces.length === 1 && pieces[0]?.kind === 'text') continue
    const parent = text.parentNode
    if (!parent || !('tagName' in parent)) continue
    const parts = partsOf(parent, pieces, open, across)
    open = parts.open
    text.value = unmarked(text.value)
    if (withoutElements.has(parent.tagName))
      for (const key of parts.inside.flatMap(keysIn)) addKey(parent, key)
    else place(parent, text, parts.inside)
  }
  for (const { key, from, to } of across) addKey(around(from, to), key)
}

type Part = string | { key: string; parts: Part[] }

const keysIn = (part: Part): string[] =>
  typeof part === 'string' ? [] : [part.key, ...part.parts.flatMap(keysIn)]

/** Texts that begin and end in one text node. Others go to `across` when they end; until then, to `open`. */
function partsOf(
  parent: Element,
  pieces: ReturnType<typeof piecesOf>,
  before: readonly Open[],
  across: Found[],
) {
  const open = [...before]
  const inside: Part[] = []
  const stack: { key: string; parts: Part[] }[] = []
  const into = () => stack.at(-1)?.parts ?? inside
  for (const piece of pieces) {
    if (piece.kind === 'text') into().push(piece.text)
    else if (piece.kind === 'start') stack.push({ key: piece.key, parts: [] })
    else {
      const done = stack.pop()
      if (done) into().push(done)
      else {
        const begun = open.pop()
        if (begun) across.push({ ...begun, to: parent })
      }
    }
  }
  for (const { key, parts } of stack) {
    open.push({ key, from: parent })
    inside.push(...parts)
  }
  return { inside, open }
}

function place(parent: Element, text: Text, parts: readonly Part[]): void {
  const [only, ...others] = parts.filter((part) => part !== '')
  const isAlone = parent.childNodes.every((node) => node === text || isBlank(node))
  if (isAlone && others.length === 0 && only !== undefined && typeof only !== 'string') {
    addKey(parent, only.key)
    place(parent, text, only.parts)
    return
  }
  if (parts.every((part) => typeof part === 'string')) return
  for (const node of nodesOf(parts, parent)) tree.insertBefore(parent, node, text)
  tree.detachNode(text)
}

const isBlank = (node: Node): boolean =>
  node.nodeName === '#comment' || (isText(node) && unmarked(node.value) === '')

function nodesOf(parts: readonly Part[], parent: Element): Node[] {
  return parts.map((part): Node => {
    if (typeof part === 'string') return tree.createTextNode(part)
    const isDrawn = parent.namespaceURI === names.NS.SVG
    // An element that no rule of the site's style sheets matches
    const element = tree.createElement(isDrawn ? 'tspan' : 'edit-text', parent.namespaceURI, [
      { name: 'data-edit', value: part.key },
    ])
    for (const node of nodesOf(part.parts, parent)) tree.appendChild(element, node)
    return element
  })
}

function around(from: Element, to: Element): Element {
  const above = new Set(upwards(from))
  return upwards(to).find((element) => above.has(element)) ?? from
}

function upwards(from: Element): Element[] {
  const found = [from]
  for (let at = from.parentNode; at && 'tagName' in at; at = at.parentNode) found.push(at)
  return found
}

/** Marks each package, add-on or founder: the widest element with nothing of another one. */
function nameGroups(root: Element): void {
  const groups = new Map<Element, Set<string>>()
  const count = (element: Element): Set<string> => {
    const own = new Set(
      (attributeOf(element, 'data-edit') ?? '').split(' ').flatMap((key) => groupOf(key) ?? []),
    )
    for (const child of element.childNodes.filter(isElement)) for (const group of count(child)) own.add(group)
    groups.set(element, own)
    return own
  }
  count(root)
  for (const [element, own] of groups) {
    const [group, ...others] = own
    const parent = element.parentNode as Element
    const isWidest = (groups.get(parent)?.size ?? 0) > 1
    if (group && others.length === 0 && isWidest && !attributeOf(element, 'data-edit'))
      element.attrs.push({ name: 'data-edit-group', value: group })
  }
}

const groupOf = (key: string): string | undefined =>
  /^(?:catalogue:(?:packages|addOns)\.[a-z]+\.[^.]+|site:founders\.\d+)/.exec(key)?.[0]

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

function addKey(element: Element, key: string): void {
  const present = element.attrs.find(({ name }) => name === 'data-edit')
  if (!present) element.attrs.push({ name: 'data-edit', value: key })
  else if (!present.value.split(' ').includes(key)) present.value += ` ${key}`
}
