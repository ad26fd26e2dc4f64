import { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { WorkflowAutomationSections } from '#renderer/service/workflow-automation/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="workflow-automation">
      <WorkflowAutomationSections text={workflowAutomationText} />
    </ServicePage>
  )
}
