import { Index } from 'flexsearch'
import { locales } from '#domain/locales.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { textOfPost } from './post-text.ts'
import { createVocabulary, leastStart } from './vocabulary.ts'
import { cached, foldedWord, languageOf, stemOf, wordsIn } from './words.ts'

/** A query as it was understood. `isMeant`: whether a word of a text matches it. */
export type Query = { isMeant(word: string): boolean }

const points = { title: 12, about: 6, text: 2 }
const fields = ['title', 'about', 'text'] as const

/** Milliseconds of reading posts before other requests get their turn. */
const stretchMs = 10
const mostWords = 12
/** Unused numbers, beyond the number of posts, above which the index is rebuilt. */
const mostUnused = 1_000
/** Up to this many changed posts are updated one by one; more rebuild the index. */
const mostChanged = 200

/**
 * An index of the words of posts (ADR-0037). `posts`: those that are public now; every search first updates
 * the index to them, and so finds a newly published post. The first search reads all posts.
 */
export function createPostIndex({ posts }: { posts: () => readonly Post[] }) {
  let index = createWordIndex()
  /** The list that the index was last updated to. */
  let levelWith: readonly Post[] | undefined
  let levelled: Promise<void> = Promise.resolve()

  async function level(): Promise<void> {
    const latest = posts()
    if (latest === levelWith) return
    await bringIn(latest)
    levelWith = latest
  }

  async function bringIn(current: readonly Post[]): Promise<void> {
    const changed = current.filter((post) => !index.takeOver(post))
    if (changed.length === 0 && current.length === index.numbers.size) return
    // Dropped posts leave their numbers and words behind, and dropping many takes longer than a rebuild
    const isAnew = index.byNumber.length > 2 * current.length + mostUnused || changed.length > mostChanged
    if (isAnew) index = createWordIndex()
    const ids = new Set(current.map(({ id }) => id))
    for (const id of [...index.numbers.keys()]) if (!ids.has(id)) index.drop(id)
    let since = performance.now()
    for (const post of isAnew ? current : changed) {
      index.add(post)
      if (performance.now() - since < stretchMs) continue
      await new Promise((resolve) => setImmediate(resolve))
      since = performance.now()
    }
  }

  return {
    /** Posts that have all words of the text, best first; none for a text without words. */
    async find(text: string): Promise<{ found: Post[]; query: Query }> {
      // Updates run one after the other: each brings in what changed before its search
      levelled = levelled.then(level, level)
      await levelled
      const typed = [...wordsIn(text)].map((word) => word.text).slice(0, mostWords)
      const { stems, scores } = scoresFor(typed, index)
      // If posts have changed meanwhile, only those that are still public and unchanged count
      const latest = posts()
      const present = latest === levelWith ? null : new Map(latest.map(({ id, revision }) => [id, revision]))
      const found: { post: Post; time: number; score: number }[] = []
      for (const [number, entry] of index.byNumber.entries()) {
        const score = scores[number] ?? 0
        if (!entry || score === 0 || (present && present.get(entry.post.id) !== entry.post.revision)) continue
        found.push({ post: entry.post, time: entry.time, score })
      }
      found.sort((one, other) => other.score - one.score || other.time - one.time)
      return { found: found.map(({ post }) => post), query: queryOf(stems, typed.at(-1) ?? '') }
    },
  }
}

/** The posts by number, with the stems in each of their fields. */
function createWordIndex() {
  const vocabulary = createVocabulary()
  const indexes = {
    title: new Index({ tokenize: 'strict', encode: splitStems }),
    about: new Index({ tokenize: 'strict', encode: splitStems }),
    text: new Index({ tokenize: 'strict', encode: splitStems, resolution: 3 }),
  }
  /** The posts by number; `time` = when it was published. */
  const byNumber: ({ post: Post; time: number } | undefined)[] = []
  /** By the post's id. */
  const numbers = new Map<string, number>()

  function drop(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    for (const field of fields) indexes[field].remove(number)
    byNumber[number] = undefined
    numbers.delete(id)
  }

  return {
    ...{ vocabulary, byNumber, numbers, drop },
    add(post: Post): void {
      drop(post.id)
      const number = byNumber.length
      const text = [...textOfPost(post)].join('\n')
      const language = languageOf(text)
      const stemsIn = (words: string) => vocabulary.learn(words, language)
      indexes.title.add(number, stemsIn(post.title).join(' '))
      indexes.about.add(number, stemsIn(`${post.description} ${post.category}`).join(' '))
      // Each word once: its frequency in a post does not matter, memory does
      indexes.text.add(number, [...new Set(stemsIn(text))].join(' '))
      byNumber.push({ post, time: Date.parse(post.publishedAt ?? post.createdAt) || 0 })
      numbers.set(post.id, number)
    },
    /** Whether the index has the post unchanged. Adopts its object, which a save of another post may renew. */
    takeOver(post: Post): boolean {
      const entry = byNumber[numbers.get(post.id) ?? -1]
      if (!entry || entry.post.revision !== post.revision || entry.post.slug !== post.slug) return false
      entry.post = post
      return true
    },
    /** What the stems score in each post, by its number; null when no post has any of them. */
    scoresOf(stems: ReadonlyMap<string, number>): Float32Array | null {
      const scores = new Float32Array(byNumber.length)
      let isEmpty = true
      for (const [stem, weight] of stems) {
        for (const field of fields) {
          const score = points[field] * weight
          for (const id of indexes[field].search(stem, { limit: byNumber.length }) as number[]) {
            if ((scores[id] ?? 0) < score) scores[id] = score
            isEmpty = false
          }
        }
      }
      return isEmpty ? null : scores
    },
  }
}

/** What the words score in each post, by its number: 0 for one that lacks a word. `stems`: those looked for. */
function scoresFor(typed: readonly string[], index: ReturnType<typeof createWordIndex>) {
  const { vocabulary, scoresOf, byNumber } = index
  const stems = new Set<string>()
  const scores = new Float32Array(byNumber.length).fill(typed.length > 0 ? 1 : 0)
  for (const [at, word] of typed.entries()) {
    let meant = vocabulary.stemsFor(word, at === typed.length - 1)
    let own = scoresOf(meant)
    if (!own) {
      meant = vocabulary.stemsForMisspelt(word)
      own = scoresOf(meant)
    }
    for (const stem of meant.keys()) stems.add(stem)
    scores.forEach((score, number) => {
      const more = own?.[number] ?? 0
      scores[number] = score > 0 && more > 0 ? score + more : 0
    })
  }
  return { stems, scores }
}

/** A word is meant when its stem is among `stems` or it begins with `start`. */
function queryOf(stems: ReadonlySet<string>, start: string): Query {
  const folded = foldedWord(start)
  const isMeant = (word: string) =>
    locales.some((locale) => stems.has(stemOf(word, locale))) ||
    (start.length >= leastStart && foldedWord(word).startsWith(folded))
  return { isMeant: cached(isMeant) }
}

/** Texts already arrive as stems. */
const splitStems = (text: string): string[] => (text === '' ? [] : text.split(' '))
