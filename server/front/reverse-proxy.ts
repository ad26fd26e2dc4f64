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
import { everybodys } from '../http/cache-control.ts'
import { sweepAfter } from '../sweep.ts'
import { clientHeader } from './application-server.ts'
import type { Miss, Origin } from './page-cache.ts'

/** A longer page, compressed or not, is passed on and not kept. In bytes. */
const longestPage = 16 * 1024 * 1024
const mostIdle = 32

/** Of one connection, not of the message (RFC 9110, 7.6.1). The front's own server has already met an expectation. */
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
const withoutBody = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'])

/**
 * Passes requests to the application, which listens at `socketPath`, and its answers back, as they come. Whoever breaks
 * off breaks off the other side, except that an answer which others may be waiting for is read to its end.
 */
export function createReverseProxy(socketPath: string): Origin {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: mostIdle })
  return (request, response, miss) => {
    let onward: ClientRequest
    try {
      onward = send({
        socketPath,
        agent,
        method: request.method,
        path: request.url,
        headers: headersOnward(request, miss !== null),
      })
    } catch {
      // An address that Node's server takes and its client does not
      miss?.refuse(false)
      response.writeHead(400, { 'Cache-Control': 'no-store' }).end()
      return
    }
    onward.once('response', (answer) => passBack(answer, response, miss))
    // More than one may come: of what is sent, and of what is read
    onward.on('error', () => {
      miss?.refuse(false)
      response.destroy()
    })
    if (!miss) response.once('close', () => response.writableFinished || onward.destroy())
    if (hasBody(request)) {
      pipeline(request, onward, ignore)
      sweepAfter(request)
    } else onward.end()
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

function headersOnward(request: IncomingMessage, whole: boolean): string[] {
  const { method = 'GET', headers, socket } = request
  const own = new Set([
    ...hopByHop,
    ...listed(headers.connection),
    ...(whole ? conditions : []),
    clientHeader,
  ])
  const onward = without(request.rawHeaders, own)
  onward.push(clientHeader, socket.remoteAddress ?? '')
  if (headers['transfer-encoding'] !== undefined) onward.push('Transfer-Encoding', 'chunked')
  else if (headers['content-length'] === undefined && !withoutBody.has(method))
    onward.push('Content-Length', '0')
  return onward
}

const listed = (connection = ''): string[] =>
  connection === '' ? [] : connection.split(',').map((name) => name.trim().toLowerCase())

/** Name, value, name, value … */
function without(pairs: readonly string[], names: ReadonlySet<string>): string[] {
  const kept: string[] = []
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const [name = '', value = ''] = [pairs[at], pairs[at + 1]]
    if (!names.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

function passBack(answer: IncomingMessage, response: ServerResponse, miss: Miss | null): void {
  const { statusCode = 502, statusMessage = '', headers, rawHeaders } = answer
  const passed = without(rawHeaders, hopByHop)
  if (!response.destroyed) response.writeHead(statusCode, statusMessage, passed)
  const isEverybodys =
    statusCode === 200 && headers['cache-control'] === everybodys && headers['set-cookie'] === undefined
  if (miss && isEverybodys) {
    copy(answer, response, passed, miss)
    return
  }
  miss?.refuse(statusCode === 200)
  // Nobody else waits for it
  if (response.destroyed) answer.destroy()
  else {
    pipeline(answer, response, ignore)
    sweepAfter(answer)
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
