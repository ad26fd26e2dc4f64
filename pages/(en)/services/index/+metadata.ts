import { servicesText } from '#locales/en/services/index.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(servicesText)
