import { useData } from '#renderer/app-context.tsx'
import { ArrivedDrawing } from '#renderer/forms/arrived-drawing.tsx'
import { type Sent, SentPage } from '#renderer/forms/sent-page.tsx'

export function Page() {
  return (
    <SentPage {...useData<Sent>()} carries="tag">
      <ArrivedDrawing />
    </SentPage>
  )
}
