import { websitesText } from '#locales/it/services/websites.ts'
import { WebsitesSections } from '#renderer/service/websites/sections.tsx'
import { FooterBridge } from '#renderer/ui/footer-bridge.tsx'
import { WebsitesInquiry } from './inquiry.tsx'

export function Page() {
  return (
    <WebsitesInquiry>
      <WebsitesSections text={websitesText} />
      <FooterBridge />
    </WebsitesInquiry>
  )
}
