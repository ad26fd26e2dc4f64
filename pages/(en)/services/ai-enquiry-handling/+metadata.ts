import type { PageContext } from 'vike/types'
import { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${aiEnquiryHandlingText.title} | ${pageContext.site.name}`,
  description: aiEnquiryHandlingText.description,
  lead: aiEnquiryHandlingText.lead,
})
