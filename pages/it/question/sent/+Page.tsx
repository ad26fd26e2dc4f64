import { formsText } from '#locales/it/forms.ts'
import { questionText } from '#locales/it/question.ts'
import { useData } from '#renderer/app-context.tsx'
import { QuestionSentDrawing } from '#renderer/forms/question-sent-drawing.tsx'
import { SentPage } from '#renderer/forms/sent-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { title, text } = questionText.sent
  return (
    <SentPage
      title={title}
      text={text}
      reference={useData<Data>().reference}
      forms={formsText}
      carries="cabinet"
    >
      <QuestionSentDrawing />
    </SentPage>
  )
}
