import type { PageContextServer } from 'vike/types'
import { questionText } from '#locales/en/question.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'
import type { Sent } from '#renderer/forms/sent-page.tsx'

export async function data(pageContext: PageContextServer): Promise<Sent> {
  const { title, text, textOnPricing } = questionText.sent
  return {
    title,
    text: sentFrom(pageContext) === '/pricing' ? textOnPricing : text,
    reference: referenceIn(pageContext),
  }
}
