import { publishText } from '#locales/en/admin-publish.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(publishText, { noindex: true })
