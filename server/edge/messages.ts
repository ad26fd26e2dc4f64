import type { MessagePort } from 'node:worker_threads'
import type { PageCache } from './page-cache.ts'

/** What the edge's thread is made with. */
export type EdgeOptions = {
  /** Of `ContentRevision`. */
  memory: SharedArrayBuffer
  /** Where the application listens. */
  socketPath: string
  /** Name of the cookie that makes a page personal. */
  sessionCookie: string
  /** Of this process: what the edge passes on carries it. */
  secret: string
  /** Number of proxies in edge. */
  trustProxy: number
  port: number
  host: string
}

export type PageCounts = ReturnType<PageCache['status']>

/** Where there is no edge, or not yet. */
export const noPages: PageCounts = { hits: 0, misses: 0, notModified: 0, pages: 0, bytes: 0 }

/** From the application's thread to the edge's. `count` is answered with `PageCounts`, `close` when all is done. */
export type Order = { do: 'warm' } | { do: 'count' | 'close'; reply: MessagePort }

/** The edge's first word. */
export type Report = { listening: string } | { failed: string }
