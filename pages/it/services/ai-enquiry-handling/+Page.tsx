import { serviceAction } from '#locales/it/services/action.ts'
import { aiEnquiryHandlingText } from '#locales/it/services/ai-enquiry-handling.ts'
import { AiEnquiryHandlingSections } from '#renderer/service/ai-enquiry-handling/sections.tsx'
import { StaticServicePage } from '#renderer/service/static-service-page.tsx'

export function Page() {
  return (
    <StaticServicePage action={serviceAction}>
      <AiEnquiryHandlingSections text={aiEnquiryHandlingText} />
    </StaticServicePage>
  )
}
