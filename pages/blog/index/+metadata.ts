import type { PageContextServer } from 'vike/types'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'
import { listAddress } from './addresses.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const data = pageContext.data as Data
  const text = textOf(pageContext, 'blog')
  const { description } = text
  if (data.view === 'search') {
    const title = fullTitle(text.search.pageTitle({ q: data.q }), pageContext)
    return { title, description, canonical: '/blog', noindex: true }
  }
  const { category, page, pages } = data
  const position = page > 1 ? ` · ${text.paging.position({ page, pages })}` : ''
  return {
    title: fullTitle(`${text.title}${position}`, pageContext),
    description,
    // A category's list repeats posts of the whole list, whose later pages have posts of their own (R40)
    canonical: category === 'all' ? listAddress(category, page) : '/blog',
    ...(page > 1 && { previous: listAddress(category, page - 1) }),
    ...(page < pages && { next: listAddress(category, page + 1) }),
  }
}
