import { serviceAction } from '#locales/it/services/action.ts'
import { workflowAutomationText } from '#locales/it/services/workflow-automation.ts'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import { WorkflowAutomationSections } from '#renderer/service/workflow-automation/sections.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <WorkflowAutomationSections text={workflowAutomationText} />
    </StaticServicePage>
  )
}
