import { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(tailoredAiToolsText, { lead: tailoredAiToolsText.lead })
