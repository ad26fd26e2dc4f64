import { serviceOf } from '#domain/routes.ts'
import { useApp } from '#renderer/app-context.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  const slug = serviceOf(useApp().pathname)
  return slug && <ServicePage slug={slug} />
}
