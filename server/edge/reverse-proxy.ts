import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { isNeverRendered } from '#domain/path-classes.ts'
import { collectGarbageAfter } from '../collect-garbage.ts'
import {
  immutableCacheControl,
  publicCacheControl,
  readsHeader,
  settingsOnly,
  sharedCacheControl,
  sharedCacheHeader,
} from '../http/cache-control.ts'
import { waitHeader } from '../http/limited-renders.ts'
import { clientHeader, clientValue } from './application-server.ts'
import type { Miss, Origin } from './page-cache.ts'
import { refuse } from './refuse.ts'
import { createRenderLimit, visitorAddress } from './render-limit.ts'
import { hasBody, methodsWithBody } from './request-guard.ts'

/** A larger page, compressed or not, is forwarded and not cached. Bytes. */
const longestPage = 16 * 1024 * 1024
/** The same for a public object. */
const longestObject = 1024 * 1024
const mostIdle = 32

/**
 * Fields of one connection, not of the message (RFC 9110, 7.6.1). The list is fixed: fields that a visitor names in
 * `Connection` are forwarded like any other, so that a visitor cannot remove a field that the message needs (ADR-0012).
 * `Expect` is on the list because the edge's server has already handled it.
 */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])
/** Set by the edge; the visitor's values are dropped. */
const written = new Set([clientHeader, waitHeader, 'content-length'])
/** Conditions on which the response would not contain the whole page. */
const conditions = new Set([
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
])

type ProxyOptions = {
  /** Socket of the application. */
  socketPath: string
  /** Secret of this process: proves to the application that the edge sent the request. */
  secret: string
  /** Number of trusted proxies before the edge. */
  trustProxy: number
  /** Whether shared caches before the edge may keep pages. */
  sharedCache: boolean
}

/**
 * Forwards requests to the application and streams its responses back. Call it only after `guardRequests`: the framing is
 * written anew from the result of Node's parser. A visitor who disconnects ends the request, except that a response which
 * other requests may wait for is read to its end. Renders that cannot be cached are limited for each network.
 */
export function createReverseProxy({ socketPath, secret, trustProxy, sharedCache }: ProxyOptions): Origin {
  const limit = createRenderLimit()
  const agent = new Agent({ keepAlive: true, maxFreeSockets: mostIdle })

  async function pass(request: IncomingMessage, response: ServerResponse, miss: Miss | null): Promise<void> {
    const { method = 'GET', url = '/', headers, socket } = request
    const isRender = (method === 'GET' || method === 'HEAD') && !isNeverRendered(url)
    let giveBack: () => void = ignore
    let wait: number | null = null
    if (isRender) {
      const address = visitorAddress(
        socket.remoteAddress,
        String(headers['x-forwarded-for'] ?? ''),
        trustProxy,
      )
      const taken = await limit.take(address, url)
      // Only the application knows whether the blog has a page at this address
      if (taken.kind === 'blog') wait = taken.wait
      else if (taken.wait !== null) {
        miss?.refuse(false)
        const retry = { 'Retry-After': String(taken.wait) }
        return refuse(request, response, 'too-many-requests', 'Please try again in a few seconds.', retry)
      }
      giveBack = taken.giveBack
    }
    if (!miss && response.destroyed) return
    forward({ request, response, miss, wait, giveBack })
  }

  function forward({ request, response, miss, wait, giveBack }: Forwarded): void {
    const headers = headersOnward(request, secret, miss !== null)
    if (wait !== null) headers.push(waitHeader, String(wait))
    let onward: ClientRequest
    try {
      onward = send({ socketPath, agent, method: request.method, path: request.url, headers })
    } catch {
      // A field that Node's server accepts and its client refuses
      miss?.refuse(false)
      refuse(request, response, 'bad-request', 'The request has a field that is not valid.')
      return
    }
    onward.once('response', (answer) => {
      const { statusCode = 502, headers: fields } = answer
      if (statusCode < 400 && fields['cache-control'] !== 'no-store') giveBack()
      passBack({ answer, response, miss, sharedCache })
    })
    // Both the sending and the receiving side may emit one
    onward.on('error', () => {
      miss?.refuse(false)
      response.destroy()
    })
    response.once('close', () => {
      if (!response.writableFinished) {
        if (!miss) onward.destroy()
      } else if (!request.complete && !onward.destroyed) endWith(request, onward)
    })
    if (hasBody(request)) {
      pipeline(request, onward, ignore)
      collectGarbageAfter(request)
    } else onward.end()
  }

  return (request, response, miss) => {
    pass(request, response, miss).catch(() => {
      miss?.refuse(false)
      response.destroy()
    })
  }
}

