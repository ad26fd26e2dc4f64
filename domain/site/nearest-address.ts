import { decodedUri } from '../uri.ts'

/** Guesses which page was meant by an address that does not exist. Pure. */

export type KnownPage = {
  path: string
  /** Other names besides the path: its title, former addresses. */
  words?: string
}

/** Characters; of longer addresses only the beginning is compared. */
const longest = 120
/** Pages compared by letters, which costs more than by words. */
const mostByLetters = 400
/** Minimum likeness for a suggestion; 1 = the same. */
const leastAlike = 0.4

/**
 * The path of the page that shares most words with the address, or whose spelling is nearest; of two equals, the earlier in
 * the list. Null when none is near. `pages`: most important first.
 */
export function nearestPage(address: string, pages: readonly KnownPage[]): string | null {
  const wanted = spelt(address)
  const words = wordsOf(wanted)
  const isItalian = /^\/it(?:\/|$)/.test(wanted)
  let best: { path: string; score: number } | null = null
  for (const [at, page] of pages.entries()) {
    const path = page.path.toLowerCase()
    const byWords = likeness(words, wordsOf(`${path} ${page.words?.toLowerCase() ?? ''}`))
    const length = Math.max(wanted.length, path.length)
    const mayBeNear = at < mostByLetters && Math.abs(wanted.length - path.length) <= length * (1 - leastAlike)
    const byLetters = mayBeNear
      ? 1 - distanceBetween(lastPart(wanted), lastPart(path)) / partLength(wanted, path)
      : 0
    const score =
      Math.max(byWords, byLetters >= 0.6 ? byLetters : 0) -
      (isItalian === /^\/it(?:\/|$)/.test(path) ? 0 : 0.15)
    if (score >= leastAlike && score > (best?.score ?? 0)) best = { path: page.path, score }
  }
  return best?.path ?? null
}

/** Decoded, in lower case, without query and file extension. */
function spelt(address: string): string {
  return decodedUri(address.replace(/[?#].*$/s, '').slice(0, longest))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\/index)?\.[a-z]{2,5}$/, '')
    .replace(/\/+$/, '')
}

/** English and Italian words too common to say what a page is about. */
const common = new Set(
  'a an and the of to for in on your you is it at by how what why that this will with your our are was were can does not all from be we us do new blog post posts page index html category tag di da il la le lo un una e per con che non del della dei delle sono come cosa'.split(
    ' ',
  ),
)

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word)),
  )

/** Number of first letters that the forms of a word share. */
const stem = 4

/** The share of the wanted words found in the other set; misspelt and inflected words count in part. */
function likeness(wanted: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0
  let found = 0
  for (const word of wanted) {
    if (other.has(word)) found += 1
    else if ([...other].some((one) => isMisspelt(word, one))) found += 0.8
    else if ([...other].some((one) => hasStemOf(word, one))) found += 0.7
  }
  // A page with only the wanted words is nearer than one that has them among many others
  return (found / wanted.size) * 0.9 + Math.min(1, found / Math.max(1, other.size)) * 0.1
}

const isMisspelt = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) >= stem &&
  Math.abs(word.length - other.length) <= 1 &&
  word[0] === other[0] &&
  distanceBetween(word, other) === 1

const hasStemOf = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) > stem && word.slice(0, stem) === other.slice(0, stem)

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const partLength = (one: string, other: string): number =>
  Math.max(1, lastPart(one).length, lastPart(other).length)

/** Levenshtein distance. */
export function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
