import { formsText } from '#locales/en/forms.ts'
import { inquiryText } from '#locales/en/inquiry.ts'
import { leadMessages } from '#locales/en/lead-messages.ts'
import type { RequestDialogProps } from '../dialog/dialog-opener.tsx'
import { InquiryDialog } from '../inquiry-dialog.tsx'
import type { InquiryRequest } from '../inquiry-request.ts'

const { title, text, textFor } = inquiryText.sent

export function EnglishInquiryDialog(props: RequestDialogProps<InquiryRequest>) {
  const { service } = props.request
  return (
    <InquiryDialog
      {...props}
      forms={formsText}
      messages={leadMessages}
      text={inquiryText}
      sent={{ title, text: service ? textFor({ service }) : text }}
    />
  )
}
