import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isNeverPublicPage, isWrittenOnce } from '#domain/path-classes.ts'
import type { ContentPart } from './content-revision.ts'
import { type StoredResponse, sendStored, storedResponse } from './stored-response.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What a page was rendered from. */
type Basis = {
  settings: number
  /** Null for a page without posts and pictures. */
  posts: number | null
  /** Expiry, in milliseconds since the epoch. */
  until: number
}

type Entry = StoredResponse & {
  basis: Basis
  /** The path of a page; null for a file. */
  page: string | null
  /** How often this page was sent, earlier entries included. */
  hits: number
}

/** A rendered page, or a public object, before compression. */
type RenderedPage = {
  /** Name, value, name, value … */
  headers: readonly string[]
  body: Buffer
  /** False when a change of posts or pictures cannot change it. */
  readsPosts: boolean
}

type PageCacheOptions = {
  /** Changes with every change of that part of the content, before the request that made it is answered. */
  revisionOf: (part: ContentPart) => number
  /** When the content changes by itself next, in milliseconds since the epoch; Infinity = never. */
  nextDue: () => number
  /** Query parameters that a page reads, by its path; others are ignored. */
  queryKeys: Readonly<Record<string, readonly string[]>>
  /** A query parameter by the path whose page it makes one for a single visitor, which is never kept. */
  searchKeys: Readonly<Record<string, string>>
  /** A request with a cookie of this name bypasses the cache. */
  sessionCookie: string
  /** Upper limit of all cached bodies, in all encodings. */
  mostBytes?: number
  /** Called when a page is sent from memory, or is what the browser has already. */
  onView?: (page: string, request: IncomingMessage) => void
  now?: () => number
}

export type PageCache = ReturnType<typeof createPageCache>

/** A miss in progress: its own request stores or declines the response, the others wait. */
type Slot = {
  basis: Basis
  /** Null when the response cannot be shared. */
  done: Promise<Entry | null>
}

/** Settles a cache miss. Call exactly one method; later calls are ignored. */
export type Miss = {
  /** The page is public: store it. */
  store(page: RenderedPage): void
  /** The response is not a public page. `always`: no response of this address is ever a public page. */
  refuse(always: boolean): void
  /** Whether the content is still the one that the render began with. */
  isCurrent(): boolean
}

/** Answers a request that the cache does not. `miss` is null when the response cannot be cached. */
export type Origin = (request: IncomingMessage, response: ServerResponse, miss: Miss | null) => void

/** Of this response only. */
const ownHeaders = new Set([
  'x-request-id',
  'vary',
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'transfer-encoding',
  'keep-alive',
])
const longestPath = 300
const mostUncacheable = 200

/**
 * Caches rendered pages, each uncompressed, gzipped and in brotli, with a strong ETag (ADR-0007). A page that was rendered
 * before what it shows changed, or before a scheduled post became due, is never sent. Concurrent misses for one page share
 * one render: the first request gets it streamed, the others when it is complete. Only responses that the application
 * marks as public are stored, so requests for unknown addresses do not make the cache grow.
 */
