import { inquiryText } from '#locales/en/inquiry.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

// The same form stands in the pricing and service pages.
export const metadata = metadataOfText(inquiryText, { noindex: true })
