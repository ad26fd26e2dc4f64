import { ServicePage } from '#renderer/service/service-page.tsx'
import { SmartBookingSystemsSections } from '#renderer/service/smart-booking-systems/sections.tsx'

export const Page = () => <ServicePage slug="smart-booking-systems" Sections={SmartBookingSystemsSections} />
