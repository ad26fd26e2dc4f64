import { useText } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { SmartBookingSystemsSections } from '#renderer/service/smart-booking-systems/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="smart-booking-systems">
      <SmartBookingSystemsSections text={useText('services/smart-booking-systems')} />
    </ServicePage>
  )
}
