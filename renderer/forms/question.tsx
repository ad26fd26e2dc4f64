import type { ReactNode } from 'react'
import { localeOf } from '#domain/routes.ts'
import { createDialogOpener, DialogLink, type DialogLinkProps, DialogProvider } from './dialog-opener.tsx'
import { type QuestionRequest, questionAddress } from './question-request.ts'

const opener = createDialogOpener<QuestionRequest>({
  load: () => import('./question-dialog.tsx').then((module) => module.QuestionDialog),
  addressOf: (request, page) => questionAddress(localeOf(page), request, page),
})

/** One question dialog for the page inside. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  return <DialogProvider opener={opener}>{children}</DialogProvider>
}

/** Asks a question in the visitor's own words. */
export function QuestionLink({ title, button, ...link }: QuestionRequest & DialogLinkProps) {
  return <DialogLink opener={opener} request={{ title, button }} {...link} />
}
