import type { BlogCategory } from '#domain/page-services.ts'

/** The address of one page of the list; the first page and the unfiltered list go unnamed. */
export function listAddress(category: BlogCategory, page = 1): string {
  const query = new URLSearchParams()
  if (category !== 'all') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
