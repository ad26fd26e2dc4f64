import { useText } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { WebsitesSections } from '#renderer/service/websites/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="websites">
      <WebsitesSections text={useText('services/websites')} />
    </ServicePage>
  )
}
