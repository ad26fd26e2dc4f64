import { createServer, type RequestListener, type Server } from 'node:http'
import { limits } from '../kernel/limits.ts'

/** Limits against slow clients; only the server itself, not `app.listen()`, accepts them. Milliseconds. */
const connectionLimits = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: limits.headersMs,
  // Enough for a website brief of 100 MB over a slow line
  requestTimeout: limits.requestMs,
  // Off, since the silence timeout of `createHttpServer` covers this: one timer per connection instead of two
  // per request
  keepAliveTimeout: 0,
  maxHeaderSize: limits.headerBytes,
}

/**
 * Creates a server that closes a connection without data after a timeout. The client may be idle, have
 * stopped sending, or not read the response, for which Node alone would wait for ever.
 */
export function createHttpServer(listener?: RequestListener, mostSilenceMs = limits.silenceMs): Server {
  const server = createServer(connectionLimits, listener)
  server.timeout = mostSilenceMs
  return server
}

/** Connections that may wait to be accepted, for instance during a restart. The system may allow fewer. */
const backlog = 4096

/** `fd`: a listening socket that this process has inherited. */
type Place = { port: number; host: string } | { fd: number }

/** Resolves with the address once connections are accepted; rejects when the place is not available. */
export function listen(server: Server, place: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    const onListening = () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') {
        reject(new Error('The socket that was handed over is no TCP socket'))
        return
      }
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve(`http://${name}:${address.port}`)
    }
    server.once('error', reject)
    if ('fd' in place) server.listen(place, backlog, onListening)
    else server.listen({ ...place, backlog }, onListening)
  })
}

/**
 * From now on every response announces that it is the last on its connection. So no client sends another
 * request on it, which would be lost when the idle connection is closed.
 */
export function sayGoodbye(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}

/** Stops accepting, lets requests in flight finish for at most `graceMs`, then closes all connections. */
export function drain(server: Server, graceMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
