import type { MessagePort } from 'node:worker_threads'
import type { PageCache } from './page-cache.ts'

/** What the front's thread is made with. */
export type FrontOptions = {
  /** Of `Freshness`. */
  memory: SharedArrayBuffer
  /** Where the application listens. */
  socketPath: string
  /** Name of the cookie that makes a page personal. */
  sessionCookie: string
  /** Of this process: what the edge passes on carries it. */
  secret: string
  /** Number of proxies in front. */
  trustProxy: number
  port: number
  host: string
}

export type PageCounts = ReturnType<PageCache['status']>

/** Where there is no front, or not yet. */
export const noPages: PageCounts = { hits: 0, misses: 0, notModified: 0, pages: 0, bytes: 0 }

/** From the application's thread to the front's. `count` is answered with `PageCounts`, `close` when all is done. */
export type Order = { do: 'warm' } | { do: 'count' | 'close'; reply: MessagePort }

/** The front's first word. */
export type Report = { listening: string } | { failed: string }
