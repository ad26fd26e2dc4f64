import type { ReactNode } from 'react'
import {
  createDialogOpener,
  DialogLink,
  type DialogLinkProps,
  DialogProvider,
} from '../dialog/dialog-opener.tsx'
import { type InquiryRequest, inquiryAddress } from '../inquiry-request.ts'

const opener = createDialogOpener<InquiryRequest>({
  load: () => import('./inquiry-dialog.tsx').then((module) => module.EnglishInquiryDialog),
  addressOf: (request, page) => inquiryAddress('en', request, page),
})

/** One inquiry dialog for the English page inside. */
export function InquiryProvider({ children }: { children: ReactNode }) {
  return <DialogProvider opener={opener}>{children}</DialogProvider>
}

type InquiryLinkProps = InquiryRequest & DialogLinkProps & { packageName: string }

/** Asks about one package or service. */
export function InquiryLink({ packageName, title, button, service, ...link }: InquiryLinkProps) {
  const request = { packageName, title, button, ...(service && { service }) }
  return <DialogLink opener={opener} request={request} {...link} />
}
