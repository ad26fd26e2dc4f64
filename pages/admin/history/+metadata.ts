import type { PageContext } from 'vike/types'
import { historyText } from '#locales/en/admin-history.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${historyText.title} | ${pageContext.site.name}`,
  description: historyText.description,
  noindex: true,
})
