import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'

type FeedOptions = {
  /** Limit for a body whose parsing has failed, in bytes from its beginning; then the connection is cut. */
  mostBytes: number
  onReceived?: (bytes: number) => void
}

/** A sender that is silent for this long is gone. Milliseconds. */
const silenceMs = 60_000
/** The same after a fault: the response is decided, and the rest of the body changes nothing. */
const silenceAfterFaultMs = 2_000
/** Limit for the whole body: the request timeout of the server. Milliseconds. */
const mostMs = 600_000

/**
 * Writes the body of a request to a parser. Never rejects. Resolves when both have ended: with null, or with
 * the error that ended the parsing. Errors are: an exception from the parser or one of its listeners, an
 * `error` event, a close before the end, and a write that is not called back within `mostMs`.
 * `stream.pipeline` misses the exception (it reaches the process) and the write without an end (it waits for
 * ever).
 *
 * After an error the rest of the body is read and thrown away, so that a browser reads the response.
 */
export async function feedParser(
  request: IncomingMessage,
  parser: Writable,
  { mostBytes, onReceived }: FeedOptions,
): Promise<Error | null> {
  let fault: Error | null = null
  let settle: () => void = () => undefined
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  const stop = (error: unknown) => {
    fault ??= error instanceof Error ? error : new Error('The parser failed', { cause: error })
    // Open file streams of the parser end with it
    parser.destroy(fault)
    settle()
  }
  // Never removed: destroying the parser may emit another error
  parser.on('error', stop)
  parser.once('finish', settle)
  parser.once('close', () => parser.writableFinished || stop(new Error('The parser closed before the end')))

  const write = (chunk: Buffer): Promise<void> =>
    new Promise((resolve) => {
      try {
        // One at a time, so that the parser works on a chunk within this call and never on one it had queued
        parser.write(chunk, () => resolve())
      } catch (error) {
        stop(error)
      }
    })

  const deadline = setTimeout(() => {
    stop(new Error('The body took too long'))
    request.destroy()
  }, mostMs)
  const cut = () => request.destroy()
  request.setTimeout(silenceMs, cut)
  let received = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      received += chunk.length
      await Promise.race([write(chunk), settled])
      onReceived?.(received)
      if (fault !== null) break
    }
    if (fault === null) {
      parser.end()
      await settled
    }
  } catch (error) {
    stop(error)
  } finally {
    clearTimeout(deadline)
    request.setTimeout(0)
    request.off('timeout', cut)
  }
  if (fault !== null) await drain(request, mostBytes - received)
  return fault
}

/** Resolves when the body ends or its sender is silent. After `mostBytes` more, the connection is cut. */
function drain(request: IncomingMessage, mostBytes: number): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let left = mostBytes
    const done = () => {
      clearTimeout(silence)
      resolve()
    }
    const silence = setTimeout(done, silenceAfterFaultMs)
    request.on('data', (chunk: Buffer) => {
      silence.refresh()
      left -= chunk.length
      if (left < 0) request.destroy()
    })
    request.once('end', done).once('close', done).once('error', done)
  })
}
