import { formsText } from '#locales/it/forms.ts'
import { inquiryText } from '#locales/it/inquiry.ts'
import { useData } from '#renderer/app-context.tsx'
import { SentPage } from '#renderer/forms/sent-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { title, text } = inquiryText.sent
  return <SentPage title={title} text={text} reference={useData<Data>().reference} forms={formsText} />
}
