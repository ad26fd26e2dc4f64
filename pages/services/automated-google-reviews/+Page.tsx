import { AutomatedGoogleReviewsSections } from '#renderer/service/automated-google-reviews/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export const Page = () => (
  <ServicePage slug="automated-google-reviews" Sections={AutomatedGoogleReviewsSections} />
)
