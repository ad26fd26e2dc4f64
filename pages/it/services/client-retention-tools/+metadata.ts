import type { PageContext } from 'vike/types'
import { clientRetentionToolsText as text } from '#locales/it/services/client-retention-tools.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${text.title} | ${pageContext.site.name}`,
  description: text.description,
  lead: text.lead,
})
