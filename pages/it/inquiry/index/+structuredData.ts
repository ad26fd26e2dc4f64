import { inquiryText } from '#locales/it/inquiry.ts'
import { namedPageData } from '#renderer/head/structured-data.ts'

export const structuredData = namedPageData(inquiryText.heading)
