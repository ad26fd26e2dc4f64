import { useData } from '#renderer/app-context.tsx'
import { QuestionSentDrawing } from '#renderer/forms/question-sent-drawing.tsx'
import { type Sent, SentPage } from '#renderer/forms/sent-page.tsx'

export function Page() {
  return (
    <SentPage {...useData<Sent>()} carries="cabinet">
      <QuestionSentDrawing />
    </SentPage>
  )
}
