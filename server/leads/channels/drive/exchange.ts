import { Readable } from 'node:stream'
import { withTimeLimit } from '../../../kernel/time-limit.ts'
import { DeliveryError } from '../channel.ts'

/** Maximum bytes of a decoded response; none in these protocols comes near it. */
const mostAnswered = 1024 * 1024

export type Answer = { status: number; headers: Headers; text: string }

type Exchange = {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>
  /** The server's name in messages, at the beginning of a sentence. */
  server: string
  /** Timeout for each chunk sent, and for the response. Milliseconds. */
  silenceMs: number
  signal: AbortSignal
}

export const movedAway = 'sends us to another address: DRIVE_URL must name the address it really has.'

/** The request was not refused: a repeat may succeed. */
export class Interrupted extends DeliveryError {
  readonly retryAfterMs: number

  constructor(message: string, { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { unreachable: true, cause })
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Sends one request and reads its whole response of at most 1 MB, with any status. Redirects are not
 * followed: the credentials must reach no other server. Throws `Interrupted` when there is no response,
 * `DeliveryError` when the response is longer, the reason of `signal` when that aborts, and any
 * `DeliveryError` from `body`.
 */
export async function exchange({
  url,
  body,
  server,
  silenceMs,
  signal,
  ...request
}: Exchange): Promise<Answer> {
  try {
    return await withTimeLimit(silenceMs, signal, async (limit, refresh) => {
      async function* sent(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          refresh()
          yield chunk
        }
        refresh()
      }
      const isStream = typeof body === 'object' && Symbol.asyncIterator in body
      const init: RequestInit & { duplex: 'half' } = {
        ...request,
        body: isStream
          ? (Readable.toWeb(Readable.from(sent(body))) as ReadableStream<Uint8Array>)
          : (body ?? null),
        duplex: 'half',
        // Unless a redirect is an error, fetch keeps a copy of the whole stream in memory
        redirect: isStream ? 'error' : 'manual',
        signal: limit,
      }
      const response = await fetch(url, init)
      return { status: response.status, headers: response.headers, text: await textOf(response, server) }
    })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    for (const fault of [error, error instanceof Error && error.cause])
      if (fault instanceof DeliveryError) throw fault
    throw new Interrupted(`${server} ${failureOf(error)}`, { cause: error })
  }
}

/** Reads no further than the limit: the server must not decide how much memory this takes. */
async function textOf(response: Response, server: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the body and closes the connection
    if (size > mostAnswered)
      throw new DeliveryError(`${server} sent a longer answer than this request can have.`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** What fetch reports, in words for staff. The codes are those of Node and undici. */
function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time.'
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error ? String(Reflect.get(cause, 'code') ?? '') : ''
  if (cause instanceof Error && cause.message === 'unexpected redirect') return movedAway
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'was not found by its name.'
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return 'could not be reached.'
  if (/CERT|SIGNATURE|SSL|TLS|EPROTO/.test(code)) return 'offered no secure connection that can be trusted.'
  return 'broke the connection off.'
}
