import { formPagesText } from '#locales/it/form-pages.ts'
import { formsText } from '#locales/it/forms.ts'
import { questionText } from '#locales/it/question.ts'
import { QuestionPage } from '#renderer/forms/question-page.tsx'

export function Page() {
  return <QuestionPage text={questionText} forms={formsText} pages={formPagesText} />
}
