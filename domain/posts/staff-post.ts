import type { StaffPost } from '../page-services.ts'
import { type Post, postState } from './post.schema.ts'

/** ISO 8601, or null for a date that does not parse ('Recently', R45). */
export function dateOf(value: string): string | null {
  const time = Date.parse(value)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** A post as the studio lists it. `now`: milliseconds since 1970. Pure. */
export function staffPost(post: Post, now: number): StaffPost {
  const {
    id,
    slug,
    redirectFrom = [],
    title,
    publishedAt,
    publishedUntil,
    createdAt,
    updatedAt,
    revision,
  } = post
  const state = postState(post, now)
  const date = dateOf(state === 'draft' ? updatedAt : (publishedAt ?? createdAt))
  const until = publishedUntil && dateOf(publishedUntil)
  return { id, slug, redirectFrom, title, state, date, until, revision }
}
