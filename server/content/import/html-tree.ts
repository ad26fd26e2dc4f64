import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5'

/** Parses any HTML into a tree, in bounded time and memory. */

export type HtmlNode = DefaultTreeAdapterMap['childNode']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** Parsing time grows with the depth, and some markup expands when it is parsed. */
const deepest = 300
const mostElements = 100_000

/** The markup is refused; the message says why. */
export class HtmlError extends Error {}

/** Throws `HtmlError`. Scripts are parsed as text and never run. */
export function parseHtml(html: string): readonly HtmlNode[] {
  let depth = 0
  let elements = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1
      if (elements > mostElements) throw new HtmlError(`has more than ${mostElements} elements`)
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush() {
      depth += 1
      if (depth > deepest) throw new HtmlError(`has elements nested more than ${deepest} deep`)
    },
    onItemPop() {
      depth -= 1
    },
  }
  return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node

export const attributeOf = (element: HtmlElement, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? ''

export const childrenOf = (node: HtmlElement, names: readonly string[]): HtmlElement[] =>
  node.childNodes.filter((child): child is HtmlElement => isElement(child) && names.includes(child.tagName))

export const holds = (node: HtmlElement, names: readonly string[]): boolean =>
  node.childNodes.some((child) => isElement(child) && (names.includes(child.tagName) || holds(child, names)))

/** Elements whose text is separate from the text around them. */
const apart = new Set([
  'p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center', 'details',
  'summary', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'fieldset', 'hgroup', 'legend', 'li', 'ul', 'ol', 'table', 'caption', 'tr',
  'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'hr', 'option', 'optgroup', 'textarea', 'button',
  'title', 'text', 'desc',
]) // biome-ignore format: a list of words
const unread = new Set(['script', 'style', 'template', 'noscript'])

/** All text in a node, without that of scripts and styles. */
export function textIn(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (!isElement(node) || unread.has(node.tagName)) return ''
  if (node.tagName === 'br') return '\n'
  const text = node.childNodes.map(textIn).join('')
  if (/^su[bp]$/.test(node.tagName) && /\d/.test(text)) return raised(text.trim(), node.tagName)
  return apart.has(node.tagName) ? `\n${text}\n` : text
}

const plainSigns = '0123456789+-=()'
const raisedSigns = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** A power or index as Unicode characters where these exist, otherwise as `^(…)` or `_(…)`. */
export function raised(text: string, name: string): string {
  const signs = name === 'sup' ? raisedSigns.sup : raisedSigns.sub
  const found = Array.from(text, (sign) => signs[plainSigns.indexOf(sign)])
  return found.includes(undefined) ? `${name === 'sup' ? '^' : '_'}(${text})` : found.join('')
}

const shownAttributes = ['alt', 'title', 'placeholder', 'value', 'label', 'aria-label']

/**
 * All words of a node on one line, including those that a browser shows from attributes. Reading stops soon
 * after `most` characters, so that deeply nested nodes are not read in full at every level.
 */
export function wordsIn(node: HtmlElement, most: number): string {
  const words: string[] = []
  let length = 0
  const add = (text: string) => {
    words.push(text)
    length += text.trim().length
  }
  const collect = (one: HtmlNode) => {
    if (length > most) return
    if ('value' in one) add(one.value)
    if (!isElement(one) || ['script', 'style', 'template'].includes(one.tagName)) return
    if (one.tagName !== 'option' && attributeOf(one, 'type') !== 'hidden')
      for (const name of shownAttributes) add(attributeOf(one, name))
    one.childNodes.forEach(collect)
    if (apart.has(one.tagName)) words.push(' ')
  }
  collect(node)
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

/** The text of a fragment on one line; empty when it cannot be parsed. */
export function plainText(html: string): string {
  try {
    return parseHtml(html).map(textIn).join(' ').replace(/\s+/g, ' ').trim()
  } catch (error) {
    if (error instanceof HtmlError) return ''
    throw error
  }
}
