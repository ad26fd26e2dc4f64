import type { PageContext } from 'vike/types'
import { websitesText } from '#locales/it/services/websites.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${websitesText.title} | ${pageContext.site.name}`,
  description: websitesText.description,
  lead: websitesText.lead,
})
