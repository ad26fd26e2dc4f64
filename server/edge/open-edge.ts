import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { createApplicationServer } from './application-server.ts'
import type { EdgeOptions, Order, PageCounts, Report } from './messages.ts'

type OpenOptions = Omit<EdgeOptions, 'socketPath' | 'secret'> & {
  /** The thread's program. */
  program: string
  /** Answers requests that the edge cannot answer from its cache. */
  application: RequestListener
  /** Called when the thread ends unexpectedly: visitors get no answer from then on. */
  onFailure: (error: Error) => void
}

export type Edge = {
  /** Listening address of the edge. */
  address: string
  /** Schedules a render of the most requested pages. */
  warm(): void
  counts(): Promise<PageCounts>
  /** Stops accepting; resolves when the requests in flight have been answered. */
  close(): Promise<void>
}

/**
 * Starts the edge: a thread that owns the visitors' connections, answers with cached pages, and forwards other requests to
 * the application over a socket in a folder that only this user may enter. Rejects when it cannot listen on the port.
 */
export async function openEdge({ program, application, onFailure, ...options }: OpenOptions): Promise<Edge> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const socketPath = path.join(folder, 'application')
  const secret = randomBytes(32).toString('base64url')
  const server = createApplicationServer(application, secret)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketPath, resolve)
  })

  function release(): void {
    server.close()
    server.closeAllConnections()
    removeFolder()
    process.off('exit', removeFolder)
  }

  const workerData: EdgeOptions = { ...options, socketPath, secret }
  const worker = new Worker(program, { workerData, execArgv: [] })
  let isEnding = false
  const address = await new Promise<string>((resolve, reject) => {
    worker.once('message', (report: Report) => {
      if ('listening' in report) resolve(report.listening)
      else {
        isEnding = true
        reject(new Error(report.failed))
      }
    })
    const ended = (error: Error) => {
      release()
      reject(error)
      if (!isEnding) onFailure(error)
    }
    worker.once('error', ended).once('exit', (code) => ended(new Error(`The edge ended with ${code}`)))
  })
  const tell = (order: Order, transfer: MessagePort[] = []) => worker.postMessage(order, transfer)

  async function ask(what: 'count' | 'close'): Promise<unknown> {
    const { port1, port2 } = new MessageChannel()
    tell({ do: what, reply: port2 }, [port2])
    const [answer] = await once(port1, 'message')
    port1.close()
    return answer
  }

  return {
    address,
    warm: () => tell({ do: 'warm' }),
    counts: async () => (await ask('count')) as PageCounts,
    async close() {
      isEnding = true
      await ask('close')
      await worker.terminate()
    },
  }
}
