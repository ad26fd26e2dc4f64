import { decorativeSign } from '#domain/posts/decorative.ts'
import { slugify } from '#domain/posts/slug.ts'
import { attributeOf, childrenOf, type HtmlElement, type HtmlNode, isElement, textIn } from './html-tree.ts'
import type { Run } from './inline-runs.ts'

export const dropped = new Set([
  'script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset', 'form',
  'input', 'button', 'select', 'textarea', 'video', 'audio', 'canvas', 'svg', 'math', 'map', 'link', 'meta', 'base',
  'title', 'head', 'dialog', 'portal', 'noembed', 'noframes',
]) // biome-ignore format: a list of words
/** Left out without a remark, since the article loses nothing. */
export const silent = new Set(['template', 'link', 'meta', 'base', 'title', 'head'])
export const blocks = new Set([
  'p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center', 'details',
  'summary', 'dl', 'dt', 'dd', 'figcaption', 'fieldset', 'hgroup', 'tbody', 'legend', 'li', 'option', 'optgroup',
]) // biome-ignore format: a list of words
const strong = new Set(['strong', 'b', 'dt', 'summary', 'th'])
const emphasis = new Set(['em', 'i', 'cite', 'dfn', 'var'])
const codes = new Set(['code', 'kbd', 'samp', 'tt'])

export type Marks = Omit<Run, 'text'>

export const none: Marks = { mark: 'none', href: null }

export function marksOf(name: string, marks: Marks): Marks {
  if (codes.has(name)) return { ...marks, mark: 'code' }
  if (strong.has(name)) return { ...marks, mark: marks.mark === 'code' ? 'code' : 'strong' }
  if (emphasis.has(name) && marks.mark === 'none') return { ...marks, mark: 'em' }
  return marks
}

export function addressIn(node: HtmlElement): string {
  const [source] = childrenOf(node, ['source'])
  const named =
    attributeOf(node, 'src') || attributeOf(node, 'data') || (source ? attributeOf(source, 'src') : '')
  return /^(?:https?:)?\/\//.test(named) ? named.slice(0, 300) : ''
}

export function hostIn(node: HtmlElement): string {
  const address = addressIn(node)
  return address !== '' && URL.canParse(address, 'https://old.invalid')
    ? ` from ${new URL(address, 'https://old.invalid').hostname}`
    : ''
}

/** The alt text; a picture that the source declares decorative stays decorative. */
export function altOf(node: HtmlElement): string {
  const alt = attributeOf(node, 'alt')
  return alt === '' && /^(?:presentation|none)$/i.test(attributeOf(node, 'role')) ? decorativeSign : alt
}

export function pictureAddress(node: HtmlElement): string {
  const given = attributeOf(node, 'src')
  // Lazy-loading scripts keep the address in other attributes
  const late = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-original']
    .map((name) => attributeOf(node, name))
    .find((value) => value !== '')
  return late !== undefined && (given === '' || given.startsWith('data:')) ? late : given
}

/** Removes and returns the node's first child with one of these names, also one inside a wrapper. */
export function detached(node: HtmlElement, names: readonly string[], depth = 2): HtmlElement | undefined {
  const [found] = childrenOf(node, names)
  if (found && (found.tagName !== 'cite' || isLast(found, node))) {
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

/** Only a final `<cite>` names the source of a quote; one within a sentence is a cited title. */
function isLast(element: HtmlElement, { childNodes }: HtmlElement): boolean {
  const after = childNodes.slice(childNodes.indexOf(element) + 1)
  return after.every((node) => !isElement(node) && textIn(node).trim() === '')
}

/** Targets of links within an article: maps each heading's old id, and its slug, to its new fragment. */
export function headingPlaces(
  nodes: readonly HtmlNode[],
  places = new Map<string, string>(),
): Map<string, string> {
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
