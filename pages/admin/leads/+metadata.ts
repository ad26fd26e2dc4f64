import type { PageContext } from 'vike/types'
import { leadsText } from '#locales/en/admin-leads.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${leadsText.title} | ${pageContext.site.name}`,
  description: leadsText.description,
  noindex: true,
})
