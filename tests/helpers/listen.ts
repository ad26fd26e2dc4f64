import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Until } from './temporary-folder.ts'

/** Serves an application or request handler in the test's own process; resolves with its origin. `after` runs when it has ended. */
export async function listen(
  context: Until,
  app: RequestListener,
  after?: () => Promise<void>,
): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1')
  // A test that waits for a command may take longer than an idle connection is kept
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  context.after(async () => {
    server.close()
    server.closeAllConnections()
    await after?.()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
