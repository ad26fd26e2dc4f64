import { ServicePage } from '#renderer/service/service-page.tsx'
import { WebsitesSections } from '#renderer/service/websites/sections.tsx'

export const Page = () => <ServicePage slug="websites" Sections={WebsitesSections} />
