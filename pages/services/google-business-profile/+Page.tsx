import { useText } from '#renderer/app-context.tsx'
import { GoogleBusinessProfileSections } from '#renderer/service/google-business-profile/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="google-business-profile">
      <GoogleBusinessProfileSections text={useText('services/google-business-profile')} />
    </ServicePage>
  )
}
