import { formPagesText } from '#locales/it/form-pages.ts'
import { formsText } from '#locales/it/forms.ts'
import { inquiryText } from '#locales/it/inquiry.ts'
import { InquiryPage } from '#renderer/forms/inquiry-page.tsx'

export function Page() {
  return <InquiryPage text={inquiryText} forms={formsText} pages={formPagesText} />
}
