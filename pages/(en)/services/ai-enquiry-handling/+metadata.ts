import { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(aiEnquiryHandlingText, { lead: aiEnquiryHandlingText.lead })
