import type { PageContextServer } from 'vike/types'
import type { StaffPost } from '#server/http/pages.types.ts'

export type Data =
  | { view: 'posts'; name: string; posts: StaffPost[] }
  | { view: 'set-up'; token: string; error: string | null }
  | { view: 'sign-in'; error: string | null }

/** Who asks decides what there is to see; a set-up link counts for visitors only. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staff, staffPosts } = pageContext.services
  const { setup, error = null } = pageContext.urlParsed.search
  if (staff) return { view: 'posts', name: staff.name, posts: staffPosts() }
  if (setup) return { view: 'set-up', token: setup.slice(0, 200), error }
  return { view: 'sign-in', error }
}
