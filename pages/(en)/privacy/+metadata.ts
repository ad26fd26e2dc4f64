import { privacyText } from '#locales/en/privacy.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(privacyText)
