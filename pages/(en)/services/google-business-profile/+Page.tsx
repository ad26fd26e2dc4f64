import { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import { GoogleBusinessProfileSections } from '#renderer/service/google-business-profile/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="google-business-profile">
      <GoogleBusinessProfileSections text={googleBusinessProfileText} />
    </ServicePage>
  )
}
