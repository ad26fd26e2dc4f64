import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import type { Request, RequestHandler } from 'express'
import { type Problem, problem } from '../kernel/errors.ts'
import { limits } from '../kernel/limits.ts'
import { networkPrefix } from '../kernel/network-prefix.ts'
import { bodyMemory } from './body-memory.ts'
import { problemPage } from './problem-page.ts'

/**
 * JSON bodies and forms without files. Replaces body-parser, which decodes compressed bodies and collects
 * text on V8's heap, without a limit over all connections.
 */

const kilobyte = 1024
/** Bodies that are read before Express gets their request. */
const early = new WeakMap<IncomingMessage, Promise<Buffer>>()

/** Parses a JSON body of at most `mostKilobytes` into `request.body`; other types are left alone. */
export const jsonBody = (mostKilobytes: number): RequestHandler =>
  bodyParser('application/json', mostKilobytes, (text) => {
    try {
      return text === '' ? {} : (JSON.parse(text) as unknown)
    } catch (cause) {
      throw problem('bad-request', 'The body is not valid JSON.', { cause })
    }
  })

/**
 * Refuses a body that is not JSON; use it after `jsonBody`, which ignores such a body. Besides the check of the request's
 * origin: another site's form sends the cookie too, but cannot send JSON.
 */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) throw problem('unsupported-type', 'Please send JSON.')
  next()
}

/** Like `jsonBody`, for a native form without files: each field is a string, or an array of strings where it is repeated. */
export const formBody = (mostKilobytes: number, { mostFields = limits.formFields } = {}): RequestHandler =>
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
  if (encoding !== 'identity' || !/^(?:utf-?8|us-ascii)$/i.test(charset ?? 'utf-8')) throw notUnderstood()
}

const notUnderstood = (): Problem =>
  problem('unsupported-type', 'This encoding is not understood.', { headers: { Connection: 'close' } })

/** Resolves with the whole body. Rejects with a `Problem` when it is too large, too slow, cut off, or dropped for its size. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const body = await (early.get(request) ?? readBody(request, maxBytes, request.ip ?? ''))
  if (body.length > maxBytes) throw tooLarge(maxBytes)
  return new TextDecoder().decode(body)
}

const tooLarge = (maxBytes: number): Problem =>
  problem('too-large', `The request is larger than ${maxBytes / kilobyte} KB.`)

function readBody(request: IncomingMessage, maxBytes: number, address: string): Promise<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  return new Promise<Buffer>((resolve, reject) => {
    const held = bodyMemory.open(address, () => end(tooBusy()))
    const timer = setTimeout(
      () => end(problem('timeout', 'The request took too long.', { headers: { Connection: 'close' } })),
      limits.bodyMs,
    )
    const end = (fault: Problem | null) => {
      clearTimeout(timer)
      held.release()
      // What still arrives is discarded, so that a browser reads the response
      request.off('data', onData).off('end', onEnd).off('close', onClose).resume()
      const whole = fault === null ? Buffer.concat(chunks) : null
      chunks = []
      if (whole) resolve(whole)
      else reject(fault)
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) return end(tooLarge(maxBytes))
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
}

/** The response to a body that was given up because unfinished bodies use too much memory. */
export const tooBusy = (): Problem =>
  problem('unavailable', 'Too much is being sent at once. Please try again in a moment.', {
    headers: { 'Retry-After': '5', Connection: 'close' },
  })

/**
 * Runs before Express, so that an unfinished request costs as little as possible: a body without files is
 * read first, the number of arriving website briefs is limited, and a request over a limit is refused at
 * once. `except`: an address whose route streams its body without buffering it.
 */
export function readBodiesFirst(
  next: RequestListener,
  { addressOf, except }: { addressOf: (request: IncomingMessage) => string; except: string },
): RequestListener {
  const arriving = new Map<string, number>()
  let inAll = 0

  return (request, response) => {
    const { headers } = request
    const type = headers['content-type'] ?? ''
    if (/^multipart\//i.test(type)) {
      const network = networkPrefix(addressOf(request))
      const count = arriving.get(network) ?? 0
      if (count >= limits.arrivingBriefs.perNetwork || inAll >= limits.arrivingBriefs.all)
        return refuse(request, response, tooBusy())
      arriving.set(network, count + 1)
      inAll += 1
      response.once('close', () => {
        inAll -= 1
        const left = (arriving.get(network) ?? 1) - 1
        if (left === 0) arriving.delete(network)
        else arriving.set(network, left)
      })
      return next(request, response)
    }
    const isForm = /^application\/(?:json|x-www-form-urlencoded)\b/i.test(type)
    if (!isForm || Number(headers['content-length'] ?? 0) > limits.formBytes || request.url === except)
      return next(request, response)
    if (headers['content-encoding'] !== undefined) return refuse(request, response, notUnderstood())
    const body = readBody(request, limits.formBytes, addressOf(request))
    early.set(request, body)
    body.then(
      () => next(request, response),
      (fault: Problem) => {
        if (response.destroyed) return
        if (fault.code === 'unavailable') refuse(request, response, fault)
        else next(request, response)
      },
    )
  }
}

/** Refuses without Express, to stay cheap under an attack. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, found: Problem): void {
  const asPage = headers.accept?.includes('text/html') === true
  response
    .writeHead(found.status, {
      ...found.headers,
      'Content-Type': asPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
    .end(asPage ? problemPage(found) : JSON.stringify(found))
}

/**
 * The visitor's address as Express derives it from `trust proxy`: `proxies` addresses are trusted, counted
 * from the connection; the next one is the visitor's.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwardedFor = headers['x-forwarded-for']
  const forwarded = proxies > 0 && forwardedFor !== undefined ? String(forwardedFor).split(',').reverse() : []
  const addresses = [socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim())]
  return addresses[Math.min(proxies, addresses.length - 1)] ?? ''
}
