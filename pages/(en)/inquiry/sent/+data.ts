import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { inquiryText } from '#locales/en/inquiry.ts'
import { interfaceText } from '#locales/en/interface.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'
import type { Sent } from '#renderer/forms/sent-page.tsx'

export async function data(pageContext: PageContextServer): Promise<Sent> {
  const { title, text, textFor } = inquiryText.sent
  const service = serviceOf(sentFrom(pageContext))
  return {
    title,
    text: service === null ? text : textFor({ service: interfaceText.services[service].name }),
    reference: referenceIn(pageContext),
  }
}
