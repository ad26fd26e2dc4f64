import { servicesText } from '#locales/it/services/index.ts'
import { ServicesIndex } from '#renderer/service/services-index/services-index.tsx'

export function Page() {
  return <ServicesIndex text={servicesText} pricingAddress="/it/pricing" />
}
