import type { PageContext } from 'vike/types'
import { inquiryText } from '#locales/it/inquiry.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${inquiryText.sent.title} | ${pageContext.site.name}`,
  description: inquiryText.sent.text,
  noindex: true,
})
