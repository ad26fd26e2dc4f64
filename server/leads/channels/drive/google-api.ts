import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryError } from '../channel.ts'
import { type Answer, exchange, Interrupted } from './exchange.ts'
import { explainGoogle, isPassing, retryAfterOf } from './google-faults.ts'
import { createTokenSource } from './google-token.ts'

type GoogleApiOptions = {
  credentialsFile: string | null
  /** Scheme and host. */
  apiUrl: string
  silenceMs: number
  /** First step of the back-off within one delivery, in milliseconds. */
  backoffMs: number
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

const triesAtMost = 5
/** Longer waits are left to the delivery queue. */
const longestWaitMs = 30_000

/** Requests to Google's API with the service account's token. */
export function createGoogleApi({ credentialsFile, apiUrl, silenceMs, backoffMs }: GoogleApiOptions) {
  const tokens = createTokenSource({ credentialsFile, silenceMs })

  /** One request; a token that is no longer taken is replaced once. Resolves with any answer. */
  async function once(call: Call, signal: AbortSignal): Promise<Answer> {
    const token = await tokens.get(signal)
    const answer = await withToken(call, token, signal)
    if (answer.status !== 401) return answer
    tokens.drop(token)
    return withToken(call, await tokens.get(signal), signal)
  }

  function withToken({ method, to, json, body, headers }: Call, token: string, signal: AbortSignal) {
    const url = new URL(to, apiUrl)
    // Where an upload goes on is told by an answer: the token goes nowhere else
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

  /**
   * A request that may be repeated, until it gets one of the statuses `wanted`. Throws `DeliveryError` for others, and
   * when it was repeated in vain.
   */
  async function call(request: Call, wanted: number[], signal: AbortSignal): Promise<Answer> {
    const patience = createPatience(signal)
    for (;;) {
      const answer = await patience.tried(() => once(request, signal))
      if (!answer) continue
      if (wanted.includes(answer.status)) return answer
      await patience.waitOrThrow(answer)
    }
  }

  /** Waits that double, a few of them; counted anew after `succeeded`. */
  function createPatience(signal: AbortSignal) {
    let failures = 0
    const wait = async (error: DeliveryError, retryAfterMs: number | null): Promise<void> => {
      failures += 1
      if (failures >= triesAtMost || (retryAfterMs ?? 0) > longestWaitMs) throw error
      const step = backoffMs * 2 ** (failures - 1)
      // Spread, so that deliveries that failed together do not come back together
      await sleep(Math.max(retryAfterMs ?? 0, step * (0.5 + Math.random())), undefined, { signal }).catch(
        (aborted: unknown) => {
          throw signal.aborted ? signal.reason : aborted
        },
      )
    }
    return {
      succeeded: () => {
        failures = 0
      },
      wait,
      /** Null after a failure of the connection, once the wait for it is over. */
      async tried(work: () => Promise<Answer>): Promise<Answer | null> {
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof Interrupted) || signal.aborted) throw error
          await wait(error, null)
          return null
        }
      },
      /** For an answer that was not hoped for: waits if it may be another one later. */
      async waitOrThrow(answer: Answer): Promise<void> {
        const error = explainGoogle(answer, await tokens.email())
        if (!isPassing(answer)) throw error
        await wait(error, retryAfterOf(answer))
      },
    }
  }

  return { once, call, createPatience, email: tokens.email }
}
