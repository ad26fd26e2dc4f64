import { localAdsLeadGenerationText as text } from '#locales/it/services/local-ads-lead-generation.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
