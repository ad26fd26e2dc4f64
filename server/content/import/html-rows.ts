import { childrenOf, type HtmlElement, type HtmlNode, isElement, textIn } from './html-tree.ts'
import { plainRun, writeRuns } from './inline-runs.ts'
import type { Piece } from './pieces.ts'

/** HTML lists and tables → items of a list, since our markup has nothing else. */

export type Rows = { items: string[]; pictures: Piece[]; nested: boolean }

type Build = (nodes: readonly HtmlNode[]) => Piece[]

const lists = new Set(['ul', 'ol', 'menu', 'dir'])
const isList = (node: HtmlNode): node is HtmlElement => isElement(node) && lists.has(node.tagName)

export const onlyPictures = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ kind }) => kind === 'picture')

export const textsOf = (piece: Piece): readonly string[] =>
  piece.kind === 'list' ? piece.items : 'text' in piece ? [piece.text.replaceAll('\n', ' ')] : []

/** Text between the items of a list becomes an item too. */
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

/** One item per row, with the column's heading before each cell. */
export function rowsOfTable(table: HtmlElement, build: Build): Rows {
  // Own rows only: including nested tables here would double the time with each level
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
  // The head becomes an item if a column has no cells, or if a heading is more than its plain text
  const isShown = headTexts.every(
    (text, at) => text === '' || (shown.has(at) && withoutMarks(text) === titles[at]),
  )
  if (!isShown) items.unshift(headTexts.filter((text) => text !== '').join('; '))
  return { items, pictures, nested: false }
}
