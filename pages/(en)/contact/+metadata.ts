import { contactText } from '#locales/en/contact.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(contactText)
