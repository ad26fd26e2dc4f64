import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { availableParallelism, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { listen, listenOnSocket, type Place } from '../listen.ts'
import { applicationSocket, createApplicationServer } from './application-server.ts'
import type { EdgeOptions, Order, PageCounts, Report, Views } from './messages.ts'

type OpenOptions = Omit<EdgeOptions, 'folder' | 'number' | 'secret' | 'mostCacheBytes'> & {
  /** The threads' program. */
  program: string
  /** Number of threads, as `edgeThreads` says. */
  threads: number
  port: number
  host: string
  /** A socket that listens already, for the one thread, instead of port and host. */
  inherited?: number | null
  /** Answers requests that the edge cannot answer from memory. */
  application: RequestListener
  /** Called when a thread ends unexpectedly: its visitors get no answer from then on. */
  onFailure: (error: Error) => void
}

export type Edge = {
  /** Accepts connections; resolves with the address. Rejects when the port is not available. Call it once. */
  listen(): Promise<string>
  /** Renders the home page, the first one of all, which takes longest. Call it when the site's origin is known. */
  prepare(): Promise<void>
  /** Schedules a render of the most requested pages. */
  warm(): void
  counts(): Promise<PageCounts>
  /** Views that were counted since they were taken last. */
  takeViews(): Promise<Views>
  /** From now on every response ends its connection. */
  sayGoodbye(): void
  /** Stops accepting; resolves when the requests in flight have been answered. */
  close(): Promise<void>
}

const mostThreads = 4
/** Of the page caches of all threads. */
const mostCacheBytes = 64 * 1024 * 1024

/**
 * How many threads answer visitors: as many as wanted, or all processors but one, at most four. Several can share a port
 * with Node 22.12 and newer; otherwise it is one.
 */
export function edgeThreads(wanted: number | null): number {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const canShare = process.platform === 'linux' && (major > 22 || (major === 22 && minor >= 12))
  return canShare ? (wanted ?? Math.max(1, Math.min(mostThreads, availableParallelism() - 1))) : 1
}

/**
 * With as many visitors as the processors can serve, those who are answered from memory go before saves and renders. On Linux
 * a priority is of one thread, and later child processes and threads inherit it; elsewhere it would be of the edge as well.
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(process.pid, 5)
}

/**
 * Starts the edge: threads that own the visitors' connections, answer with what is in their memory, and forward other
 * requests to the application over a socket in a folder that only this user may enter. They prepare themselves beside the
 * start of the application, which they ask for nothing before `listen`.
 */
export async function openEdge(options: OpenOptions): Promise<Edge> {
  const { program, threads, port, host, inherited = null, application, onFailure, ...forThreads } = options
  const folder = await temporaryFolder()
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const secret = randomBytes(32).toString('base64url')
  const server = createApplicationServer(application, secret)
  /** Of threads that have ended. */
  const lastViews: Views = []
  await listenOnSocket(server, applicationSocket(folder))

  function release(): void {
    server.close()
    server.closeAllConnections()
    removeFolder()
    process.off('exit', removeFolder)
  }

  let isEnding = false
  let end: (error: Error) => void = () => undefined
  const ended = new Promise<never>((_resolve, reject) => {
    end = (error) => {
      reject(error)
      if (isEnding) return
      isEnding = true
      release()
      onFailure(error)
    }
  })
  ended.catch(() => undefined)
  const workers = Array.from({ length: threads }, (_, number) => {
    const workerData: EdgeOptions = {
      ...forThreads,
      folder,
      number,
      secret,
      mostCacheBytes: mostCacheBytes / threads,
    }
    const worker = new Worker(program, { workerData, execArgv: [] })
    worker.once('error', end)
    worker.once('exit', (code) => end(new Error(`The edge ended with ${code}`)))
    return worker
  })

  const askOf = async <Answer>(worker: Worker, order: (reply: MessagePort) => Order): Promise<Answer> => {
    const { port1, port2 } = new MessageChannel()
    worker.postMessage(order(port2), [port2])
    const [answer] = await Promise.race([once(port1, 'message'), ended])
    port1.close()
    return answer
  }
  const listenOn = async (worker: Worker, place: Place): Promise<string> => {
    const report = await askOf<Report>(worker, (reply) => ({ do: 'listen', place, reply }))
    if ('failed' in report) throw new Error(report.failed)
    return report.listening
  }
  const placeAt = (port: number): Place => ({ port, host, reusePort: threads > 1 })

  return {
    async listen() {
      const [first, ...others] = workers
      if (!first) throw new Error('There is no thread')
      try {
        if (others.length > 0) await assertFree(port, host)
        const address = await listenOn(first, inherited === null ? placeAt(port) : { fd: inherited })
        // Port 0 is any free one, chosen by the first
        const { port: chosen } = new URL(address)
        await Promise.all(others.map((worker) => listenOn(worker, placeAt(Number(chosen)))))
        giveWay()
        return address
      } catch (error) {
        isEnding = true
        release()
        await Promise.all(workers.map((worker) => worker.terminate()))
        throw error
      }
    },
    async prepare() {
      await Promise.all(workers.map((worker) => askOf(worker, (reply) => ({ do: 'prepare', reply }))))
    },
    warm() {
      for (const worker of workers) worker.postMessage({ do: 'warm' } satisfies Order)
    },
    async counts() {
      const all = await Promise.all(
        workers.map((worker) => askOf<PageCounts>(worker, (reply) => ({ do: 'count', reply }))),
      )
      return all.reduce(sumOf)
    },
    async takeViews() {
      const asked = workers.map((worker) => askOf<Views>(worker, (reply) => ({ do: 'views', reply })))
      // A thread that ends meanwhile has given its last ones
      const views = (await Promise.allSettled(asked)).flatMap((taken) =>
        taken.status === 'fulfilled' ? taken.value : [],
      )
      return [...views, ...lastViews.splice(0)]
    },
    sayGoodbye() {
      for (const worker of workers) worker.postMessage({ do: 'goodbye' } satisfies Order)
    },
    async close() {
      isEnding = true
      await Promise.all(
        workers.map(async (worker) => {
          lastViews.push(...(await askOf<Views>(worker, (reply) => ({ do: 'close', reply }))))
        }),
      )
      await Promise.all(workers.map((worker) => worker.terminate()))
      release()
    },
  }
}

const sumOf = (one: PageCounts, other: PageCounts): PageCounts => ({
  hits: one.hits + other.hits,
  misses: one.misses + other.misses,
  notModified: one.notModified + other.notModified,
  pages: one.pages + other.pages,
  bytes: one.bytes + other.bytes,
})

/** Rejects when the port is taken: a server that shares its port with other threads would share it with anybody's. */
async function assertFree(port: number, host: string): Promise<void> {
  const server = createServer()
  await listen(server, { port, host, reusePort: false })
  await new Promise((resolve) => server.close(resolve))
}

/** The threads are connected by sockets in it. */
async function temporaryFolder(): Promise<string> {
  try {
    return await mkdtemp(path.join(tmpdir(), 'ponte-'))
  } catch (error) {
    const code = Reflect.get(Object(error), 'code')
    throw new Error(
      `The temporary folder ${tmpdir()} cannot be written (${code}). Set TMPDIR; a read-only container needs a tmpfs at /tmp.`,
      { cause: error },
    )
  }
}
