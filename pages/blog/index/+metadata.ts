import type { PageContext } from 'vike/types'
import { blogText } from '#locales/en/blog.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'
import { listAddress } from './addresses.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const data = pageContext.data as Data
  const { description } = blogText
  if (data.view === 'search') {
    const title = fullTitle(blogText.search.pageTitle({ q: data.q }), pageContext)
    return { title, description, canonical: '/blog', noindex: true }
  }
  const { category, page, pages } = data
  const position = page > 1 ? ` · ${blogText.paging.position({ page, pages })}` : ''
  return {
    title: fullTitle(`${blogText.title}${position}`, pageContext),
    description,
    // A filter shows a part of the same list; a later page has what no other has (R40)
    canonical: category === 'all' ? listAddress(category, page) : '/blog',
    ...(page > 1 && { previous: listAddress(category, page - 1) }),
    ...(page < pages && { next: listAddress(category, page + 1) }),
  }
}
