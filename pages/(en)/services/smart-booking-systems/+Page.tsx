import { smartBookingSystemsText } from '#locales/en/services/smart-booking-systems.ts'
import { ServicePage } from '#renderer/service/service-page.tsx'
import { SmartBookingSystemsSections } from '#renderer/service/smart-booking-systems/sections.tsx'

export function Page() {
  return (
    <ServicePage slug="smart-booking-systems">
      <SmartBookingSystemsSections text={smartBookingSystemsText} />
    </ServicePage>
  )
}
