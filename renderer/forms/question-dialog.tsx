import { questionText } from '#locales/en/question.ts'
import { questionEndpoint, questionSchema } from '#server/leads/question.schema.ts'
import type { RequestDialogProps } from './dialog-opener.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { questionFields } from './lead-fields.ts'
import type { QuestionRequest } from './question-request.ts'

const fields = questionFields(questionText.fields)

/** A question, on the contact and the pricing page. */
export function QuestionDialog({ request, open, onClose }: RequestDialogProps<QuestionRequest>) {
  const { title, button, page } = request
  const { sent } = questionText
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={title}
      endpoint={questionEndpoint}
      schema={questionSchema}
      fields={fields}
      extra={{ button }}
      text={questionText}
      sent={{ title: sent.title, text: page === '/pricing' ? sent.textOnPricing : sent.text }}
    />
  )
}
