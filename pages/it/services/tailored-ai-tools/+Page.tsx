import { serviceAction } from '#locales/it/services/action.ts'
import { tailoredAiToolsText } from '#locales/it/services/tailored-ai-tools.ts'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'
import { TailoredAiToolsSections } from '#renderer/service/tailored-ai-tools/sections.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <TailoredAiToolsSections text={tailoredAiToolsText} />
    </StaticServicePage>
  )
}
