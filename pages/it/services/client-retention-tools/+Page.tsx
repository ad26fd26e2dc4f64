import { serviceAction } from '#locales/it/services/action.ts'
import { clientRetentionToolsText } from '#locales/it/services/client-retention-tools.ts'
import { ClientRetentionToolsSections } from '#renderer/service/client-retention-tools/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <ClientRetentionToolsSections text={clientRetentionToolsText} />
    </StaticServicePage>
  )
}
