/** Half the height of a line of the notes, in pixels. */
export const halfLine = 9

type PlaceOfRow = {
  top: number
  height: number
  /** Of its first line: the middle of its height, and where it ends. */
  middle: number
  end: number
}

/** Where a part or a block of the page inside the frame stands, in its pixels; measured when it is asked for. */
export function rowsIn(inside: Document): (name: string) => PlaceOfRow | null {
  const article = inside.querySelector('main > article')
  const title = article?.querySelector('header > h1')
  const blocks = blocksIn(inside)
  const parts: Record<string, () => Element | null | undefined> = {
    meta: () => title?.previousElementSibling,
    title: () => title,
    description: () => title?.nextElementSibling,
    byline: () => title?.nextElementSibling?.nextElementSibling,
    image: () => article?.querySelector('header + div > :is(img, picture, svg)'),
    faq: () => inside.querySelector('main > section h2'),
  }
  return (name) => {
    const element = name.startsWith('block-') ? blocks[Number(name.slice(6))] : parts[name]?.()
    if (!element) return null
    const { top, height } = element.getBoundingClientRect()
    return { top, height, ...firstLineOf(element) }
  }
}

/** Of a picture, which has no lines, a place below its upper edge. */
function firstLineOf(element: Element): Pick<PlaceOfRow, 'middle' | 'end'> {
  const box = element.getBoundingClientRect()
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  const rects = element.matches('img, picture, svg') ? [] : [...range.getClientRects()]
  const first = rects.find(({ width }) => width > 0)
  if (!first) return { middle: box.top + 2 * halfLine, end: box.right }
  const line = rects.filter(({ top }) => top < first.bottom)
  return { middle: (first.top + first.bottom) / 2, end: Math.max(...line.map(({ right }) => right)) }
}

/** Headings and what stands in the groups of a passage (article-blocks.tsx), in their order. */
const blocksIn = (inside: Document): ArrayLike<Element> & Iterable<Element> =>
  inside
    .querySelector('main > article')
    ?.lastElementChild?.querySelectorAll('section > div > :is(h2, h3, h4), section > div > div > *') ?? []

/** Which block an element of the page belongs to; -1 for none. */
export const blockOf = (inside: Document, target: Element): number =>
  [...blocksIn(inside)].findIndex((element) => element.contains(target))
