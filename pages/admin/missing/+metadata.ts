import { missingText } from '#locales/en/admin-missing.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(missingText, { noindex: true })
