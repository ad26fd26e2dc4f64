import { questionEndpoint } from '#domain/leads/lead-form.schema.ts'
import type { questionText } from '#locales/en/question.ts'
import type { Translation } from '#locales/translation.ts'
import type { RequestDialogProps } from './dialog/dialog-opener.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { questionFields } from './lead-fields.ts'
import type { DialogText, LeadLanguage } from './lead-text.ts'
import type { QuestionRequest } from './question-request.ts'

type QuestionDialogProps = RequestDialogProps<QuestionRequest> &
  LeadLanguage & {
    text: DialogText & Pick<Translation<typeof questionText>, 'fields'>
    /** Title and text of the thanks. */
    sent: { title: string; text: string }
  }

/** A question, on the contact and the pricing page. */
export function QuestionDialog({ request, text, ...dialog }: QuestionDialogProps) {
  const { title, button } = request
  return (
    <LeadDialog
      {...dialog}
      kind="question"
      title={title}
      endpoint={questionEndpoint}
      load={() => import('./live-question.ts')}
      fields={questionFields(text.fields)}
      extra={{ button }}
      text={text}
    />
  )
}
