import { tailoredAiToolsText } from '#locales/it/services/tailored-ai-tools.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(tailoredAiToolsText, { lead: tailoredAiToolsText.lead })
