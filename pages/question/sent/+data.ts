import type { PageContextServer } from 'vike/types'
import { referenceIn, sentFrom } from '#renderer/forms/form-state.ts'
import { questionThanks } from '#renderer/forms/question-request.ts'
import type { Sent } from '#renderer/forms/sent-page.tsx'

export async function data(pageContext: PageContextServer): Promise<Sent> {
  const thanks = questionThanks(pageContext.texts.question, sentFrom(pageContext))
  return { ...thanks, reference: referenceIn(pageContext) }
}
