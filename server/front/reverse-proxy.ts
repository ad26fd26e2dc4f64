import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { type Dispatcher, errors, Pool } from 'undici'
import { everybodys } from '../http/cache-control.ts'
import { sweepAfter } from '../sweep.ts'
import { clientHeader, clientValue } from './application-server.ts'
import type { Miss, Origin } from './page-cache.ts'
import { refuse } from './refuse.ts'
import { createRenderLimit, visitorAddress } from './render-limit.ts'
import { hasBody } from './request-guard.ts'

/** A longer page, compressed or not, is passed on and not cached. In bytes. */
const longestPage = 16 * 1024 * 1024
/** How long an idle connection to the application is kept. Milliseconds. */
const idleMs = 30_000

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
/** With these the answer would be less than the page. */
const conditions = new Set([
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
])

/** Answers of these are not rendered. */
const notRendered = /^\/(?:api|assets|public-objects|cards|healthz|readyz|metrics|\.well-known)(?:[/?]|$)/

type ProxyOptions = {
  /** Where the application listens. */
  socketPath: string
  /** Of this process: tells the application that the edge made the request. */
  secret: string
  /** Number of proxies in front of the edge. */
  trustProxy: number
}

/**
 * Passes requests to the application and its answers back, as they come. Framing is written anew by undici, which also
 * refuses a body of another length than declared; a connection carries one request at a time, and none after one that
 * went wrong. A visitor who leaves ends the request, except that an answer which others may be waiting for is read to its
 * end. Renders that the cache gains nothing by are limited per network.
 */
export function createReverseProxy({ socketPath, secret, trustProxy }: ProxyOptions): Origin {
  const limit = createRenderLimit()
  const pool = new Pool('http://application', {
    socketPath,
    pipelining: 1,
    keepAliveTimeout: idleMs,
    // The edge's server has the limits of time
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 32_768,
  })

  async function pass(request: IncomingMessage, response: ServerResponse, miss: Miss | null): Promise<void> {
    const { method = 'GET', url = '/', headers, socket } = request
    const isRender = (method === 'GET' || method === 'HEAD') && !notRendered.test(url)
    const network = visitorAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustProxy)
    const taken = isRender ? await limit.take(network, url) : null
    if (taken && taken.wait !== null) {
      miss?.refuse(false)
      const retry = { 'Retry-After': String(taken.wait) }
      return refuse(request, response, 'too-many-requests', 'Please try again in a few seconds.', retry)
    }
    const left = new AbortController()
    if (!miss) {
      if (response.destroyed) return
      response.once('close', () => response.writableFinished || left.abort())
    }
    const answer = await pool.request({
      method: method as Dispatcher.HttpMethod,
      path: url,
      headers: headersOnward(request, secret, miss !== null),
      body: hasBody(request) ? Readable.from(bodyOf(request), { objectMode: false }) : null,
      responseHeaders: 'raw',
      signal: left.signal,
    })
    // Asked for as raw
    const passed = endToEnd(answer.headers as unknown as string[])
    const isWasted = answer.statusCode >= 400 || fieldOf(passed, 'cache-control') === 'no-store'
    if (!isWasted) taken?.giveBack()
    await passBack({ answer, headers: passed, response, miss })
  }

  return (request, response, miss) => {
    pass(request, response, miss).catch((error: unknown) => {
      miss?.refuse(false)
      const isInvalid =
        error instanceof errors.InvalidArgumentError || error instanceof errors.NotSupportedError
      if (isInvalid && !response.headersSent)
        refuse(request, response, 'bad-request', 'The request has a field that is not valid.')
      else response.destroy()
    })
  }
}

/** The body as it comes. Left open when nobody reads on: the visitor still gets an answer. */
async function* bodyOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  sweepAfter(request)
  yield* request.iterator({ destroyOnReturn: false })
}

/** Name, value, name, value … `whole`: without the conditions on which the answer would be less than the page. */
function headersOnward(request: IncomingMessage, secret: string, whole: boolean): string[] {
  const { rawHeaders, socket } = request
  const onward = [clientHeader, clientValue(secret, socket.remoteAddress ?? '')]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    const known = name.toLowerCase()
    if (known === clientHeader || hopByHop.has(known) || (whole && conditions.has(known))) continue
    onward.push(name, value)
  }
  return onward
}

/** Field names and values in turn, without those of one connection. */
const endToEnd = (raw: readonly string[]): string[] =>
  raw.filter((_value, at) => !hopByHop.has((raw[at - (at % 2)] ?? '').toLowerCase()))

const fieldOf = (fields: readonly string[], name: string): string | undefined =>
  fields.find((_value, at) => at % 2 === 1 && fields[at - 1]?.toLowerCase() === name)

type Passed = {
  answer: Dispatcher.ResponseData
  headers: string[]
  response: ServerResponse
  miss: Miss | null
}

async function passBack({ answer, headers, response, miss }: Passed): Promise<void> {
  const { statusCode, statusText, body } = answer
  if (!response.destroyed) response.writeHead(statusCode, statusText, headers)
  const isPublic =
    statusCode === 200 &&
    fieldOf(headers, 'cache-control') === everybodys &&
    fieldOf(headers, 'set-cookie') === undefined
  if (miss && isPublic) {
    return copy({ body, encoding: fieldOf(headers, 'content-encoding'), response, headers, miss })
  }
  miss?.refuse(statusCode === 200)
  sweepAfter(body)
  await pipeline(body, response)
}

type Copy = {
  body: Readable
  encoding: string | undefined
  response: ServerResponse
  headers: string[]
  miss: Miss
}

/** To its end, at the application's speed: a visitor who reads slowly or leaves holds up nobody. */
async function copy({ body, encoding, response, headers, miss }: Copy): Promise<void> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes <= longestPage) chunks.push(chunk)
    else miss.refuse(true)
    if (!response.destroyed) response.write(chunk)
  }
  if (!response.destroyed) response.end()
  await decoded(Buffer.concat(chunks), encoding).then(
    (page) => miss.store({ headers, body: page }),
    () => miss.refuse(false),
  )
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip), deflate: promisify(inflate) }

async function decoded(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === undefined) return body
  const decode = decoders[encoding as keyof typeof decoders]
  if (!decode) throw new Error(`No decoder for ${encoding}`)
  return decode(body, { maxOutputLength: longestPage })
}
