import type { ReactNode } from 'react'
import { localeOf } from '#domain/routes.ts'
import { useApp } from '../app-context.tsx'
import { createDialogOpener, DialogLink, type DialogLinkProps, DialogProvider } from './dialog-opener.tsx'
import { type InquiryRequest, inquiryAddress, ownDialog } from './inquiry-request.ts'

const opener = createDialogOpener<InquiryRequest>({
  load: () => import('./inquiry-dialog.tsx').then((module) => module.InquiryDialog),
  addressOf: (request, page) => inquiryAddress(localeOf(page), request, page),
})

/** One inquiry dialog for the page inside. */
export function InquiryProvider({ children }: { children: ReactNode }) {
  return <DialogProvider opener={opener}>{children}</DialogProvider>
}

type InquiryLinkProps = InquiryRequest & Omit<DialogLinkProps, 'children'>

/** Asks about one package or service, or about what the page's own dialog is for. */
export function InquiryLink({ packageName, title, button, service, ...link }: InquiryLinkProps) {
  const { texts, pathname } = useApp()
  const own = ownDialog(texts.inquiry, pathname)
  const about = own ? own.packageName : packageName
  const request = {
    ...(about !== undefined && { packageName: about }),
    title: own?.title ?? title,
    button,
    ...(service && { service }),
  }
  return (
    <DialogLink opener={opener} request={request} {...link}>
      {button}
    </DialogLink>
  )
}
