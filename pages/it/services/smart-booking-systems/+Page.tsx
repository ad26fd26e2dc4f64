import { serviceAction } from '#locales/it/services/action.ts'
import { smartBookingSystemsText } from '#locales/it/services/smart-booking-systems.ts'
import { SmartBookingSystemsSections } from '#renderer/service/smart-booking-systems/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <SmartBookingSystemsSections text={smartBookingSystemsText} />
    </StaticServicePage>
  )
}
