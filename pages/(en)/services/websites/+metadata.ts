import { websitesText } from '#locales/en/services/websites.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(websitesText, { lead: websitesText.lead })
