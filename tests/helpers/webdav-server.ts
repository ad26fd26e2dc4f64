import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'
import { listen } from './listen.ts'

type Fault = {
  method: string
  /** Part of the path; any path when left out. */
  path?: string
  /** Answers immediately with this status. */
  status?: number
  headers?: Record<string, string>
  /** Stores this many bytes as a partial file, and cuts the connection. */
  cutAfter?: number
  /** Carries out the request, then cuts the connection instead of answering. */
  loseAnswer?: true
  hang?: true
}

/** As much of RFC 4918 as a client that only stores files needs, on loopback, with faults on request. One user, `u:p`. */
export async function startWebDavServer(context: TestContext) {
  const files = new Map<string, Buffer>()
  const folders = new Set(['/'])
  const requests: string[] = []
  const faults: Fault[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? ''
    const at = decodeURIComponent(request.url ?? '/')
    requests.push(`${method} ${at}`)
    const expected = `Basic ${Buffer.from('u:p').toString('base64')}`
    const found = faults.findIndex((fault) => fault.method === method && at.includes(fault.path ?? ''))
    const [fault] = found < 0 ? [] : faults.splice(found, 1)
    if (fault?.hang) return
    if (fault?.status) {
      request.resume()
      response.writeHead(fault.status, fault.headers).end()
      return
    }
    if (request.headers.authorization !== expected) {
      request.resume()
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="drive"' }).end()
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of request) {
      chunks.push(chunk)
      size += chunk.length
      if (fault?.cutAfter !== undefined && size >= fault.cutAfter) {
        files.set(at, Buffer.concat(chunks).subarray(0, fault.cutAfter))
        request.socket.destroy()
        return
      }
    }
    const status = perform(method, at, Buffer.concat(chunks))
    if (fault?.loseAnswer) {
      request.socket.destroy()
      return
    }
    const file = files.get(at)
    response.writeHead(status, method === 'HEAD' && file ? { 'Content-Length': file.length } : {}).end()
  }

  function perform(method: string, at: string, body: Buffer): number {
    const above = at.replace(/[^/]+\/?$/, '')
    if (method === 'PROPFIND') return folders.has(at) ? 207 : 404
    if (method === 'HEAD') return files.has(at) ? 200 : 404
    if (method === 'DELETE') return remove(at)
    if (!folders.has(above)) return 409
    if (method === 'MKCOL') {
      if (folders.has(at)) return 405
      folders.add(at)
      return 201
    }
    if (method !== 'PUT') return 501
    const status = files.has(at) ? 204 : 201
    files.set(at, body)
    return status
  }

  /** Removes a folder with everything in it (RFC 4918, 9.6.1). */
  function remove(at: string): number {
    if (files.delete(at)) return 204
    if (!folders.has(at)) return 404
    for (const name of [...files.keys()]) if (name.startsWith(at)) files.delete(name)
    for (const name of [...folders]) if (name.startsWith(at)) folders.delete(name)
    return 204
  }

  const origin = await listen(context, (request, response) => {
    // A client that disconnects is not this server's fault
    answer(request, response).catch(() => response.destroy())
  })
  return {
    /** Without credentials, ending in a slash. */
    url: `${origin}/`,
    /** The `DRIVE_URL` of its folder `leads`. */
    driveUrl: `webdav+${origin.replace('://', '://u:p@')}/leads`,
    files,
    folders,
    /** `METHOD /path` of each, decoded. */
    requests,
    /** For the next matching request; several faults apply one after the other. */
    fail: (fault: Fault) => faults.push(fault),
  }
}
