import { clientRetentionToolsText as text } from '#locales/it/services/client-retention-tools.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
