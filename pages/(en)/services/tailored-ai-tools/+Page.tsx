import { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { TailoredAiToolsSections } from '#renderer/service/tailored-ai-tools/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="tailored-ai-tools">
      <TailoredAiToolsSections text={tailoredAiToolsText} />
    </ServicePage>
  )
}
