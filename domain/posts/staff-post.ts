import type { StaffPost } from '#domain/posts/post-views.ts'
import type { PictureFile } from '../media/media.schema.ts'
import { type Post, postState } from './post.schema.ts'
import { drawingFor } from './post-drawing.ts'

/** ISO 8601, or null for a date that does not parse ('Recently', R45). */
export function dateOf(value: string): string | null {
  const time = Date.parse(value)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** A post as the studio lists it. `picture`: the file of its image; `now`: milliseconds since 1970. Pure. */
export function staffPost(post: Post, picture: PictureFile | null, now: number): StaffPost {
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
    category,
  } = post
  const state = postState(post, now)
  const date = dateOf(state === 'draft' ? updatedAt : (publishedAt ?? createdAt))
  const until = publishedUntil && dateOf(publishedUntil)
  const drawing = drawingFor(post)
  return { id, slug, redirectFrom, title, state, date, until, revision, category, picture, drawing }
}
