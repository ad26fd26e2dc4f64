import { contactText } from '#locales/it/contact.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(contactText)
