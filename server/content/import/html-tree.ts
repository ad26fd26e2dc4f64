import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5'

/** HTML of any kind as a tree, in bounded time and memory. */

export type HtmlNode = DefaultTreeAdapterMap['childNode']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** Parsing takes time that grows with the depth, and some markup grows by being parsed. */
const deepest = 300
const mostElements = 100_000

/** The markup is refused; the message says why. */
export class HtmlError extends Error {}

/** Throws `HtmlError`. Scripts are text here, and run nowhere. */
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

/** All text in a node, without that of scripts and styles. */
export function textIn(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (!isElement(node) || ['script', 'style', 'template', 'noscript'].includes(node.tagName)) return ''
  return node.childNodes.map(textIn).join('')
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
