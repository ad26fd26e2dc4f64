import type { PageContext } from 'vike/types'
import { inquiryText } from '#locales/it/inquiry.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${inquiryText.title} | ${pageContext.site.name}`,
  description: inquiryText.description,
  // The same form stands in the pricing and service pages.
  noindex: true,
})
