import { inquiryText } from '#locales/it/inquiry.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(inquiryText)
