import { serviceAction } from '#locales/it/services/action.ts'
import { automatedGoogleReviewsText } from '#locales/it/services/automated-google-reviews.ts'
import { AutomatedGoogleReviewsSections } from '#renderer/service/automated-google-reviews/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <AutomatedGoogleReviewsSections text={automatedGoogleReviewsText} />
    </StaticServicePage>
  )
}
