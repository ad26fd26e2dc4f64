import { inquiryText } from '#locales/en/inquiry.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(inquiryText)
