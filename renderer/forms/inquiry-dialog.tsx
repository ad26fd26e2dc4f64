import { inquiryText } from '#locales/en/inquiry.ts'
import { inquiryEndpoint, inquirySchema } from '#server/leads/inquiry.schema.ts'
import type { RequestDialogProps } from './dialog-opener.tsx'
import type { InquiryRequest } from './inquiry-request.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { inquiryFields } from './lead-fields.ts'

const fields = inquiryFields(inquiryText.fields)

/** The inquiry about a package or a service. */
export function InquiryDialog({ request, open, onClose }: RequestDialogProps<InquiryRequest>) {
  const { title, packageName, button, service } = request
  const { sent } = inquiryText
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={title}
      endpoint={inquiryEndpoint}
      schema={inquirySchema}
      fields={fields}
      extra={{ packageName, button }}
      text={inquiryText}
      sent={{ title: sent.title, text: service ? sent.textFor(service) : sent.text }}
    />
  )
}
