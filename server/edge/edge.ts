import type { Server } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { createHttpServer, drain, listen } from '../listen.ts'
import { createContentRevision } from './content-revision.ts'
import { keepTickShape } from './keep-tick-shape.ts'
import { keepWarm } from './keep-warm.ts'
import type { EdgeOptions, Order, Report } from './messages.ts'
import { createPageCache } from './page-cache.ts'
import { guardRequests } from './request-guard.ts'
import { createReverseProxy } from './reverse-proxy.ts'

// The program of the edge thread, bundled to dist/server/edge.mjs. It receives every request of a visitor first.
keepTickShape()
const { memory, socketPath, sessionCookie, secret, trustProxy, port, host } = workerData as EdgeOptions
const contentRevision = createContentRevision(memory)
const pages = createPageCache({
  revision: contentRevision.revision,
  nextDue: contentRevision.nextDue,
  // Query parameters of the blog list
  queryKeys: { '/blog': ['category', 'page'] },
  sessionCookie,
})
const report = (message: Report) => parentPort?.postMessage(message)

try {
  const server = createHttpServer(
    guardRequests(pages.handler(createReverseProxy({ socketPath, secret, trustProxy }))),
  )
  const address = await listen(server, port, host)
  follow(server, keepWarm({ address, pages }))
  report({ listening: address })
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) })
}

function follow(server: Server, warming: ReturnType<typeof keepWarm>): void {
  void warming.warm()
  parentPort?.on('message', async (order: Order) => {
    if (order.do === 'warm') return warming.warm()
    if (order.do === 'count') return order.reply.postMessage(pages.status())
    warming.close()
    await drain(server)
    order.reply.postMessage(null)
  })
}
