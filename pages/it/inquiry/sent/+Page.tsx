import { formsText } from '#locales/it/forms.ts'
import { useData } from '#renderer/app-context.tsx'
import { ArrivedDrawing } from '#renderer/forms/arrived-drawing.tsx'
import { type Sent, SentPage } from '#renderer/forms/sent-page.tsx'

export function Page() {
  return (
    <SentPage {...useData<Sent>()} forms={formsText} carries="tag">
      <ArrivedDrawing />
    </SentPage>
  )
}
