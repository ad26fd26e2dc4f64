import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { BlogList, PostCard } from '#domain/page-services.ts'
import { spreadDrawings } from '#renderer/ui/post-drawing.tsx'

export type Data = BlogList

/** One page of the list, filtered and counted on the server (R39, R40). */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { category, page } = pageContext.urlParsed.search
  const list = pageContext.services.blogList({
    ...(category !== undefined && { category }),
    ...(page !== undefined && { page }),
  })
  if (!list) throw render(404)
  // One address a list: a category that does not exist would be a further name of the whole one
  if (category !== undefined && list.category === 'all') throw redirect('/blog')
  const cards = list.featured ? [list.featured, ...list.posts] : list.posts
  const drawings = spreadDrawings(cards.map((post) => post.drawing))
  const [first, ...rest] = cards.map((post, index): PostCard => ({ ...post, drawing: drawings[index] ?? 0 }))
  if (list.featured && first) return { ...list, featured: first, posts: rest }
  return { ...list, posts: first ? [first, ...rest] : [] }
}
