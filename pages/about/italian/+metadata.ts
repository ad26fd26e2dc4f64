import { aboutText } from '#locales/it/about.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(aboutText)
