import { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import { LocalAdsLeadGenerationSections } from '#renderer/service/local-ads-lead-generation/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="local-ads-lead-generation">
      <LocalAdsLeadGenerationSections text={localAdsLeadGenerationText} />
    </ServicePage>
  )
}
