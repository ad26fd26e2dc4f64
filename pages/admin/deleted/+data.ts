import type { PageContextServer } from 'vike/types'
import type { PostState } from '#domain/posts/post.schema.ts'
import { dayInWords, momentInWords } from '#renderer/admin/moments.ts'
import { type SignInView, signInView } from '../sign-in-view.ts'

type Frame = { member: { name: string }; toAnswer: number }

export type GonePost = {
  id: string
  title: string
  /** Null = outside the studio, and nobody has recorded it. */
  by: string | null
  date: string
  moment: string
  day: string
  slug: string
  nextSlug: string
  state: PostState
  /** The version that comes back. */
  commit: string
}

export type Data =
  | SignInView
  | { view: 'failed'; frame: Frame }
  | { view: 'deleted'; frame: Frame; posts: GonePost[] }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staff, staffLeads, history } = pageContext.services
  if (!staff || !history) return signInView(pageContext.urlParsed)
  const frame = { member: { name: staff.name }, toAnswer: staffLeads?.toAnswer() ?? 0 }
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
    day: dayInWords(deletedAt, now),
    slug,
    nextSlug,
    state,
    commit,
  }))
  return { view: 'deleted', frame, posts }
}
