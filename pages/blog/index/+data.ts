import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { excerptOf } from '#domain/posts/excerpt.ts'
import type { BlogList, BlogSearch, PostCard } from '#domain/posts/post-views.ts'

export type Data = ({ view: 'list' } & BlogList) | ({ view: 'search' } & BlogSearch)

/** One page of the list (R39, R40) or of search results (R257), filtered and paged on the server. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { q, category, page } = pageContext.urlParsed.search
  const asked = { ...(category !== undefined && { category }), ...(page !== undefined && { page }) }
  if (q !== undefined && /\S/.test(q)) {
    Object.assign(pageContext, { perRequest: true })
    const found = await pageContext.services.blogSearch({ q, ...asked })
    if (!found) throw render(404)
    if (found.q !== '') return { view: 'search', ...found }
  }
  const list = pageContext.services.blogList(asked)
  if (!list) throw render(404)
  // Each list has one address; an unknown category would show the whole list at a second one
  if (category !== undefined && list.category === 'all') throw redirect('/blog')
  return {
    view: 'list',
    ...list,
    featured: list.featured && withExcerpt(list.featured, 200),
    posts: list.posts.map((post) => withExcerpt(post, 132)),
    others: list.others.map((post) => withExcerpt(post, 132)),
  }
}

/** `most` = the number of characters that fit on three lines. */
const withExcerpt = (post: PostCard, most: number): PostCard => ({
  ...post,
  description: excerptOf(post.description, most),
})
