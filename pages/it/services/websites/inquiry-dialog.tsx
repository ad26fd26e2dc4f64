import { formsText } from '#locales/it/forms.ts'
import { websitesInquiryText } from '#locales/it/inquiry.ts'
import { leadMessages } from '#locales/it/lead-messages.ts'
import type { RequestDialogProps } from '#renderer/forms/dialog/dialog-opener.tsx'
import { InquiryDialog } from '#renderer/forms/inquiry-dialog.tsx'
import type { InquiryRequest } from '#renderer/forms/inquiry-request.ts'

export function WebsitesInquiryDialog(props: RequestDialogProps<InquiryRequest>) {
  return (
    <InquiryDialog
      {...props}
      forms={formsText}
      messages={leadMessages}
      text={websitesInquiryText}
      sent={websitesInquiryText.sent}
    />
  )
}
