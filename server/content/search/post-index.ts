import { Index } from 'flexsearch'
import { type Locale, locales } from '#domain/locales.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { textOfPost } from './post-text.ts'
import { foldedWord, languageOf, stemOf, wordsIn } from './words.ts'

/** A query as it was understood. `isMeant`: whether a word of a text matches it. */
export type Query = { isMeant(word: string): boolean }

const points = { title: 12, about: 6, text: 2, part: 0.6, misspelt: 0.4 }
const fields = ['title', 'about', 'text'] as const

/** Milliseconds of reading posts before other requests get their turn. */
const stretchMs = 10
const most = { words: 12, likeWords: 25 }
/** Unused numbers, beyond the number of posts, above which the index is rebuilt. */
const mostUnused = 1_000
/** Up to this many changed posts are updated one by one; more rebuild the index. */
const mostChanged = 200
/** Shorter prefixes match too many words. */
const leastStart = 3

/**
 * An index of the words of posts (ADR-0037). `posts`: those that are public now; every search first updates
 * the index to them, and so finds a newly published post. The first search reads all posts.
 */
export function createPostIndex({ posts }: { posts: () => readonly Post[] }) {
  let indexes = emptyIndexes()
  /** Posts by their number in the indexes; `time` = when it was published. */
  const byNumber: ({ post: Post; time: number } | undefined)[] = []
  const numbers = new Map<string, number>()
  /** Every word so far, with its stem, for prefixes and misspellings. */
  const vocabulary: Record<Locale, Map<string, string>> = { en: new Map(), it: new Map() }
  const known = new Set<string>()
  let next = 0
  /** The list that the indexes were last updated to. */
  let levelWith: readonly Post[] | undefined
  let levelled: Promise<void> = Promise.resolve()

  function drop(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    for (const field of fields) indexes[field].remove(number)
    byNumber[number] = undefined
    numbers.delete(id)
  }

  function add(post: Post): void {
    drop(post.id)
    const number = next++
    const text = [...textOfPost(post)].join('\n')
    const language = languageOf(text)
    const stemsIn = (words: string) => {
      const stems = [...wordsIn(words)].map(({ text: word }) => {
        const stem = stemOf(word, language)
        vocabulary[language].set(foldedWord(word), stem)
        known.add(stem)
        return stem
      })
      return stems.join(' ')
    }
    indexes.title.add(number, stemsIn(post.title))
    indexes.about.add(number, stemsIn(`${post.description} ${post.category}`))
    // Each word once: its frequency in a post does not matter, memory does
    indexes.text.add(number, [...new Set(stemsIn(text).split(' '))].join(' '))
    byNumber[number] = { post, time: Date.parse(post.publishedAt ?? post.createdAt) || 0 }
    numbers.set(post.id, number)
  }

  /** Whether the index has the post unchanged. Adopts its object, which a save of another post may renew. */
  function takeOver(post: Post): boolean {
    const entry = byNumber[numbers.get(post.id) ?? -1]
    if (!entry || entry.post.revision !== post.revision || entry.post.slug !== post.slug) return false
    entry.post = post
    return true
  }

  function empty(): void {
    indexes = emptyIndexes()
    for (const map of [numbers, vocabulary.en, vocabulary.it, known]) map.clear()
    byNumber.length = 0
    next = 0
  }

  async function level(): Promise<void> {
    const latest = posts()
    if (latest === levelWith) return
    await bringIn(latest)
    levelWith = latest
  }

  async function bringIn(current: readonly Post[]): Promise<void> {
    const changed = current.filter((post) => !takeOver(post))
    if (changed.length === 0 && current.length === numbers.size) return
    // Dropped posts leave their numbers and words behind, and dropping many takes longer than a rebuild
    const isAnew = next > 2 * current.length + mostUnused || changed.length > mostChanged
    if (isAnew) empty()
    const ids = new Set(current.map(({ id }) => id))
    for (const id of [...numbers.keys()]) if (!ids.has(id)) drop(id)
    let since = performance.now()
    for (const post of isAnew ? current : changed) {
      add(post)
      if (performance.now() - since < stretchMs) continue
      await new Promise((resolve) => setImmediate(resolve))
      since = performance.now()
    }
  }

  /** Weighted stems for a typed word: its own, and for the last word those of words that begin with it. */
  function stemsFor(typed: string, isLast: boolean): Map<string, number> {
    const found = new Map<string, number>()
    for (const locale of locales) {
      const stem = stemOf(typed, locale)
      if (known.has(stem)) found.set(stem, 1)
    }
    const word = foldedWord(typed)
    if (!isLast || word.length < leastStart) return found
    return new Map([...stemsLike((other) => other.startsWith(word), points.part), ...found])
  }

  function stemsLike(isLike: (other: string) => boolean, weight: number): Map<string, number> {
    const like: [word: string, stem: string][] = []
    for (const locale of locales) {
      // Only matching words get an array: there are tens of thousands of words
      for (const word of vocabulary[locale].keys()) {
        if (isLike(word)) like.push([word, vocabulary[locale].get(word) ?? word])
      }
    }
    like.sort(([one], [other]) => one.length - other.length)
    return new Map(like.slice(0, most.likeWords).map(([, stem]) => [stem, weight]))
  }

  /** What the stems score in each post, by its number; null when no post has any of them. */
  function scoresOf(stems: ReadonlyMap<string, number>): Float32Array | null {
    const scores = new Float32Array(next)
    let isEmpty = true
    for (const [stem, weight] of stems) {
      for (const field of fields) {
        const score = points[field] * weight
        for (const id of indexes[field].search(stem, { limit: next }) as number[]) {
          if ((scores[id] ?? 0) < score) scores[id] = score
          isEmpty = false
        }
      }
    }
    return isEmpty ? null : scores
  }

  return {
    /** Posts that have all words of the text, best first; none for a text without words. */
    async find(text: string): Promise<{ found: Post[]; query: Query }> {
      // Updates run one after the other: each brings in what changed before its search
      levelled = levelled.then(level, level)
      await levelled
      const typed = [...wordsIn(text)].map((word) => word.text).slice(0, most.words)
      const stems = new Set<string>()
      /** By number; 0 for a post that lacks one of the words. */
      const scores = new Float32Array(next).fill(typed.length > 0 ? 1 : 0)
      typed.forEach((word, at) => {
        let meant = stemsFor(word, at === typed.length - 1)
        let own = scoresOf(meant)
        if (!own) {
          const folded = foldedWord(word)
          meant = stemsLike((other) => isMisspelt(folded, other), points.misspelt)
          own = scoresOf(meant)
        }
        for (const stem of meant.keys()) stems.add(stem)
        scores.forEach((score, number) => {
          const more = own?.[number] ?? 0
          scores[number] = score > 0 && more > 0 ? score + more : 0
        })
      })
      // If posts have changed meanwhile, only those that are still public and unchanged count
      const latest = posts()
      const present = latest === levelWith ? null : new Map(latest.map(({ id, revision }) => [id, revision]))
      const found: { post: Post; time: number; score: number }[] = []
      for (const [number, entry] of byNumber.entries()) {
        const score = scores[number] ?? 0
        if (!entry || score === 0 || (present && present.get(entry.post.id) !== entry.post.revision)) continue
        found.push({ post: entry.post, time: entry.time, score })
      }
      found.sort((one, other) => other.score - one.score || other.time - one.time)
      return { found: found.map(({ post }) => post), query: queryOf(stems, typed.at(-1) ?? '') }
    },
  }
}

