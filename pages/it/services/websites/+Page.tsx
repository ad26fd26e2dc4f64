import { websitesText } from '#locales/it/services/websites.ts'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { WebsitesSections } from '#renderer/service/websites/sections.tsx'
import { WebsitesInquiry } from './inquiry.tsx'

export function Page() {
  return (
    <WebsitesInquiry>
      <WebsitesSections text={websitesText} />
      <FooterBridge />
    </WebsitesInquiry>
  )
}
