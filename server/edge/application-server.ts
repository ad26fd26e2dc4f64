import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import path from 'node:path'

/** Where the application listens, in the folder of sockets. */
export const applicationSocket = (folder: string): string => path.join(folder, 'application')

/** Carries the secret of this process and the visitor's address from the edge to the application. */
export const clientHeader = 'x-ponte-client'

/** Address of the edge's requests to itself: a loopback address that no visitor and no reverse proxy has. */
export const ownAddress = '127.255.255.254'

export const clientValue = (secret: string, address: string): string => `${secret} ${address}`

/**
 * The application's HTTP server behind the edge. It has no timeouts: the edge owns the visitors' connections and has
 * them. `request.socket.remoteAddress` is the visitor's address, not the edge's. A request without the secret was not
 * sent by the edge: it is refused, and its connection closed.
 */
export function createApplicationServer(application: RequestListener, secret: string): Server {
  const limits = {
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
    // The edge's limit, and the size of the fields that the edge adds
    maxHeaderSize: 32_768,
    requireHostHeader: false,
  }
  return createServer(limits, (request, response) => {
    const address = addressOf(request, secret)
    if (address === null) {
      response.writeHead(403, { Connection: 'close' }).end()
      return
    }
    Object.defineProperty(request.socket, 'remoteAddress', { value: address, configurable: true })
    delete request.headers[clientHeader]
    application(request, response)
  })
}

/** The visitor's address; null when the secret is wrong. */
function addressOf({ headers }: IncomingMessage, secret: string): string | null {
  const given = Buffer.from(String(headers[clientHeader] ?? ''))
  const expected = Buffer.from(clientValue(secret, ''))
  const start = given.subarray(0, expected.length)
  if (start.length !== expected.length || !timingSafeEqual(start, expected)) return null
  return given.subarray(expected.length).toString()
}
