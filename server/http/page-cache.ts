import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isWrittenOnce } from '#domain/path-classes.ts'
import { limits } from '../kernel/limits.ts'
import { sharedCacheControl, sharedCacheHeader } from './cache-control.ts'
import { type Captured, captureResponse } from './capture-response.ts'
import type { ContentRevision } from './content-revision.ts'
import { type PublicAddress, publicAddress, sharedKind } from './public-address.ts'
import {
  encodingFor,
  inAllEncodings,
  type StoredResponse,
  sendStored,
  storedResponse,
} from './stored-response.ts'

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
  /** How often this page was sent, also from earlier entries. */
  hits: number
}

type PageCacheOptions = {
  revision: Pick<ContentRevision, 'revisionOf' | 'nextDue'>
  /** Whether the site has a public page, feed or file at an address. No other response is stored. */
  isPage: (address: PublicAddress) => boolean
  /** Whether a request comes from a signed-in member, for whom nothing is cached. */
  isSignedIn: (headers: IncomingHttpHeaders) => boolean
  /** Whether shared caches in front may store pages, because they are notified of changes. */
  sharedCache: boolean
  /** Called when a page is sent, or confirmed as unchanged (304). */
  onView?: (page: string, request: IncomingMessage) => void
  /** Upper limit of all cached bodies, in all encodings. */
  maxBytes?: number
  now?: () => number
}

export type PageCache = ReturnType<typeof createPageCache>

/** How a miss ended; `abandoned`: the visitor left before the response was complete. */
type Outcome = { entry: Entry } | 'not-public' | 'abandoned'
type Slot = { basis: Basis; done: Promise<Outcome> }

/** A request whose response is stored if it turns out to be public. */
export type Miss = {
  /** Whether the response shows posts or pictures; a renderer may set it before the response begins. */
  readsPosts: boolean
  isKept: Promise<boolean>
}
const misses = new WeakMap<ServerResponse, Miss>()
export const missOf = (response: ServerResponse): Miss | undefined => misses.get(response)

/** Headers of one response only, or that depend on the encoding. */
const ownHeaders = new Set(['x-request-id', 'vary', 'content-length', 'content-encoding', 'etag', 'date'])
/** Request headers that can make a response contain less than the whole page. */
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
]

/**
 * Stores rendered pages, feeds and pictures in memory, in every encoding, with a strong ETag each (ADR-0007).
 * The address looked up is the address rendered. A page rendered before its content changed, or before a
 * scheduled post became due, is never sent. Concurrent requests for one page share one render: the first
 * request gets it streamed, the others when it is complete.
 */
export function createPageCache({
  revision,
  isPage,
  isSignedIn,
  sharedCache,
  onView,
  maxBytes = limits.pageCacheBytes,
  now = Date.now,
}: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Slot>()
  const counts = { hits: 0, misses: 0, notModified: 0 }
  let bytes = 0

  const isFresh = ({ basis: { settings, posts, until } }: { basis: Basis }): boolean =>
    settings === revision.revisionOf('settings') &&
    (posts === null || posts === revision.revisionOf('posts')) &&
    now() < until

  function drop(address: string): void {
    bytes -= entries.get(address)?.bytes ?? 0
    entries.delete(address)
  }

  function keep(address: string, entry: Entry): void {
    entry.hits += entries.get(address)?.hits ?? 0
    drop(address)
    entries.set(address, entry)
    bytes += entry.bytes
    while (bytes > maxBytes && entries.size > 1) drop(leastUsed(address))
  }

  /** The entry that was sent least often, and the oldest of these; never the newest entry. */
  function leastUsed(newest: string): string {
    let found = newest
    let fewest = Number.POSITIVE_INFINITY
    for (const [address, { hits }] of entries) {
      if (address === newest || hits >= fewest) continue
      found = address
      fewest = hits
    }
    return found
  }

  function send(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
    if (sendStored(request, response, entry)) {
      counts.hits += 1
      entry.hits += 1
    } else counts.notModified += 1
    if (onView && entry.page !== null && request.method === 'GET') onView(entry.page, request)
  }

  /** Responds from the cache; `next` handles everything else. */
  function handler(next: RequestListener): RequestListener {
    return function answer(request, response) {
      const { method, url = '/', headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || isSignedIn(headers)) return next(request, response)
      const direct = entries.get(url)
      // A client can get a part of a picture; a page is sent whole
      if (headers.range !== undefined && isWrittenOnce(url)) return next(request, response)
      if (direct && isFresh(direct)) return send(request, response, direct)
      const found = publicAddress(url)
      if (found === null) return next(request, response)
      const { address } = found
      const entry = entries.get(address)
      if (entry && isFresh(entry)) return send(request, response, entry)
      if (!isPage(found)) return next(request, response)
      counts.misses += 1
      const slot = pending.get(address)
      if (slot && isFresh(slot)) {
        void slot.done.then((outcome) => {
          if (response.destroyed) return
          if (outcome === 'abandoned') answer(request, response)
          else if (outcome !== 'not-public' && isFresh(outcome.entry)) send(request, response, outcome.entry)
          else next(request, response)
        })
        return
      }
      request.url = address
      // Only a response with a body can be stored
      if (method === 'GET') fill(found, request, response)
      next(request, response)
    }
  }

  /** Stores the response; removes the request headers that would make it conditional or compressed. */
  function fill({ path, address }: PublicAddress, request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request
    const encoding = encodingFor(headers['accept-encoding'])
    for (const name of [...conditions, 'accept-encoding']) delete headers[name]
    // Read before the render reads content: a change during the render invalidates the page
    const basis: Basis = {
      settings: revision.revisionOf('settings'),
      posts: revision.revisionOf('posts'),
      until: revision.nextDue(),
    }
    const entryOf = async ({ headers, bodies, isText }: Captured): Promise<Outcome> => {
      const kept = headers.filter(([name]) => !ownHeaders.has(name)).flat()
      const stored = storedResponse(kept, isText ? await inAllEncodings(bodies) : bodies)
      const page = headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
      const posts = miss.readsPosts ? basis.posts : null
      return { entry: { ...stored, basis: { ...basis, posts }, page: page ? path : null, hits: 0 } }
    }
    const done = captureResponse(response, encoding, {
      isWanted: () => sharedKind(response) !== null,
      beforeHeaders: () => {
        // A shared cache that has been notified of a change must not store a page that was rendered before it
        if (sharedCache && sharedKind(response) === 'page' && isFresh({ basis }))
          response.setHeader(sharedCacheHeader, sharedCacheControl)
      },
    }).then((captured) => (typeof captured === 'string' ? captured : entryOf(captured)))
    const slot: Slot = { basis, done }
    const isKept = done.then((outcome) => {
      if (pending.get(address) === slot) pending.delete(address)
      const isPublic = typeof outcome !== 'string' && isFresh(outcome.entry)
      if (isPublic) keep(address, outcome.entry)
      return isPublic
    })
    const miss: Miss = { readsPosts: true, isKept }
    misses.set(response, miss)
    pending.set(address, slot)
  }

  return {
    handler,
    popular: (max: number): string[] =>
      [...entries]
        .sort(([, one], [, other]) => other.hits - one.hits)
        .slice(0, max)
        .map(([address]) => address),
    status: () => ({ ...counts, pages: entries.size, bytes }),
  }
}
