import { ClientRetentionToolsSections } from '#renderer/service/client-retention-tools/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export const Page = () => (
  <ServicePage slug="client-retention-tools" Sections={ClientRetentionToolsSections} />
)
