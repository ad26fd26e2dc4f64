import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `app.listen()` cannot be protected from slow clients: these limits belong to the server itself. Milliseconds. */
const limits = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  // A brief of 100 MB over a slow line
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}

export const createHttpServer = (listener?: RequestListener): Server => createServer(limits, listener)

/** Resolves with the address once connections are accepted; rejects when the port cannot be had. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address() as AddressInfo
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve(`http://${name}:${address.port}`)
    })
  })
}

/** Stops accepting, lets what is in flight finish for at most `graceMs`, then cuts what is left. */
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
