import { redirectLimit } from '#domain/posts/post.schema.ts'
import type { PostFile } from '../store/front-matter.ts'
import { merge } from './merge.ts'

/**
 * Merges two edits of a post's file, the texts by R103. Null where both sides changed the same paragraph, or
 * the same unknown front-matter key. Pure.
 */
export function mergeFiles(base: PostFile, mine: PostFile, theirs: PostFile): PostFile | null {
  const outcome = merge(base, mine, theirs)
  const extra = mergeExtra(base.extra, mine.extra, theirs.extra)
  if (!outcome.ok || extra === null) return null
  const post = outcome.post
  const former = [...new Set([...mine.redirectFrom, ...theirs.redirectFrom])]
  return {
    ...post,
    extra,
    createdAt: mine.createdAt || theirs.createdAt,
    updatedAt: later(mine.updatedAt, theirs.updatedAt),
    redirectFrom: former.filter((slug) => slug !== post.slug).slice(-redirectLimit),
  }
}

const later = (one: string, other: string): string =>
  (Date.parse(one) || 0) > (Date.parse(other) || 0) ? one : other

type Extra = PostFile['extra']

function mergeExtra(base: Extra, mine: Extra, theirs: Extra): Extra | null {
  const merged = new Map(theirs)
  for (const key of new Set([...base.keys(), ...mine.keys()])) {
    const [was, here, there] = [base, mine, theirs].map((side) => textOf(side.get(key)))
    if (here === there || here === was) continue
    if (there !== was) return null
    if (mine.has(key)) merged.set(key, mine.get(key))
    else merged.delete(key)
  }
  return merged
}

/** For comparisons: a map as its entries. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part)) ?? ''
