import type { PageContext } from 'vike/types'
import { servicesText } from '#locales/it/services/index.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${servicesText.title} | ${pageContext.site.name}`,
  description: servicesText.description,
})
