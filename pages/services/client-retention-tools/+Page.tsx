import { useText } from '#renderer/app-context.tsx'
import { ClientRetentionToolsSections } from '#renderer/service/client-retention-tools/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="client-retention-tools">
      <ClientRetentionToolsSections text={useText('services/client-retention-tools')} />
    </ServicePage>
  )
}
