import type { PageContextServer } from 'vike/types'
import { serviceOf } from '#domain/routes.ts'
import { inquiryText } from '#locales/en/inquiry.ts'
import { interfaceText } from '#locales/en/interface.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'

/** `title` and `text`: the thanks, in the words of the page with the button. */
export type Data = { title: string; text: string; reference: string | null }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { title, text, textFor } = inquiryText.sent
  const service = serviceOf(sentFrom(pageContext))
  return {
    title,
    text: service === null ? text : textFor(interfaceText.services[service].name),
    reference: referenceIn(pageContext),
  }
}