/**
 * For a response that was complete before the request body: ends the request to the application when the visitor's
 * connection closes. No other event reports that; the rest of the body would be awaited forever, with a socket on either
 * side.
 */
function endWith({ socket }: IncomingMessage, onward: ClientRequest): void {
  const end = () => onward.destroy()
  if (socket.destroyed) {
    end()
    return
  }
  socket.once('close', end)
  onward.once('close', () => socket.off('close', end))
}

type Forwarded = {
  request: IncomingMessage
  response: ServerResponse
  miss: Miss | null
  /** Seconds until the network may cause another render that cannot be cached; null when it may now. */
  wait: number | null
  /** Removes the render from the network's count. */
  giveBack: () => void
}

/**
 * Name, value, name, value … with the edge's own framing: one length, or chunks. `whole`: without the conditions on which the
 * response would not contain the whole page.
 */
function headersOnward(request: IncomingMessage, secret: string, whole: boolean): string[] {
  const { method = 'GET', headers, rawHeaders, socket } = request
  const onward = [clientHeader, clientValue(secret, socket.remoteAddress ?? '')]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    const known = name.toLowerCase()
    if (written.has(known) || hopByHop.has(known) || (whole && conditions.has(known))) continue
    onward.push(name, value)
  }
  if (headers['transfer-encoding'] !== undefined) onward.push('Transfer-Encoding', 'chunked')
  else if (methodsWithBody.has(method)) onward.push('Content-Length', headers['content-length'] ?? '0')
  return onward
}

/** Name, value, name, value … without the fields of one connection and the one for the edge. */
const endToEnd = (raw: readonly string[]): string[] =>
  raw.filter((_value, at) => {
    const name = (raw[at - (at % 2)] ?? '').toLowerCase()
    return !hopByHop.has(name) && name !== readsHeader
  })

type Answered = {
  answer: IncomingMessage
  response: ServerResponse
  miss: Miss | null
  sharedCache: boolean
}

function passBack({ answer, response, miss, sharedCache }: Answered): void {
  const { statusCode = 502, statusMessage = '', headers, rawHeaders } = answer
  const isPublic =
    statusCode === 200 &&
    (headers['cache-control'] === publicCacheControl ||
      (headers['cache-control'] === immutableCacheControl &&
        Number(headers['content-length'] ?? longestObject + 1) <= longestObject)) &&
    headers['set-cookie'] === undefined
  const passed = endToEnd(rawHeaders)
  const isPage = isPublic && headers['cache-control'] === publicCacheControl
  // A render of the content before a change must not be kept by a cache that has been told of the change
  if (sharedCache && isPage && miss?.isCurrent()) passed.push(sharedCacheHeader, sharedCacheControl)
  if (!response.destroyed) response.writeHead(statusCode, statusMessage, passed)
  if (miss && isPublic) {
    copy(answer, response, passed, miss)
    return
  }
  miss?.refuse(statusCode === 200)
  // No other request waits for it
  if (response.destroyed) answer.destroy()
  else {
    pipeline(answer, response, ignore)
    collectGarbageAfter(answer)
  }
}

/** Reads a response to its end at the application's speed, so that a slow visitor does not delay the others. */
function copy(answer: IncomingMessage, response: ServerResponse, headers: string[], miss: Miss): void {
  const readsPosts = answer.headers[readsHeader] !== settingsOnly
  const chunks: Buffer[] = []
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= longestPage) chunks.push(chunk)
    else miss.refuse(true)
    if (!response.destroyed) response.write(chunk)
  })
  answer.once('end', () => {
    if (!response.destroyed) response.end()
    const whole = decoded(Buffer.concat(chunks), answer.headers['content-encoding'])
    whole.then(
      (body) => miss.store({ headers, body, readsPosts }),
      () => miss.refuse(false),
    )
  })
  // Incomplete: destroying the connection makes that visible to the visitor
  answer.once('error', () => {
    miss.refuse(false)
    response.destroy()
  })
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip), deflate: promisify(inflate) }

async function decoded(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === undefined) return body
  const decode = decoders[encoding as keyof typeof decoders]
  if (!decode) throw new Error(`No decoder for ${encoding}`)
  return decode(body, { maxOutputLength: longestPage })
}

const ignore = () => undefined
