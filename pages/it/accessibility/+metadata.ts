import { accessibilityText } from '#locales/it/accessibility.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(accessibilityText)
