import { formStampEndpoint } from '#domain/leads/lead-form.schema.ts'

/**
 * Asks for the signed time from which the form's age counts. Empty when there was no answer: a form without it is as
 * good (it only tells programs from people: R78, R79).
 */
export async function fetchFormStamp(): Promise<string> {
  try {
    const response = await fetch(formStampEndpoint, { cache: 'no-store' })
    const answer: unknown = await response.json()
    const known = typeof answer === 'object' && answer !== null && 'issued' in answer
    return known && typeof answer.issued === 'string' ? answer.issued : ''
  } catch {
    return ''
  }
}
