import type { ReactNode } from 'react'
import { pricingInquiryText } from '#locales/it/inquiry.ts'
import {
  createDialogOpener,
  DialogLink,
  type DialogLinkProps,
  DialogProvider,
} from '#renderer/forms/dialog/dialog-opener.tsx'
import { type InquiryRequest, inquiryAddress } from '#renderer/forms/inquiry-request.ts'

const opener = createDialogOpener<InquiryRequest>({
  load: () => import('./inquiry-dialog.tsx').then((module) => module.PricingInquiryDialog),
  addressOf: (request, page) => inquiryAddress('it', request, page),
})

/** The page's one inquiry dialog. */
export function InquiryProvider({ children }: { children: ReactNode }) {
  return <DialogProvider opener={opener}>{children}</DialogProvider>
}

/** Opens it; what the button stands beside is not passed on (R27). */
export function InquiryLink({ button, ...link }: Omit<DialogLinkProps, 'children'> & { button: string }) {
  return (
    <DialogLink opener={opener} request={{ title: pricingInquiryText.title, button }} {...link}>
      {button}
    </DialogLink>
  )
}
