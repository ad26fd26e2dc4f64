import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'
import { inquiryThanks, ownDialog } from '#renderer/forms/inquiry-request.ts'
import type { Sent } from '#renderer/forms/sent-page.tsx'

export async function data(pageContext: PageContextServer): Promise<Sent> {
  const { inquiry, interface: words } = pageContext.texts
  const page = sentFrom(pageContext)
  const service = serviceOf(page)
  return {
    ...inquiryThanks(ownDialog(inquiry, page) ?? inquiry, service ? words.services[service].name : undefined),
    reference: referenceIn(pageContext),
  }
}
