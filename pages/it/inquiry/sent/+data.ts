import type { PageContextServer } from 'vike/types'
import { serviceAddress } from '#domain/routes.ts'
import { inquiryText, websitesInquiryText } from '#locales/it/inquiry.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'

/** `title` and `text`: the thanks, in the words of the page with the button. */
export type Data = { title: string; text: string; reference: string | null }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const onWebsites = sentFrom(pageContext) === serviceAddress('it', 'websites')
  const { title, text } = onWebsites ? websitesInquiryText.sent : inquiryText.sent
  return { title, text, reference: referenceIn(pageContext) }
}
