import { useRef, useState } from 'react'
import { parseOrNull } from '#domain/json.ts'

/** A lead is on disk within milliseconds; after a wait this long the network is lost. */
const timeoutMs = 30_000

/**
 * A request that was answered with anything but success. The message is `<status>: <body>`, or the status text when
 * the body is empty (R65).
 */
export class SubmitError extends Error {
  readonly status: number
  /** Field → messages, when the server found faults in what was sent. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'SubmitError'
    this.status = status
    this.fieldErrors = fieldErrorsOf(body)
  }
}

type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: Error }

/**
 * Sends a form as JSON, once at a time: a second call while one is under way is told `null` and sends nothing.
 * A refusal, a network failure and a wait of 30 s are outcomes, not exceptions. Never retries (R65).
 */
export function useSubmit<Answer>(address: string) {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)

  async function submit(values: unknown): Promise<Outcome<Answer> | null> {
    if (busy.current) return null
    busy.current = true
    setSending(true)
    try {
      return { ok: true, answer: (await postJson(address, values)) as Answer }
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error : new Error(String(error)) }
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return { submit, sending }
}

async function postJson(address: string, values: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'include',
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await response.text()
  if (!response.ok) throw new SubmitError(response.status, response.statusText, body)
  // The lead is safe whatever the body says: an answer cut short is still a success.
  return parseOrNull(body)
}

/** `errors` of a problem document (R134); anything else is none. */
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
