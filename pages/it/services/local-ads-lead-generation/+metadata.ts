import type { PageContext } from 'vike/types'
import { localAdsLeadGenerationText as text } from '#locales/it/services/local-ads-lead-generation.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${text.title} | ${pageContext.site.name}`,
  description: text.description,
  lead: text.lead,
})
