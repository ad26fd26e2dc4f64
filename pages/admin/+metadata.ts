import type { PageContext } from 'vike/types'
import { adminText } from '#locales/en/admin.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${adminText.title} | ${pageContext.site.name}`,
  description: adminText.description,
  noindex: true,
})
