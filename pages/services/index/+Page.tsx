import { pathIn } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import { ServicesIndex } from '#renderer/service/services-index.tsx'

export function Page() {
  const { locale } = useApp()
  return <ServicesIndex text={useText('services/index')} pricingAddress={pathIn(locale, '/pricing')} />
}
