import type { PageContext } from 'vike/types'
import { notFoundText } from '#locales/it/not-found.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${notFoundText.title} | ${pageContext.site.name}`,
  description: notFoundText.description,
  noindex: true,
})
