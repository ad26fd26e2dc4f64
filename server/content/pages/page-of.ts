/** The part of a list that one page shows; null when `asked` is not one of its page numbers. */
export function pageOf<Item>(list: readonly Item[], asked: string | undefined, size: number) {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = asked === undefined ? 1 : /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  if (page < 1 || page > pages) return null
  return { page, pages, items: list.slice((page - 1) * size, page * size) }
}
