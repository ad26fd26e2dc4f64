import type { ReactNode } from 'react'
import { websitesInquiryText } from '#locales/it/inquiry.ts'
import { createDialogOpener, DialogLink, DialogProvider } from '#renderer/forms/dialog/dialog-opener.tsx'
import { type InquiryRequest, inquiryAddress } from '#renderer/forms/inquiry-request.ts'
import { ServiceActionProvider } from '#renderer/service/service-action.tsx'

const opener = createDialogOpener<InquiryRequest>({
  load: () => import('./inquiry-dialog.tsx').then((module) => module.WebsitesInquiryDialog),
  addressOf: (request, page) => inquiryAddress('it', request, page),
})

/** The page's action: unlike its Italian neighbours, this page has the inquiry in it (R29). */
export function WebsitesInquiry({ children }: { children: ReactNode }) {
  const { packageName, title, button } = websitesInquiryText
  const action = (
    <DialogLink opener={opener} request={{ packageName, title, button }} block="phones">
      {button}
    </DialogLink>
  )
  return (
    <DialogProvider opener={opener}>
      <ServiceActionProvider action={action}>{children}</ServiceActionProvider>
    </DialogProvider>
  )
}
