import type { BlogCategory } from '#domain/posts/post-views.ts'

/** Address of one page of the list. It omits page 1 and the category "all". */
export const listAddress = (category: BlogCategory, page = 1): string => addressOf({ category, page })

export const searchAddress = (q: string, category: BlogCategory, page = 1): string =>
  addressOf({ q, category, page })

function addressOf({ q, category, page }: { q?: string; category: BlogCategory; page: number }): string {
  const query = new URLSearchParams()
  if (q !== undefined) query.set('q', q)
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
