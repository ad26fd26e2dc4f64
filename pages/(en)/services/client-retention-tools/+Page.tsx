import { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import { ClientRetentionToolsSections } from '#renderer/service/client-retention-tools/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="client-retention-tools">
      <ClientRetentionToolsSections text={clientRetentionToolsText} />
    </ServicePage>
  )
}
