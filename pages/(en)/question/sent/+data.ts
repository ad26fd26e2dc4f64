import type { PageContextServer } from 'vike/types'
import { questionText } from '#locales/en/question.ts'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'

/** `title` and `text`: the thanks, in the words of the page with the button. */
export type Data = { title: string; text: string; reference: string | null }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { title, text, textOnPricing } = questionText.sent
  return {
    title,
    text: sentFrom(pageContext) === '/pricing' ? textOnPricing : text,
    reference: referenceIn(pageContext),
  }
}
