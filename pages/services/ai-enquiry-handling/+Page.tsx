import { useText } from '#renderer/app-context.tsx'
import { AiEnquiryHandlingSections } from '#renderer/service/ai-enquiry-handling/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export function Page() {
  return (
    <ServicePage slug="ai-enquiry-handling">
      <AiEnquiryHandlingSections text={useText('services/ai-enquiry-handling')} />
    </ServicePage>
  )
}
