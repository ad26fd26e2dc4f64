import { mediaText } from '#locales/en/admin-media.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(mediaText, { noindex: true })
