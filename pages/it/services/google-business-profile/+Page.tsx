import { serviceAction } from '#locales/it/services/action.ts'
import { googleBusinessProfileText } from '#locales/it/services/google-business-profile.ts'
import { GoogleBusinessProfileSections } from '#renderer/service/google-business-profile/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <GoogleBusinessProfileSections text={googleBusinessProfileText} />
    </StaticServicePage>
  )
}
