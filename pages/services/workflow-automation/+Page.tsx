import { useText } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { WorkflowAutomationSections } from '#renderer/service/workflow-automation/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="workflow-automation">
      <WorkflowAutomationSections text={useText('services/workflow-automation')} />
    </ServicePage>
  )
}
