import { useText } from '#renderer/app-context.tsx'
import { LocalAdsLeadGenerationSections } from '#renderer/service/local-ads-lead-generation/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="local-ads-lead-generation">
      <LocalAdsLeadGenerationSections text={useText('services/local-ads-lead-generation')} />
    </ServicePage>
  )
}
