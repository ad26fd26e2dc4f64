import { formsText } from '#locales/en/forms.ts'
import { useData } from '#renderer/app-context.tsx'
import { SentPage } from '#renderer/forms/sent-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return <SentPage {...useData<Data>()} forms={formsText} />
}
