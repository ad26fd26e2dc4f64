import { AiEnquiryHandlingSections } from '#renderer/service/ai-enquiry-handling/sections.tsx'
import { ServicePage } from '#renderer/service/service-page.tsx'

export const Page = () => <ServicePage slug="ai-enquiry-handling" Sections={AiEnquiryHandlingSections} />
