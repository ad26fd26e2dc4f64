import type { PageContextServer } from 'vike/types'
import { headDescription, headTitle } from '#domain/posts/head-texts.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContextServer): PageMetadata => {
  const data = pageContext.data as Data
  if (!data.found) {
    const { title, text } = textOf(pageContext, 'blog').notFound
    return { title: fullTitle(title, pageContext), description: text, noindex: true }
  }
  const { title, description, published } = data.post
  return {
    title: headTitle(title, pageContext.site.name),
    description: headDescription(description),
    ogType: 'article',
    ...(!published && { noindex: true }),
  }
}
