import { servicesText } from '#locales/en/services/index.ts'
import { ServicesIndex } from '#renderer/service/services-index/services-index.tsx'

export function Page() {
  return <ServicesIndex text={servicesText} pricingAddress="/pricing" />
}
