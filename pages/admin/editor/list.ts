import { type Post, type PostState, postState } from '#domain/posts/post.schema.ts'
import type { StaffPost } from '#domain/posts/post-views.ts'
import { staffPost } from '#domain/posts/staff-post.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'

/** A post as shown in the list; `when` in words. */
export type ListedPost = StaffPost & { when: string }

export const listed = (post: StaffPost, now: number): ListedPost => ({ ...post, when: whenOf(post, now) })

/** A listed post as of a later moment: a scheduled one may be public by then, a public one may have ended. */
export const listedAt = (post: ListedPost, now: number): ListedPost => {
  const isPast = (date: string | null) => date !== null && Date.parse(date) <= now
  const { state, date, until } = post
  if (state === 'draft' || state === 'ended') return post
  if (isPast(until)) return listed({ ...post, state: 'ended' }, now)
  return state === 'scheduled' && isPast(date) ? listed({ ...post, state: 'published' }, now) : post
}

/** When a post becomes public and when it ends, past or to come, in milliseconds since 1970. */
export const momentsOf = ({ state, date, until }: StaffPost): number[] =>
  state === 'draft' ? [] : [date, until].flatMap((moment) => (moment === null ? [] : Date.parse(moment)))

function whenOf({ state, date, until }: StaffPost, now: number): string {
  if (state === 'ended') return until === null ? '' : momentInWords(until, now)
  const ends = until !== null && state !== 'draft'
  const end = ends ? editorText.list.until({ when: momentInWords(until, now) }) : ''
  if (date === null) return end
  // The time of day matters only today and yesterday, or if it is still to come
  const words =
    state === 'scheduled' ? momentInWords(date, now) : momentInWords(date, now).replace(/, \d\d:\d\d$/, '')
  if (state === 'draft') return editorText.list.edited({ when: words })
  return ends ? `${words}, ${end}` : words
}

/** A post just saved, as the server would list it. Without its picture: beside an open post none is shown. */
export const listedPost = (post: Post, now: number): ListedPost => listed(staffPost(post, null, now), now)

export const stateOf = (post: Post | null, now: number): PostState =>
  post === null ? 'draft' : postState(post, now)

export function slugNote({
  slug,
  typed,
  posts,
  post,
}: {
  slug: string
  typed: string
  posts: readonly ListedPost[]
  post: Post | null
}): string {
  const taken = posts.find((one) => one.slug === slug && one.id !== post?.id)
  if (taken) return editorText.slugTaken({ title: taken.title })
  if (post && slug !== post.slug) return `${editorText.slugFree} ${editorText.slugMoves}`
  return typed.trim() === '' ? `${editorText.slugFromTitle} ${editorText.slugFree}` : editorText.slugFree
}
