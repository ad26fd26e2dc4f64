import { inquiryText } from '#locales/en/inquiry.ts'
import { namedPageData } from '#renderer/head/structured-data.ts'

export const structuredData = namedPageData(inquiryText.heading)
