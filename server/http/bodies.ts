import { parse as parseQuery } from 'node:querystring'
import type { Request, RequestHandler } from 'express'
import { type Problem, problem } from '../errors.ts'
import { bodyLimits, bodyMemory } from './body-memory.ts'

/**
 * Bodies of JSON and of forms without files, in the place of body-parser: that decodes compressed bodies and collects text
 * on V8's heap, without a limit over all connections.
 */

const kilobyte = 1024

/** Parses a JSON body of at most so many kilobytes into `request.body`; other types are left alone. */
export const jsonBody = (mostKilobytes: number): RequestHandler =>
  bodyParser('application/json', mostKilobytes, (text) => {
    try {
      return text === '' ? {} : (JSON.parse(text) as unknown)
    } catch (cause) {
      throw problem('bad-request', 'The body is not valid JSON.', { cause })
    }
  })

/** The same for a native form without files: each field is a string, or an array of strings where it is repeated. */
export const formBody = (mostKilobytes: number, { mostFields = 100 } = {}): RequestHandler =>
  bodyParser('application/x-www-form-urlencoded', mostKilobytes, (text) => {
    if (text.split('&', mostFields + 1).length > mostFields)
      throw problem('too-large', `The form has more than ${mostFields} fields.`)
    return { ...parseQuery(text) }
  })

function bodyParser(type: string, mostKilobytes: number, parse: (text: string) => unknown): RequestHandler {
  return async (request, _response, next) => {
    if (request.body !== undefined || !request.is(type)) return next()
    refuseEncoded(request)
    request.body = parse(await readText(request, mostKilobytes * kilobyte))
    next()
  }
}

/** Throws for a compressed body, which a browser never sends, and for a charset other than UTF-8. */
function refuseEncoded(request: Request): void {
  const encoding = request.get('content-encoding')?.toLowerCase() ?? 'identity'
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(request.get('content-type') ?? '')?.[1]
  if (encoding !== 'identity' || !/^(?:utf-?8|us-ascii)$/i.test(charset ?? 'utf-8'))
    throw problem('unsupported-type', 'This encoding is not understood.')
}

/** Resolves with the whole body. Rejects with a `Problem` when it is too large, too slow, cut off, or dropped for its size. */
async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = () => problem('too-large', `The request is larger than ${mostBytes / kilobyte} KB.`)
  if (Number(request.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  let chunks: Buffer[] = []
  let bytes = 0
  const body = await new Promise<Buffer>((resolve, reject) => {
    const held = bodyMemory.open(request.ip ?? '', () => end(tooBusy()))
    const timer = setTimeout(
      () => end(problem('timeout', 'The request took too long.', { headers: { Connection: 'close' } })),
      bodyLimits.withinMs,
    )
    const end = (fault: Problem | null) => {
      clearTimeout(timer)
      held.release()
      // What still arrives is discarded, so that a browser reads the answer
      request.off('data', onData).off('end', onEnd).off('close', onClose).resume()
      const whole = fault === null ? Buffer.concat(chunks) : null
      chunks = []
      if (whole) resolve(whole)
      else reject(fault)
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) return end(tooLarge())
      chunks.push(chunk)
      held.hold(bytes)
    }
    const onEnd = () => end(null)
    const onClose = () => end(problem('bad-request', 'The request was cut off.'))
    request
      .on('data', onData)
      .once('end', onEnd)
      .once('close', onClose)
      .once('error', () => undefined)
  })
  return new TextDecoder().decode(body)
}

/** Answer to a body that was given up because unfinished bodies hold too much memory. */
export const tooBusy = (): Problem =>
  problem('unavailable', 'Too much is being sent at once. Please try again in a moment.', {
    headers: { 'Retry-After': '5', Connection: 'close' },
  })
