import { ServicePage } from '#renderer/service/service-page.tsx'
import { TailoredAiToolsSections } from '#renderer/service/tailored-ai-tools/sections.tsx'

export const Page = () => <ServicePage slug="tailored-ai-tools" Sections={TailoredAiToolsSections} />
