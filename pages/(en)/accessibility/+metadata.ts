import { accessibilityText } from '#locales/en/accessibility.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(accessibilityText)
