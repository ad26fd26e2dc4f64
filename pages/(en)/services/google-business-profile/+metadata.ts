import { googleBusinessProfileText as text } from '#locales/en/services/google-business-profile.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
