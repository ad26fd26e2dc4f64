import { formsText } from '#locales/en/forms.ts'
import { questionText } from '#locales/en/question.ts'
import { useData } from '#renderer/app-context.tsx'
import { SentPage } from '#renderer/forms/sent-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { title, text } = questionText.sent
  return <SentPage title={title} text={text} reference={useData<Data>().reference} forms={formsText} />
}
