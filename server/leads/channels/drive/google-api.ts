import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { DeliveryError } from '../channel.ts'
import { type Answer, exchange, Interrupted } from './exchange.ts'
import { explainGoogle, isPassing, noFolder } from './google-faults.ts'
import { createTokenSource } from './google-token.ts'

export type GoogleApiOptions = {
  credentialsFile: string | null
  silenceMs: number
  apiUrl?: string
  /** First step of the back-off within one delivery, in milliseconds. */
  backoffMs?: number
}

export type Call = {
  method: string
  /** A path with its query, or the whole address of an upload. */
  to: string
  json?: object
  body?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export type GoogleApi = ReturnType<typeof createGoogleApi>

export const maxTries = 5
/** Longer waits are left to the delivery queue. */
const longestWaitMs = 30_000

export function createGoogleApi(options: GoogleApiOptions) {
  const { credentialsFile, silenceMs, apiUrl = 'https://www.googleapis.com', backoffMs = 500 } = options
  const tokens = createTokenSource(credentialsFile, silenceMs)

  async function withToken({ method, to, json, body, headers }: Call, token: string, signal: AbortSignal) {
    const url = new URL(to, apiUrl)
    // The address of an upload comes from a response: the token must not reach another host
    if (url.origin !== new URL(apiUrl).origin)
      throw new DeliveryError('Google Drive named a foreign address for the upload.')
    return exchange({
      method,
      url: url.href,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json && { 'Content-Type': 'application/json; charset=UTF-8' }),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : body && { body }),
      server: 'Google Drive',
      silenceMs,
      signal,
    })
  }

  /** A token that is no longer accepted is replaced once. Resolves with a response of any status. */
  async function once(call: Call, signal: AbortSignal): Promise<Answer> {
    const token = await tokens.get(signal)
    const answer = await withToken(call, token, signal)
    if (answer.status !== 401) return answer
    tokens.drop(token)
    return withToken(call, await tokens.get(signal), signal)
  }

  /**
   * Repeats a request until it gets one of the `wanted` statuses. Throws `DeliveryError` for other statuses,
   * and when all repeats fail.
   */
  async function call(
    request: Call | ((again: boolean) => Promise<Call>),
    wanted: number[],
    signal: AbortSignal,
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await once(typeof request === 'function' ? await request(tries > 1) : request, signal)
        if (wanted.includes(answer.status) && !isPassing(answer)) return answer
        throw explainGoogle(answer, await tokens.email())
      } catch (error) {
        if (!(error instanceof Interrupted) || signal.aborted) throw error
        if (tries >= maxTries || error.retryAfterMs > longestWaitMs) throw error
        const step = backoffMs * 2 ** (tries - 1)
        // Spread, so that deliveries that failed together are not repeated together
        const wait = Math.max(error.retryAfterMs, step * (0.5 + Math.random()))
        await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }

  async function readOrNull<Found>(to: string, schema: z.ZodType<Found>, signal: AbortSignal) {
    const { status, text } = await call({ method: 'GET', to }, [200, 404], signal)
    if (status === 404) return null
    const parsed = schema.safeParse(parseOrNull(text))
    if (parsed.success) return parsed.data
    throw new DeliveryError('Google Drive answered in a way that is not understood.', { cause: parsed.error })
  }

  async function read<Found>(to: string, schema: z.ZodType<Found>, signal: AbortSignal): Promise<Found> {
    const found = await readOrNull(to, schema, signal)
    if (found === null) throw noFolder(await tokens.email())
    return found
  }

  return { call, read, readOrNull, email: tokens.email }
}
