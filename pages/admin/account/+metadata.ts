import type { PageContext } from 'vike/types'
import { accountText } from '#locales/en/admin-account.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${accountText.title} | ${pageContext.site.name}`,
  description: accountText.description,
  noindex: true,
})
