import type { PageContext } from 'vike/types'
import { notFoundText } from '#locales/en/not-found.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const { title, description } = pageContext.is404 === false ? notFoundText.failure : notFoundText
  return { title: fullTitle(title, pageContext), description, noindex: true }
}
