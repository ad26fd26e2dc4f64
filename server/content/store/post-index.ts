import { isPublic, nextChange, type Post } from '#domain/posts/post.schema.ts'
import type { PostFile } from './front-matter.ts'

/** One valid version of a file, as sent to clients and as written to disk. */
export type StoredPost = { file: PostFile; post: Post }

export function toStored(file: PostFile, revision: string): StoredPost {
  const { extra: _, ...fields } = file
  return { file, post: { ...fields, revision } }
}

export type Candidate = StoredPost & {
  /** Its file has just disappeared: another file with the same id takes precedence (a rename by hand). */
  leaving?: boolean
}

export type PostIndex = {
  byId: ReadonlyMap<string, StoredPost>
  bySlug: ReadonlyMap<string, StoredPost>
  /** Former slug → current slug: one hop by construction. */
  redirects: ReadonlyMap<string, string>
  /** Slug of a post left out because another has its id → the slug of that other post. */
  clashes: ReadonlyMap<string, string>
  /** Newest first by publication, else creation; dates that do not parse come last. */
  sorted(): readonly Post[]
  /** The posts that are public at a time (ms), newest first; the same array until a post appears or ends. */
  publicAt(now: number): readonly Post[]
}

/** Indexes posts by id, slug and former slug. Of two with one id, the one that already had it stays. Pure. */
export function buildIndex(candidates: Iterable<Candidate>, previous?: PostIndex): PostIndex {
  const byId = new Map<string, Candidate>()
  const clashes = new Map<string, string>()
  const rank = (it: Candidate) => [
    it.leaving ? 0 : 1,
    previous?.byId.get(it.post.id)?.post.slug === it.post.slug ? 1 : 0,
    Date.parse(it.post.updatedAt) || 0,
  ]
  const stronger = (a: Candidate, b: Candidate) => {
    const ranks = rank(b)
    const difference = rank(a)
      .map((value, at) => value - (ranks[at] ?? 0))
      .find((value) => value !== 0)
    return (difference ?? b.post.slug.localeCompare(a.post.slug)) > 0
  }
  for (const candidate of candidates) {
    const other = byId.get(candidate.post.id)
    const wins = !other || stronger(candidate, other)
    if (wins) byId.set(candidate.post.id, candidate)
    const [winner, loser] = wins ? [candidate, other] : [other, candidate]
    if (loser && !loser.leaving) clashes.set(loser.post.slug, winner.post.slug)
  }

  const bySlug = new Map<string, StoredPost>()
  const redirects = new Map<string, string>()
  for (const stored of byId.values()) bySlug.set(stored.post.slug, stored)
  for (const { file } of byId.values()) {
    // An existing post takes precedence over a former address.
    for (const old of file.redirectFrom) if (!bySlug.has(old)) redirects.set(old, file.slug)
  }

  const sorted = newestFirst(byId)
  return { byId, bySlug, redirects, clashes, sorted, publicAt: publicOf(sorted) }
}

/** Sorts on first use. Outside `buildIndex`: a closure in there would keep all previous indexes in memory. */
function newestFirst(byId: ReadonlyMap<string, StoredPost>): PostIndex['sorted'] {
  let sorted: readonly Post[] | undefined
  return () => {
    sorted ??= [...byId.values()]
      .map(({ post }) => ({
        post,
        time: Date.parse(post.publishedAt ?? post.createdAt) || Number.NEGATIVE_INFINITY,
      }))
      .sort((a, b) => (a.time === b.time ? (a.post.slug < b.post.slug ? -1 : 1) : b.time - a.time))
      .map(({ post }) => post)
    return sorted
  }
}

/** Filters again only when the clock has passed a moment at which a post appears or ends, or was set back. */
function publicOf(sorted: PostIndex['sorted']): PostIndex['publicAt'] {
  let list: readonly Post[] = []
  let [since, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return (now) => {
    if (now >= since && now < until) return list
    list = sorted().filter((post) => isPublic(post, now))
    since = now
    until = sorted().reduce((first, post) => Math.min(first, nextChange(post, now)), Number.POSITIVE_INFINITY)
    return list
  }
}
