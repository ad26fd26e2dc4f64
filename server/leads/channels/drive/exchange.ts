import { Readable } from 'node:stream'
import { DeliveryError } from '../channel.ts'

export type Answer = { status: number; headers: Headers; text: string }

type Exchange = {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>
  /** Who answers, at the beginning of a sentence. */
  server: string
  /** Milliseconds without a byte taken, and of waiting for the answer. */
  silenceMs: number
  signal: AbortSignal
}

/** The connection failed, not the request: a repeat may go through. */
export class Interrupted extends DeliveryError {
  constructor(message: string, cause?: unknown) {
    super(message, { unreachable: true, cause })
  }
}

/**
 * One request and its whole answer, whatever the status. Follows no redirect: the credentials stay where they were
 * meant for. Throws `Interrupted` when there is no answer, the reason of `signal` when that aborts, and what `body`
 * throws.
 */
export async function exchange({ body, server, silenceMs, ...request }: Exchange): Promise<Answer> {
  request.signal.throwIfAborted()
  const silence = new AbortController()
  const silent = () => silence.abort(new Interrupted(`${server} did not answer in time.`))
  const timer = setTimeout(silent, silenceMs)
  let bodyFault: unknown
  const sent = async function* (chunks: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of chunks) {
        timer.refresh()
        yield chunk
      }
    } catch (error) {
      bodyFault = error
      throw error
    }
    timer.refresh()
  }
  const streamed = body !== undefined && typeof body === 'object' && !(body instanceof Uint8Array)
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: request.headers ?? {},
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, silence.signal]),
    ...(body !== undefined && {
      body: streamed ? (Readable.toWeb(Readable.from(sent(body))) as ReadableStream<Uint8Array>) : body,
    }),
    ...(streamed && { duplex: 'half' }),
  }
  try {
    const response = await fetch(request.url, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason
    if (silence.signal.aborted) throw silence.signal.reason
    if (bodyFault instanceof DeliveryError) throw bodyFault
    throw new Interrupted(`${server} ${failureOf(error)}`, error)
  } finally {
    clearTimeout(timer)
  }
}

/** What fetch reports, in words for staff; the codes are those of Node and of undici. */
function failureOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error ? String(Reflect.get(cause, 'code') ?? '') : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'was not found by its name.'
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return 'could not be reached.'
  if (/CERT|SIGNATURE|SSL|TLS|EPROTO/.test(code)) return 'offered no secure connection that can be trusted.'
  return 'broke the connection off.'
}
