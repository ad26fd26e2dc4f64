import { createServer, type RequestListener, type Server } from 'node:http'

/** Names the visitor's address on the way from the front to the application. Nobody else can reach that way. */
export const clientHeader = 'x-ponte-client'

/**
 * The application's own server, behind the front. It has no limits of time: the front, whose connections are the
 * visitors', has them. A request's socket tells the visitor's address, not the front's.
 */
export function createApplicationServer(application: RequestListener): Server {
  const limits = {
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
    // The front's limit and what it adds
    maxHeaderSize: 32_768,
    requireHostHeader: false,
  }
  return createServer(limits, (request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', {
      value: request.headers[clientHeader],
      configurable: true,
    })
    delete request.headers[clientHeader]
    application(request, response)
  })
}
