import type { PageContext } from 'vike/types'
import { workflowAutomationText } from '#locales/it/services/workflow-automation.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = (pageContext: PageContext): PageMetadata => ({
  title: `${workflowAutomationText.title} | ${pageContext.site.name}`,
  description: workflowAutomationText.description,
  lead: workflowAutomationText.lead,
})
