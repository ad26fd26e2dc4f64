import { inquiryEndpoint } from '#domain/leads/lead-form.schema.ts'
import type { inquiryText } from '#locales/en/inquiry.ts'
import type { Translation } from '#locales/translation.ts'
import type { RequestDialogProps } from './dialog/dialog-opener.tsx'
import type { InquiryRequest } from './inquiry-request.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { inquiryFields } from './lead-fields.ts'
import type { DialogText, LeadLanguage } from './lead-text.ts'

type InquiryDialogProps = RequestDialogProps<InquiryRequest> &
  LeadLanguage & {
    text: DialogText & Pick<Translation<typeof inquiryText>, 'fields'>
    /** Title and text of the thanks. */
    sent: { title: string; text: string }
  }

/** The inquiry about a package or a service. */
export function InquiryDialog({ request, text, ...dialog }: InquiryDialogProps) {
  const { title, packageName, button } = request
  return (
    <LeadDialog
      {...dialog}
      kind="inquiry"
      title={title}
      endpoint={inquiryEndpoint}
      load={() => import('./live-inquiry.ts')}
      fields={inquiryFields(text.fields)}
      extra={{ ...(packageName && { packageName }), button }}
      text={text}
    />
  )
}
