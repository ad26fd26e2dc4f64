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
import { publicCacheControl } from '../http/cache-control.ts'
import { waitHeader } from '../http/limited-renders.ts'
import { clientHeader, clientValue } from './application-server.ts'
import type { Miss, Origin } from './page-cache.ts'
import { refuse } from './refuse.ts'
import { createRenderLimit, visitorAddress } from './render-limit.ts'
import { hasBody, methodsWithBody } from './request-guard.ts'

/** A longer page, compressed or not, is passed on and not cached. In bytes. */
const longestPage = 16 * 1024 * 1024
const mostIdle = 32

/**
 * Of one connection, not of the message (RFC 9110, 7.6.1). The list is ours alone: what a visitor names in `Connection`
 * is passed on like any other field, so that nobody takes away a field that the message needs. The edge's own server has
 * already met an expectation.
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
/** Written by the edge itself, whatever the visitor sent. */
const written = new Set([clientHeader, waitHeader, 'content-length'])
/** With these the answer would be less than the page. */
const conditions = new Set([
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
])

type ProxyOptions = {
  /** Where the application listens. */
  socketPath: string
  /** Of this process: tells the application that the edge made the request. */
  secret: string
  /** Number of proxies in front of the edge. */
  trustProxy: number
}

/**
 * Passes requests to the application and its answers back, as they come. Only requests that `guardRequests` has let
 * through may reach it: the framing sent on is written anew from what Node's parser has understood. A visitor who leaves
 * ends the request, except that an answer which others may be waiting for is read to its end. Renders that the cache gains
 * nothing by are limited per network.
 */
export function createReverseProxy({ socketPath, secret, trustProxy }: ProxyOptions): Origin {
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
      // Whether the blog has a page there is for the application to say
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
      // A field that Node's server takes and its client does not
      miss?.refuse(false)
      refuse(request, response, 'bad-request', 'The request has a field that is not valid.')
      return
    }
    onward.once('response', (answer) => {
      const { statusCode = 502, headers: fields } = answer
      if (statusCode < 400 && fields['cache-control'] !== 'no-store') giveBack()
      passBack(answer, response, miss)
    })
    // More than one may come: of what is sent, and of what is read
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
 * For an answer that was complete before the body: ends the request to the application with the visitor's connection.
 * Nothing else tells of that by then; the rest of the body would be waited for without end, with a socket on either side.
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
  /** Seconds until the network may cause a render that nobody else can use; null when it may now. */
  wait: number | null
  /** Takes the render out of the network's count. */
  giveBack: () => void
}

/**
 * Name, value, name, value … with framing of our own: one length, or chunks. `whole`: without the conditions on which the
 * answer would be less than the page.
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

/** Name, value, name, value … without those of one connection. */
const endToEnd = (raw: readonly string[]): string[] =>
  raw.filter((_value, at) => !hopByHop.has((raw[at - (at % 2)] ?? '').toLowerCase()))

function passBack(answer: IncomingMessage, response: ServerResponse, miss: Miss | null): void {
  const { statusCode = 502, statusMessage = '', headers, rawHeaders } = answer
  const passed = endToEnd(rawHeaders)
  if (!response.destroyed) response.writeHead(statusCode, statusMessage, passed)
  const isPublic =
    statusCode === 200 &&
    headers['cache-control'] === publicCacheControl &&
    headers['set-cookie'] === undefined
  if (miss && isPublic) {
    copy(answer, response, passed, miss)
    return
  }
  miss?.refuse(statusCode === 200)
  // Nobody else waits for it
  if (response.destroyed) answer.destroy()
  else {
    pipeline(answer, response, ignore)
    collectGarbageAfter(answer)
  }
}

/** To its end, at the application's speed: a visitor who reads slowly or leaves holds up nobody. */
function copy(answer: IncomingMessage, response: ServerResponse, headers: string[], miss: Miss): void {
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
      (body) => miss.store({ headers, body }),
      () => miss.refuse(false),
    )
  })
  // Cut off half-way: the visitor must be able to tell
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
