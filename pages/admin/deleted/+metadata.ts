import { historyText } from '#locales/en/admin-history.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(historyText.deleted, { noindex: true })
