/** Addresses of posts (R100). Pure. */

const slugLimit = 80

// Letters that have no decomposition into a base letter and a mark.
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}

/** ASCII words joined by hyphens, at most 80 characters, cut between words; empty when nothing is left. */
export function slugify(text: string): string {
  const words = text
    .slice(0, 1000)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => folded[letter] ?? ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return cut(words.join('-'), slugLimit)
}

/** `base`, or `base-2`, `base-3` … when taken; never longer than the limit. */
export function freeSlug(base: string, taken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`
    const slug = cut(base, slugLimit - suffix.length) + suffix
    if (!taken(slug)) return slug
  }
}

export const isSlug = (text: string): boolean =>
  text.length <= slugLimit && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

function cut(slug: string, limit: number): string {
  if (slug.length <= limit) return slug
  const end = slug.lastIndexOf('-', limit)
  return slug.slice(0, end > 0 ? end : limit)
}
