import { websitesText } from '#locales/it/services/websites.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(websitesText, { lead: websitesText.lead })
