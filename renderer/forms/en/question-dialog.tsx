import { formsText } from '#locales/en/forms.ts'
import { leadMessages } from '#locales/en/lead-messages.ts'
import { questionText } from '#locales/en/question.ts'
import { useApp } from '../../app-context.tsx'
import type { RequestDialogProps } from '../dialog/dialog-opener.tsx'
import { QuestionDialog } from '../question-dialog.tsx'
import type { QuestionRequest } from '../question-request.ts'

const { title, text, textOnPricing } = questionText.sent

export function EnglishQuestionDialog(props: RequestDialogProps<QuestionRequest>) {
  const { pathname } = useApp()
  return (
    <QuestionDialog
      {...props}
      forms={formsText}
      messages={leadMessages}
      text={questionText}
      sent={{ title, text: pathname === '/pricing' ? textOnPricing : text }}
    />
  )
}
