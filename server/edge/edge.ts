import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { isVisit } from '../counts/person.ts'
import { bare, sourceOf } from '../counts/source.ts'
import { createTally } from '../counts/tally.ts'
import { createHttpServer, drain, listen, listenOnSocket, sayGoodbye } from '../listen.ts'
import { applicationSocket, ownAddress } from './application-server.ts'
import { createContentRevision } from './content-revision.ts'
import { keepWarm } from './keep-warm.ts'
import type { EdgeOptions, Order, PageCounts, Report, Views } from './messages.ts'
import { createPageCache } from './page-cache.ts'
import { guardRequests } from './request-guard.ts'
import { createReverseProxy } from './reverse-proxy.ts'
import { createStaticFiles } from './static-files.ts'

// The program of an edge thread, bundled to dist/server/edge.mjs. It receives every request of its visitors first.
const options = workerData as EdgeOptions
const { secret, trustProxy, clientFolder, headers, sessionCookie } = options
const contentRevision = createContentRevision(options.memory)
const tally = createTally()
const ownHost = options.ownHost && bare(options.ownHost)
const pages = createPageCache({
  revisionOf: contentRevision.revisionOf,
  nextDue: contentRevision.nextDue,
  // Query parameters of the blog list
  queryKeys: { '/blog': ['category', 'page'] },
  searchKeys: { '/blog': 'q' },
  sessionCookie,
  mostBytes: options.mostCacheBytes,
  onView(page, { headers }) {
    if (isVisit(headers)) tally.view(page, sourceOf(headers.referer, headers.host, ownHost))
  },
})
const files = createStaticFiles({ folder: clientFolder, headers })
const application = createReverseProxy({
  socketPath: applicationSocket(options.folder),
  secret,
  trustProxy,
  sharedCache: options.sharedCache,
})
const answer = guardRequests(
  files.handler(pages.handler(application), (request, response) => application(request, response, null)),
)
const server = createHttpServer(answer)
/** For requests of this thread to itself: those to the port may reach another one. */
const inside = createHttpServer(answer)
inside.on('connection', (socket) =>
  // A Unix socket has no address, and the application refuses a request without one
  Object.defineProperty(socket, 'remoteAddress', { value: ownAddress }),
)
const insideSocket = path.join(options.folder, `edge-${options.number}`)
const ready = listenOnSocket(inside, insideSocket)
const warming = keepWarm({ socketPath: insideSocket, pages, files })
const exercised = ready.then(() => warming.exercise())
// Reported when the edge is to listen
exercised.catch(() => undefined)

parentPort?.on('message', async (order: Order) => {
  if ('reply' in order) order.reply.postMessage(await answerTo(order))
  else if (order.do === 'warm') warming.warm()
  else sayGoodbye(server)
})

async function answerTo(
  order: Exclude<Order, { do: 'warm' | 'goodbye' }>,
): Promise<Report | PageCounts | Views | null> {
  switch (order.do) {
    case 'listen':
      return open(order)
    case 'prepare':
      await warming.first()
      return null
    case 'count':
      return pages.status()
    case 'views':
      return tally.take()
    case 'close':
      warming.close()
      inside.close()
      inside.closeAllConnections()
      await drain(server)
      return tally.take()
  }
}

async function open({ place }: Extract<Order, { do: 'listen' }>): Promise<Report> {
  try {
    await exercised
    return { listening: await listen(server, place) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
