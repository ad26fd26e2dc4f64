import type { PageContextServer } from 'vike/types'
import type { PostState } from '#domain/posts/post.schema.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type GonePost = {
  id: string
  title: string
  /** Null = deleted outside the studio and unrecorded. */
  by: string | null
  date: string
  moment: string
  slug: string
  nextSlug: string
  state: PostState
  /** The version to restore. */
  commit: string
}

export type Data =
  | Refusal
  | { view: 'failed'; frame: FrameFacts }
  | { view: 'deleted'; frame: FrameFacts; posts: GonePost[] }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { history } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !history) return refusalOf(pageContext)
  const answer = await history.deleted()
  if (answer.status !== 200) {
    pageContext.status = answer.status
    return { view: 'failed', frame }
  }
  const now = Date.now()
  const posts = answer.posts.map(({ id, title, by, deletedAt, slug, nextSlug, state, commit }) => ({
    id,
    title,
    by: by?.name ?? null,
    date: deletedAt,
    moment: momentInWords(deletedAt, now),
    slug,
    nextSlug,
    state,
    commit,
  }))
  return { view: 'deleted', frame, posts }
}
