import type { Post } from '#domain/posts/post.schema.ts'
import type { BlogQuery, BlogSearch, SearchResult } from '#domain/posts/post-views.ts'
import { excerpt, marked } from '../search/excerpt.ts'
import { createPostIndex, type Query } from '../search/post-index.ts'
import { categoriesOf, categoryOf } from './blog-categories.ts'
import { pageOf } from './page-of.ts'

const resultsPerPage = 10
/** Maximum code points of a query; the rest is cut off. */
const longestQuery = 100

/** The search of the blog (R257) among public posts. */
export function createBlogSearch({ posts }: { posts: () => readonly Post[] }) {
  const index = createPostIndex({ posts })

  return async ({ q: typed, category: asked, page: pageAsked }: BlogQuery): Promise<BlogSearch | null> => {
    const q = shownQuery(typed)
    const category = categoryOf(asked)
    const wanted = categoriesOf[category]
    const { found: all, query } = await index.find(q)
    const found = wanted ? all.filter((post) => wanted.includes(post.category)) : all
    const part = pageOf(found, pageAsked, resultsPerPage)
    if (!part) return null
    const results = part.items.map((post) => resultOf(post, query))
    return { q, category, results, page: part.page, pages: part.pages, total: found.length }
  }
}

function resultOf(post: Post, query: Query): SearchResult {
  const { slug, title, description, category, readTime, publishedAt, createdAt } = post
  const time = Date.parse(publishedAt ?? createdAt)
  return {
    slug,
    category,
    readTime,
    date: Number.isNaN(time) ? null : new Date(time).toISOString(),
    title: marked(title, query),
    excerpt: excerpt(post, query) ?? marked(description, query),
  }
}

const shownQuery = (typed: string): string =>
  Array.from(typed.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longestQuery)
    .join('')
    .trim()
