import { GoogleBusinessProfileSections } from '#renderer/service/google-business-profile/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export const Page = () => (
  <ServicePage slug="google-business-profile" Sections={GoogleBusinessProfileSections} />
)
