import { formPagesText } from '#locales/en/form-pages.ts'
import { formsText } from '#locales/en/forms.ts'
import { inquiryText } from '#locales/en/inquiry.ts'
import { InquiryPage } from '#renderer/forms/inquiry-page.tsx'

export function Page() {
  return <InquiryPage text={inquiryText} forms={formsText} pages={formPagesText} />
}
