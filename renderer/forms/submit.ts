import { parseOrNull } from '#domain/json.ts'
import { formStampEndpoint } from '#domain/leads/lead-form.schema.ts'

/** A lead is on disk within milliseconds, so no response for this long means that the network is lost. */
const timeoutMs = 30_000

/**
 * An error status from the server. The message is `<status>: <body>`, or the status text if the body is empty
 * (R65).
 */
export class SubmitError extends Error {
  /** Field → messages, if the server rejected values. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'SubmitError'
    this.fieldErrors = fieldErrorsOf(body)
  }
}

type Outcome = { ok: true; answer: unknown } | { ok: false; error: Error }

/** Sends a form as JSON, without retries (R65). Error status, network failure and timeout do not throw. */
export async function submitJson(address: string, values: unknown): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'include',
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.text()
    if (!response.ok) throw new SubmitError(response.status, response.statusText, body)
    // The lead is stored, so even an incomplete body is a success.
    return { ok: true, answer: parseOrNull(body) }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/**
 * Fetches the signed time from which the form's age counts. Empty if there is no response: a form without it
 * is equally valid (the time only tells programs from people: R78, R79).
 */
export async function fetchFormStamp(): Promise<string> {
  try {
    const response = await fetch(formStampEndpoint, { cache: 'no-store' })
    const { issued }: { issued?: unknown } = Object(await response.json())
    return typeof issued === 'string' ? issued : ''
  } catch {
    return ''
  }
}

/**
 * Random text that makes double clicks and retries of one form one lead (R55). `crypto.randomUUID` exists
 * only on secure origins, `getRandomValues` everywhere.
 */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** `errors` of a problem document (R134); empty for any other body. */
function fieldErrorsOf(body: string): Record<string, string[]> {
  const problem = parseOrNull(body)
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return {}
  if (typeof problem.errors !== 'object' || problem.errors === null) return {}
  return Object.fromEntries(
    Object.entries(problem.errors).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((message) => typeof message === 'string'),
    ),
  )
}
