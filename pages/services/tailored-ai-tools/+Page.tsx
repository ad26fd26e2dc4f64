import { useText } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { TailoredAiToolsSections } from '#renderer/service/tailored-ai-tools/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="tailored-ai-tools">
      <TailoredAiToolsSections text={useText('services/tailored-ai-tools')} />
    </ServicePage>
  )
}
