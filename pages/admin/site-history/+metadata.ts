import { siteHistoryText } from '#locales/en/admin-site-history.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(siteHistoryText, { noindex: true })
