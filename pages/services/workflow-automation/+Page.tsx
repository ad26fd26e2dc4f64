import { ServicePage } from '#renderer/service/service-page.tsx'
import { WorkflowAutomationSections } from '#renderer/service/workflow-automation/sections.tsx'

export const Page = () => <ServicePage slug="workflow-automation" Sections={WorkflowAutomationSections} />
