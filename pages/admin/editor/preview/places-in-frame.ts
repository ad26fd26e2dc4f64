/** The blocks' elements in order: headings, and the items in a passage's groups (article-blocks.tsx). */
export const blocksIn = (inside: Document): ArrayLike<Element> & Iterable<Element> =>
  inside
    .querySelector('main > article')
    ?.lastElementChild?.querySelectorAll('section > div > :is(h2, h3, h4), section > div > div > *') ?? []

/** The index of the block that an element of the page belongs to; -1 for none. */
export const blockOf = (inside: Document, target: Element): number =>
  [...blocksIn(inside)].findIndex((element) => element.contains(target))
