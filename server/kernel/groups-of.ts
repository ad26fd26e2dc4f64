/** The items in order, in groups of `size`; the last may have fewer. */
export function* groupsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
