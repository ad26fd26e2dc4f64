import type { PageContextServer } from 'vike/types'
import { serviceAddress } from '#domain/routes.ts'
import { inquiryText, websitesInquiryText } from '#locales/it/inquiry.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'
import type { Sent } from '#renderer/forms/sent-page.tsx'

export async function data(pageContext: PageContextServer): Promise<Sent> {
  const onWebsites = sentFrom(pageContext) === serviceAddress('it', 'websites')
  const { title, text } = onWebsites ? websitesInquiryText.sent : inquiryText.sent
  return { title, text, reference: referenceIn(pageContext) }
}
