export { InquiryPage as Page } from '#renderer/forms/inquiry-page.tsx'
