import { formsText } from '#locales/it/forms.ts'
import { leadMessages } from '#locales/it/lead-messages.ts'
import { questionText } from '#locales/it/question.ts'
import type { RequestDialogProps } from '../dialog/dialog-opener.tsx'
import { QuestionDialog } from '../question-dialog.tsx'
import type { QuestionRequest } from '../question-request.ts'

export function ItalianQuestionDialog(props: RequestDialogProps<QuestionRequest>) {
  return (
    <QuestionDialog
      {...props}
      forms={formsText}
      messages={leadMessages}
      text={questionText}
      sent={questionText.sent}
    />
  )
}
