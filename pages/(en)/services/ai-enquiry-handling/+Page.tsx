import { aiEnquiryHandlingText } from '#locales/en/services/ai-enquiry-handling.ts'
import { AiEnquiryHandlingSections } from '#renderer/service/ai-enquiry-handling/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="ai-enquiry-handling">
      <AiEnquiryHandlingSections text={aiEnquiryHandlingText} />
    </ServicePage>
  )
}
