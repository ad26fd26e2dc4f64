import { aboutText } from '#locales/en/about.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(aboutText)
