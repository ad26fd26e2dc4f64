import type { MessagePort } from 'node:worker_threads'
import type { PageCache } from './page-cache.ts'

/** Options of the edge thread. */
export type EdgeOptions = {
  /** Of `ContentRevision`. */
  memory: SharedArrayBuffer
  /** Where the application listens. */
  socketPath: string
  /** Name of the cookie that makes a page personal. */
  sessionCookie: string
  /** Secret of this process, added to every forwarded request. */
  secret: string
  /** Number of trusted proxies before the edge. */
  trustProxy: number
  port: number
  host: string
}

export type PageCounts = ReturnType<PageCache['status']>

/** Counts without an edge, or before it has started. */
export const noPages: PageCounts = { hits: 0, misses: 0, notModified: 0, pages: 0, bytes: 0 }

/** From the main thread to the edge. `count` is answered with `PageCounts`, `close` once all requests are finished. */
export type Order = { do: 'warm' } | { do: 'count' | 'close'; reply: MessagePort }

/** The edge's first message. */
export type Report = { listening: string } | { failed: string }
