import { adminText } from '#locales/en/admin.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(adminText.confirm, { noindex: true })
