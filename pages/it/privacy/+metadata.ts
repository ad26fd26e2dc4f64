import { privacyText } from '#locales/it/privacy.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(privacyText)
