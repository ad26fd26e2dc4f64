import { questionEndpoint } from '#domain/leads/lead-form.schema.ts'
import { useApp } from '../app-context.tsx'
import type { RequestDialogProps } from './dialog-opener.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { questionFields } from './lead-fields.ts'
import { type QuestionRequest, questionThanks } from './question-request.ts'

/** A question, on the contact and the pricing page. */
export function QuestionDialog({ request, ...dialog }: RequestDialogProps<QuestionRequest>) {
  const { texts, pathname } = useApp()
  const { title, button } = request
  return (
    <LeadDialog
      {...dialog}
      kind="question"
      title={title}
      endpoint={questionEndpoint}
      load={() => import('./live-question.ts')}
      fields={questionFields(texts.question.fields)}
      extra={{ button }}
      text={texts.question}
      sent={questionThanks(texts.question, pathname)}
      messages={texts.messages}
    />
  )
}
