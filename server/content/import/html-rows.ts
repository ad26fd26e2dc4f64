import { childrenOf, type HtmlElement, type HtmlNode, isElement, textIn } from './html-tree.ts'
import { plainRun, writeRuns } from './inline-runs.ts'
import type { Piece } from './pieces.ts'

/** Lists and tables of HTML → the items of a list, which is all that our markup has. */

export type Rows = { items: string[]; pictures: Piece[]; nested: boolean }

type Build = (nodes: readonly HtmlNode[]) => Piece[]

const lists = new Set(['ul', 'ol', 'menu', 'dir'])
const isList = (node: HtmlNode): node is HtmlElement => isElement(node) && lists.has(node.tagName)

export const onlyPictures = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ kind }) => kind === 'picture')

/** Each on one line. */
export const textsOf = (piece: Piece): readonly string[] =>
  piece.kind === 'list' ? piece.items : 'text' in piece ? [piece.text.replaceAll('\n', ' ')] : []

/** Text between the items of a list is an item as well. */
export function rowsOfList(list: HtmlElement, build: Build): Rows {
  const rows: Rows = { items: [], pictures: [], nested: false }
  const add = (nodes: readonly HtmlNode[]) => {
    const inside = build(nodes)
    rows.items.push(inside.flatMap(textsOf).join(' '))
    rows.pictures.push(...onlyPictures(inside))
  }
  const collect = (nodes: readonly HtmlNode[], isInItem: boolean) => {
    let own: HtmlNode[] = []
    const end = () => {
      if (own.length > 0) add(own)
      own = []
    }
    for (const node of nodes) {
      const isItem = isElement(node) && node.tagName === 'li'
      if (!isItem && !isList(node)) own.push(node)
      else {
        end()
        rows.nested ||= isInItem
        collect(node.childNodes, isItem)
      }
    }
    end()
  }
  collect(list.childNodes, false)
  return rows
}

const withoutMarks = (line: string): string =>
  line.replace(/\[([^\][]*)\]\([^()]*\)/g, '$1').replace(/[*`]/g, '')

/** A row each, with the head of each column before its cell. */
export function rowsOfTable(table: HtmlElement, build: Build): Rows {
  // Its own rows: looking into tables inside its cells here as well would take twice as long for each of them
  const parts = childrenOf(table, ['thead', 'tbody', 'tfoot'])
  const rows = parts.flatMap((part) => childrenOf(part, ['tr'])).map((row) => childrenOf(row, ['td', 'th']))
  const head = rows[0]?.length && rows[0].every((cell) => cell.tagName === 'th') ? rows.shift() : undefined
  const titles = head?.map((cell) => writeRuns([plainRun(textIn(cell))])) ?? []
  const pictures: Piece[] = []
  const textOf = (cell: HtmlElement): string => {
    const inside = build(cell.childNodes)
    pictures.push(...onlyPictures(inside))
    return inside.flatMap(textsOf).join(' ')
  }
  const headTexts = head?.map(textOf) ?? []
  const shown = new Set<number>()
  const items = rows.map((row) =>
    row
      .map((cell, at) => {
        const text = textOf(cell)
        if (text === '' || !titles[at]) return text
        shown.add(at)
        return `${titles[at]}: ${text}`
      })
      .filter((text) => text !== '')
      .join('; '),
  )
  // The head is kept for a column without cells, and where it says more than its plain text
  const isShown = headTexts.every(
    (text, at) => text === '' || (shown.has(at) && withoutMarks(text) === titles[at]),
  )
  if (!isShown) items.unshift(headTexts.filter((text) => text !== '').join('; '))
  return { items, pictures, nested: false }
}
