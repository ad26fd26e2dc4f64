import { textsText } from '#locales/en/admin-texts.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(textsText, { noindex: true })
