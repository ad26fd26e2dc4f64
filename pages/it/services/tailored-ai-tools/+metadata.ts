import type { PageContext } from 'vike/types'
import { tailoredAiToolsText } from '#locales/it/services/tailored-ai-tools.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${tailoredAiToolsText.title} | ${pageContext.site.name}`,
  description: tailoredAiToolsText.description,
  lead: tailoredAiToolsText.lead,
})
