import { erasuresText } from '#locales/en/admin-erasures.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(erasuresText, { noindex: true })
