import * as z from 'zod/mini'
import { formStampEndpoint } from '#server/leads/form.schema.ts'

const answerSchema = z.object({ issued: z.string() })

/**
 * Asks for the signed time from which the form's age counts. Empty when there was no answer: a form without it is as
 * good (it only tells programs from people: R78, R79).
 */
export async function fetchFormStamp(): Promise<string> {
  try {
    const response = await fetch(formStampEndpoint, { cache: 'no-store' })
    return answerSchema.parse(await response.json()).issued
  } catch {
    return ''
  }
}
