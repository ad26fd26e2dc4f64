import { formsText } from '#locales/it/forms.ts'
import { pricingInquiryText } from '#locales/it/inquiry.ts'
import { leadMessages } from '#locales/it/lead-messages.ts'
import type { RequestDialogProps } from '#renderer/forms/dialog/dialog-opener.tsx'
import { InquiryDialog } from '#renderer/forms/inquiry-dialog.tsx'
import type { InquiryRequest } from '#renderer/forms/inquiry-request.ts'

/** This page words the e-mail fault in its own way (R64). */
const messages = { ...leadMessages, emailInvalid: leadMessages.emailInvalidPricing }

export function PricingInquiryDialog(props: RequestDialogProps<InquiryRequest>) {
  return (
    <InquiryDialog
      {...props}
      forms={formsText}
      messages={messages}
      text={pricingInquiryText}
      sent={pricingInquiryText.sent}
    />
  )
}
