import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type { Express } from 'express'

/** Serves an application in the test's own process; resolves with its origin. `after` runs when the test has ended. */
export async function listen(
  context: TestContext,
  app: Express,
  after?: () => Promise<void>,
): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(async () => {
    server.close()
    server.closeAllConnections()
    await after?.()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
