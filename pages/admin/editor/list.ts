import type { StaffPost } from '#domain/page-services.ts'
import { type Post, type PostState, postState } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { momentInWords } from '#renderer/admin/moments.ts'

/** A post as the list shows it; `when` in words. */
export type ListedPost = StaffPost & { when: string }

export const listed = (post: StaffPost, now: number): ListedPost => ({ ...post, when: whenOf(post, now) })

/** A post of the list as it stands at a later moment: what was scheduled may be public. */
export const listedAt = (post: ListedPost, now: number): ListedPost => {
  const due = dueOf(post)
  return due !== null && due <= now ? listed({ ...post, state: 'published' }, now) : post
}

/** When a scheduled post becomes public, in milliseconds since 1970; null for any other. */
export const dueOf = ({ state, date }: StaffPost): number | null =>
  state === 'scheduled' && date !== null ? Date.parse(date) : null

function whenOf({ state, date }: StaffPost, now: number): string {
  if (date === null) return ''
  const words =
    state === 'published' ? momentInWords(date, now).replace(/, \d\d:\d\d$/, '') : momentInWords(date, now)
  return state === 'draft' ? editorText.list.edited({ when: words }) : words
}

/** A post that has just been saved, as the server would list it. */
export function listedPost(post: Post, now: number): ListedPost {
  const { id, slug, redirectFrom = [], title, publishedAt, createdAt, updatedAt } = post
  const state = postState(post, now)
  const date = state === 'draft' ? updatedAt : (publishedAt ?? createdAt)
  return listed({ id, slug, redirectFrom, title, state, date }, now)
}

export const stateOf = (post: Post | null, now: number): PostState =>
  post === null ? 'draft' : postState(post, now)

/** What stands beside the address a post would get. */
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
