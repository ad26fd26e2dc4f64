import { formPagesText } from '#locales/en/form-pages.ts'
import { formsText } from '#locales/en/forms.ts'
import { questionText } from '#locales/en/question.ts'
import { QuestionPage } from '#renderer/forms/question-page.tsx'

export function Page() {
  return <QuestionPage text={questionText} forms={formsText} pages={formPagesText} />
}
