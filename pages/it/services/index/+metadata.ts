import { servicesText } from '#locales/it/services/index.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(servicesText)
