import { useData } from '#renderer/app-context.tsx'
import ArrivedDrawing from '#renderer/art/forms/inquiry-arrived.svg?server'

import { type Sent, SentPage } from '#renderer/forms/sent-page.tsx'

export function Page() {
  return (
    <SentPage {...useData<Sent>()} carries="tag">
      <ArrivedDrawing />
    </SentPage>
  )
}
