import { notFoundText } from '#locales/it/not-found.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(notFoundText, { noindex: true })