/** A word is meant when its stem is among `stems` or it begins with `start`. */
function queryOf(stems: ReadonlySet<string>, start: string): Query {
  const folded = foldedWord(start)
  const isMeant = (word: string) =>
    locales.some((locale) => stems.has(stemOf(word, locale))) ||
    (start.length >= leastStart && foldedWord(word).startsWith(folded))
  /** Texts repeat their words. */
  const known = new Map<string, boolean>()
  return {
    isMeant(word) {
      const answer = known.get(word) ?? isMeant(word)
      known.set(word, answer)
      return answer
    },
  }
}

const emptyIndexes = () => ({
  title: new Index({ tokenize: 'strict', encode: splitStems }),
  about: new Index({ tokenize: 'strict', encode: splitStems }),
  text: new Index({ tokenize: 'strict', encode: splitStems, resolution: 3 }),
})

/** Texts already arrive as stems. */
function splitStems(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** One letter too many, missing or wrong, or two swapped; from five letters on, never the first letter. */
function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 5 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [restOfTyped, restOfWord] = [typed.slice(at), word.slice(at)]
  return (
    restOfTyped.slice(1) === restOfWord ||
    restOfTyped === restOfWord.slice(1) ||
    restOfTyped.slice(1) === restOfWord.slice(1) ||
    (restOfTyped.slice(2) === restOfWord.slice(2) &&
      restOfTyped[0] === restOfWord[1] &&
      restOfTyped[1] === restOfWord[0])
  )
}
