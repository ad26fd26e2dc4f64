import type { ServerResponse } from 'node:http'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { type Bodies, brotliFor, type Encoding, gzipOptions } from './stored-response.ts'

/** A complete response 200. Names of headers are in lower case. */
export type Captured = { headers: [string, string][]; bodies: Bodies; isText: boolean }

/** About the size of a page; sets the compressor's window. */
const usualBytes = 64 * 1024

/**
 * Sends what is written to a response to the visitor in the given encoding, as a stream, and resolves with
 * all of it, or with: `not-public` if `isWanted` returned false (it is called at the first byte written);
 * `abandoned` if the response ended before it was complete. `beforeHeaders` may set headers: it is called
 * just before they are sent, in the same turn. In a compressed response the headers are sent later than the
 * first byte is written. The writer must not compress.
 */
export function captureResponse(
  response: ServerResponse,
  encoding: Encoding,
  { isWanted, beforeHeaders }: { isWanted: () => boolean; beforeHeaders: () => void },
): Promise<Captured | 'not-public' | 'abandoned'> {
  const own = { write: response.write, end: response.end, writeHead: response.writeHead }
  const sent: Buffer[] = []
  const plain: Buffer[] = []
  let packer: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress> | null = null
  let isCaptured: boolean | null = null
  const send = (piece: Buffer) => {
    if (!response.headersSent) beforeHeaders()
    sent.push(piece)
    if (!response.destroyed) own.write.call(response, piece, 'utf8')
  }

  return new Promise((resolve) => {
    response.once('close', () => resolve('abandoned'))

    /** Decides at the first byte; true when the response is captured. */
    function begin(): boolean {
      if (isCaptured !== null) return isCaptured
      isCaptured = isWanted()
      response.writeHead = own.writeHead
      if (!isCaptured) {
        Object.assign(response, own)
        resolve('not-public')
        return false
      }
      if (!isText(response)) return true
      response.setHeader('Vary', 'Accept-Encoding')
      if (encoding === 'identity') return true
      response.removeHeader('Content-Length')
      response.setHeader('Content-Encoding', encoding)
      packer = encoding === 'br' ? createBrotliCompress(brotliFor(usualBytes)) : createGzip(gzipOptions)
      packer.on('data', send).once('end', finish)
      return true
    }

    function finish(): void {
      if (!response.headersSent) beforeHeaders()
      const body = Buffer.concat(plain)
      const packed = packer ? { [encoding]: Buffer.concat(sent) } : {}
      const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
      resolve({
        headers: headers as [string, string][],
        bodies: { identity: body, ...packed },
        isText: isText(response),
      })
      if (!response.destroyed) own.end.call(response, undefined, 'utf8')
    }

    function take(piece: unknown, coding: unknown): void {
      if (piece === undefined || piece === null || typeof piece === 'function') return
      const bytes = Buffer.isBuffer(piece) ? piece : bytesOf(piece as string | Uint8Array, coding)
      plain.push(bytes)
      if (packer) packer.write(bytes)
      else send(bytes)
    }

    Object.assign(response, {
      // Sets the headers passed here first, so that `isWanted` sees them
      writeHead(status: number, headers: Record<string, string> = {}) {
        response.statusCode = status
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        return response
      },
      write(piece: unknown, coding?: unknown, done?: unknown) {
        if (!begin()) return Reflect.apply(own.write, response, [piece, coding, done])
        take(piece, coding)
        return true
      },
      end(piece?: unknown, coding?: unknown, done?: unknown) {
        if (!begin()) return Reflect.apply(own.end, response, [piece, coding, done])
        take(piece, coding)
        if (packer) packer.end()
        else finish()
        return response
      },
      flush: () => packer?.flush(),
    })
  })
}

const bytesOf = (piece: string | Uint8Array, coding: unknown): Buffer =>
  typeof piece === 'string'
    ? Buffer.from(piece, typeof coding === 'string' ? (coding as BufferEncoding) : 'utf8')
    : Buffer.from(piece)

/** Images are compressed already; SVG, which is not, is never a public object. */
const isText = (response: ServerResponse): boolean =>
  !String(response.getHeader('content-type')).startsWith('image/')
