import { useText } from '#renderer/app-context.tsx'
import { AutomatedGoogleReviewsSections } from '#renderer/service/automated-google-reviews/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="automated-google-reviews">
      <AutomatedGoogleReviewsSections text={useText('services/automated-google-reviews')} />
    </ServicePage>
  )
}
