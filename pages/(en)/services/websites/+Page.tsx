import { websitesText } from '#locales/en/services/websites.ts'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { WebsitesSections } from '#renderer/service/websites/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="websites">
      <WebsitesSections text={websitesText} />
    </ServicePage>
  )
}
