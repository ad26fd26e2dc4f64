import { LocalAdsLeadGenerationSections } from '#renderer/service/local-ads-lead-generation/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export const Page = () => (
  <ServicePage slug="local-ads-lead-generation" Sections={LocalAdsLeadGenerationSections} />
)
