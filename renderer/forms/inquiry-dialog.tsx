import { inquiryEndpoint } from '#domain/leads/lead-form.schema.ts'
import { englishPathOf } from '#domain/routes.ts'
import { useApp } from '../app-context.tsx'
import type { RequestDialogProps } from './dialog-opener.tsx'
import { type InquiryRequest, inquiryThanks, ownDialog } from './inquiry-request.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { inquiryFields } from './lead-fields.ts'

/** The inquiry about a package or a service. */
export function InquiryDialog({ request, ...dialog }: RequestDialogProps<InquiryRequest>) {
  const { texts, pathname } = useApp()
  const { inquiry, messages } = texts
  const text = ownDialog(inquiry, pathname) ?? inquiry
  // Its e-mail message has words of its own (R64)
  const isOnPricing = englishPathOf(pathname) === '/pricing'
  const { title, packageName, button, service } = request
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
      sent={inquiryThanks(text, service)}
      messages={isOnPricing ? { ...messages, emailInvalid: messages.emailInvalidPricing } : messages}
    />
  )
}
