import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib'
import { limits } from '../kernel/limits.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

type Variant = {
  body: Buffer
  etag: string
  /** Name, value, name, value …: the form that is fastest for `writeHead`. */
  headers: string[]
  notModified: string[]
}

/** A response 200 in memory, in every encoding that it exists in, with a strong ETag for each. */
export type StoredResponse = {
  variants: Record<Encoding, Variant>
  /** Size of all bodies. */
  bytes: number
}

/** `br` and `gzip` are left out for a type that does not become smaller. */
export type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer }

/** `headers`: name, value, name, value … without those that depend on the encoding. */
export function storedResponse(headers: readonly string[], { identity, br, gzip }: Bodies): StoredResponse {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const isCompressed = br !== undefined || gzip !== undefined
  const variantOf = (encoding: Encoding, body: Buffer): Variant => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const common = [...headers, ...(isCompressed ? ['Vary', 'Accept-Encoding'] : []), 'ETag', etag]
    return {
      body,
      etag,
      headers: [
        ...common,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(body.length),
      ],
      notModified: common.filter((_value, at) => !/^content-type$/i.test(common[at - (at % 2)] ?? '')),
    }
  }
  const plain = variantOf('identity', identity)
  return {
    variants: {
      identity: plain,
      br: br ? variantOf('br', br) : plain,
      gzip: gzip ? variantOf('gzip', gzip) : plain,
    },
    bytes: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  }
}

/** With one bit more brotli takes 32 MB of tables and ten times as long, and no page becomes smaller. */
const maxWindowBits = 16

/** Brotli's options for a page of about this many bytes: the default window allocates four megabytes each time. */
export const brotliFor = (bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      maxWindowBits,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
    ),
  },
})
export const gzipOptions: ZlibOptions = { level: 6 }

/** Adds the encodings that the body does not have yet. */
export async function inAllEncodings(bodies: Bodies): Promise<Bodies> {
  const { identity } = bodies
  const [br, zipped] = await Promise.all([
    bodies.br ?? compressBrotli(identity, brotliFor(identity.length)),
    bodies.gzip ?? compressGzip(identity, gzipOptions),
  ])
  return { identity, br, gzip: zipped }
}

type Asking = { method?: string | undefined; headers: IncomingHttpHeaders }

/** Responds to a GET or HEAD. Sends 304 and returns false when the client has this response already. */
export function sendStored(
  { method, headers }: Asking,
  response: ServerResponse,
  { variants }: StoredResponse,
): boolean {
  const variant = variants[encodingFor(headers['accept-encoding'])]
  const asked = headers['if-none-match']
  if (asked !== undefined && matches(asked, variant.etag)) {
    response.writeHead(304, variant.notModified).end()
    return false
  }
  response.writeHead(200, variant.headers)
  if (method === 'HEAD') response.end()
  else response.end(variant.body)
  return true
}

const { rememberedValues } = limits
const known = new Map<string, Encoding>()

/** The best encoding for a client. Results are cached: browsers send few different values. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const value = String(accepted)
  const found = known.get(value)
  if (found !== undefined) return found
  const encoding = bestEncoding(value)
  if (known.size >= rememberedValues.count) known.clear()
  if (value.length <= rememberedValues.length) known.set(value, encoding)
  return encoding
}

/** RFC 9110, 12.5.3: brotli is preferred to gzip at equal weight; q=0 excludes an encoding. */
function bestEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [brotli, zipped] = [weightOf('br'), weightOf('gzip')]
  if (brotli > 0 && brotli >= zipped) return 'br'
  return zipped > 0 ? 'gzip' : 'identity'
}

/** `If-None-Match`, weakly compared (RFC 9110, 13.1.2). */
const matches = (asked: string, etag: string): boolean =>
  asked === etag || asked === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
