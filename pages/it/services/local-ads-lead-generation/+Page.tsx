import { serviceAction } from '#locales/it/services/action.ts'
import { localAdsLeadGenerationText } from '#locales/it/services/local-ads-lead-generation.ts'
import { LocalAdsLeadGenerationSections } from '#renderer/service/local-ads-lead-generation/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <LocalAdsLeadGenerationSections text={localAdsLeadGenerationText} />
    </StaticServicePage>
  )
}