export function createPageCache(options: PageCacheOptions) {
  const {
    revisionOf,
    nextDue,
    queryKeys,
    searchKeys,
    sessionCookie,
    mostBytes = 64 * 1024 * 1024,
    onView,
    now = Date.now,
  } = options
  /** In the order of insertion. */
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Slot>()
  /** Pages that are rendered for each visitor: requests for them do not wait for one another. */
  const uncacheable = new Set<string>()
  const sessionSign = `${sessionCookie}=`
  // As staff/require-staff.ts reads it: other values are never a session
  const sessionToken = new RegExp(`(?:^|; ?)${sessionSign}[\\w-]{20,100}(?:;|$)`)
  const counts = { hits: 0, misses: 0, notModified: 0 }
  let bytes = 0

  const isFresh = ({ basis: { settings, posts, until } }: { basis: Basis }): boolean =>
    settings === revisionOf('settings') && (posts === null || posts === revisionOf('posts')) && now() < until

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function keep(key: string, entry: Entry): void {
    entry.hits += entries.get(key)?.hits ?? 0
    drop(key)
    entries.set(key, entry)
    bytes += entry.bytes
    while (bytes > mostBytes && entries.size > 1) drop(leastUsed(key))
  }

  /** The entry that was sent least often, the oldest of several; never the newest entry. */
  function leastUsed(newest: string): string {
    let found = newest
    let fewest = Number.POSITIVE_INFINITY
    for (const [key, { hits }] of entries) {
      if (key === newest || hits >= fewest) continue
      found = key
      fewest = hits
    }
    return found
  }

  /** Cache key; null for an address that is not a page's. Query parameters are sorted, unknown ones left out. */
  function keyOf(url: string): string | null {
    if (url.length > longestPath * 2) return null
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    if (path.length > longestPath || notCanonical.test(path)) return null
    if (isWrittenOnce(path)) return path
    if (isNeverPublicPage(path)) return null
    const allowed = queryKeys[path]
    if (at < 0 || !allowed) return path
    const query = new URLSearchParams(url.slice(at + 1))
    if (query.has(searchKeys[path] ?? '')) return null
    const kept = allowed.flatMap((name) => {
      const value = query.get(name)
      return value === null || value.length > 60 ? [] : [`${name}=${encodeURIComponent(value)}`]
    })
    return kept.length === 0 ? path : `${path}?${kept.join('&')}`
  }

  /** Wraps the application with the cache. */
  function handler(origin: Origin): RequestListener {
    return (request, response) => {
      const { method = 'GET', url = '/', headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers))
        return origin(request, response, null)
      // Only a stored image has parts; a page is sent whole
      if (headers.range !== undefined && isWrittenOnce(url)) return origin(request, response, null)
      const direct = entries.get(url)
      if (direct && isFresh(direct)) return send(request, response, direct)
      const key = keyOf(url)
      if (key === null || uncacheable.has(key)) return origin(request, response, null)
      const entry = entries.get(key)
      if (entry && isFresh(entry)) return send(request, response, entry)
      counts.misses += 1
      const under = pending.get(key)
      if (under && isFresh(under)) return void waitFor(under, request, response, origin)
      // Only a response with a body can be cached
      origin(request, response, method === 'HEAD' ? null : missOf(key))
    }
  }

  function missOf(key: string): Miss {
    let settle: (entry: Promise<Entry> | null) => void = () => undefined
    const slot: Slot = {
      // Read before the render reads content: a change during the render invalidates the page
      basis: { settings: revisionOf('settings'), posts: revisionOf('posts'), until: nextDue() },
      done: new Promise<Entry | null>((resolve) => {
        settle = resolve
      }).catch(() => null),
    }
    pending.set(key, slot)
    void slot.done.then((entry) => {
      if (entry && isFresh(entry)) keep(key, entry)
      if (pending.get(key) === slot) pending.delete(key)
    })
    let isSettled = false
    const once = (entry: Promise<Entry> | null, always = false) => {
      if (isSettled) return
      isSettled = true
      if (always && uncacheable.size < mostUncacheable) uncacheable.add(key)
      settle(entry)
    }
    return {
      store: (page) => once(entryOf(key, page, slot.basis)),
      refuse: (always) => once(null, always),
      isCurrent: () => isFresh(slot),
    }
  }

  async function waitFor(slot: Slot, request: IncomingMessage, response: ServerResponse, origin: Origin) {
    const entry = await slot.done
    if (response.destroyed) return
    if (entry && isFresh(entry)) send(request, response, entry)
    else origin(request, response, null)
  }

  function isPersonal({ cookie, authorization }: IncomingMessage['headers']): boolean {
    return (
      authorization !== undefined || (cookie?.includes(sessionSign) === true && sessionToken.test(cookie))
    )
  }

  function send(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
    if (sendStored(request, response, entry)) {
      counts.hits += 1
      entry.hits += 1
    } else counts.notModified += 1
    if (onView && entry.page !== null && request.method === 'GET') onView(entry.page, request)
  }

  return {
    handler,
    /** The most requested paths, most requested first. */
    popular: (most: number): string[] =>
      [...entries]
        .sort(([, one], [, other]) => other.hits - one.hits)
        .slice(0, most)
        .map(([url]) => url),
    status: () => ({ ...counts, pages: entries.size, bytes }),
  }
}

/** Other spellings than that of a page's address. */
const notCanonical = /[^\x21-\x7e]|\/\/|[A-Z%\\]/

/** With one bit more brotli takes 32 MB of tables and ten times as long, and no page becomes smaller. */
const widestWindow = 16

/** The smallest window of brotli that holds so many bytes, as a power of two. */
const windowBits = (bytes: number): number =>
  Math.min(widestWindow, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))

async function entryOf(
  key: string,
  { headers, body, readsPosts }: RenderedPage,
  basis: Basis,
): Promise<Entry> {
  const kept = headers.filter((_value, at) => !ownHeaders.has((headers[at - (at % 2)] ?? '').toLowerCase()))
  const page = isOfType(headers, 'text/html') ? (key.split('?', 1)[0] ?? key) : null
  const entry = { basis: readsPosts ? basis : { ...basis, posts: null }, page, hits: 0 }
  // Compressed already, but for SVG, which no public object is
  if (isOfType(headers, 'image/')) return { ...storedResponse(kept, { identity: body }), ...entry }
  const [brotli, zipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // No larger than the page: the default allocates four megabytes each time
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
    compressGzip(body, { level: 6 }),
  ])
  return { ...storedResponse(kept, { identity: body, br: brotli, gzip: zipped }), ...entry }
}

const isOfType = (headers: readonly string[], start: string): boolean =>
  headers.some(
    (name, at) => at % 2 === 0 && /^content-type$/i.test(name) && headers[at + 1]?.startsWith(start),
  )
