import type { MessagePort } from 'node:worker_threads'
import type { DayCounts } from '../counts/tally.ts'
import type { Place } from '../listen.ts'
import type { PageCache } from './page-cache.ts'

/** Options of an edge thread. */
export type EdgeOptions = {
  /** Of `ContentRevision`. */
  memory: SharedArrayBuffer
  /** Folder of sockets that only this user may enter: the application's, and one for each thread. */
  folder: string
  /** Of this thread, from 0. */
  number: number
  /** Name of the cookie that makes a page personal. */
  sessionCookie: string
  /** Secret of this process, added to every forwarded request. */
  secret: string
  /** Folder of the built client files. */
  clientFolder: string
  /** Security headers of every response: name, value, name, value … */
  headers: string[]
  /** Number of trusted proxies before the edge. */
  trustProxy: number
  /** Whether shared caches before the edge are told of changes, and may keep pages. */
  sharedCache: boolean
  /** Of the site, as visitors write it; null: not known. */
  ownHost: string | null
  /** Upper limit of this thread's page cache. Bytes. */
  mostCacheBytes: number
}

export type PageCounts = ReturnType<PageCache['status']>

/** Counts without an edge, or before it has started. */
export const noPages: PageCounts = { hits: 0, misses: 0, notModified: 0, pages: 0, bytes: 0 }

/**
 * From the main thread to an edge thread. `listen` is answered with `Report`, `count` with `PageCounts`, `prepare` once the
 * home page is rendered, `views` with the views that were counted since, and `close` with the last of them once all requests
 * are finished. After `goodbye` every response ends its connection.
 */
export type Order =
  | { do: 'warm' | 'goodbye' }
  | { do: 'listen'; place: Place; reply: MessagePort }
  | { do: 'prepare' | 'count' | 'views' | 'close'; reply: MessagePort }

/** The answer to `views` and `close`. */
export type Views = DayCounts[]

export type Report = { listening: string } | { failed: string }
