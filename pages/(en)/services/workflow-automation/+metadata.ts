import { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(workflowAutomationText, { lead: workflowAutomationText.lead })
