import { useData } from '#renderer/app-context.tsx'
import QuestionSentDrawing from '#renderer/art/forms/question-sent.svg?server'

import { type Sent, SentPage } from '#renderer/forms/sent-page.tsx'

export function Page() {
  return (
    <SentPage {...useData<Sent>()} carries="cabinet">
      <QuestionSentDrawing />
    </SentPage>
  )
}
