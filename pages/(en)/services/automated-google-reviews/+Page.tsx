import { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import { AutomatedGoogleReviewsSections } from '#renderer/service/automated-google-reviews/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="automated-google-reviews">
      <AutomatedGoogleReviewsSections text={automatedGoogleReviewsText} />
    </ServicePage>
  )
}
