import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import type { Feature } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import { withTimeLimit } from '../kernel/time-limit.ts'

/** Shared caches in front (Varnish, a CDN) forget all pages before a change is answered (ADR-0033). */

/** By then an old page that was being sent when the content changed has reached the cache. Milliseconds. */
const inFlightMs = 50
/** How long a response waits for the caches, and a purge for its response. Milliseconds. */
const patienceMs = 2_000
const longestPauseMs = 10_000

type SharedCacheState = {
  /** Number of caches that have not confirmed the last change. */
  behind: number
  /** Age of the oldest unconfirmed change. Seconds. */
  lagSeconds: number
}

type SharedCacheOptions = {
  addresses: readonly string[]
  log: Log
  retryMs: number
  now?: () => number
}

export type SharedCache = ReturnType<typeof createSharedCache>

export function createSharedCache({ addresses, log, retryMs, now = Date.now }: SharedCacheOptions) {
  let wanted = 0
  const closing = new AbortController()
  const caches = addresses.map((address) => ({
    address,
    confirmed: 0,
    failing: false,
    since: null as number | null,
    running: null as Promise<void> | null,
  }))
  type Cache = (typeof caches)[number]

  async function bringUp(cache: Cache): Promise<void> {
    for (let tries = 0; cache.confirmed < wanted; ) {
      await sleep(inFlightMs, undefined, { signal: closing.signal })
      const goal = wanted
      const fault = await ban(cache.address)
      if (fault === null) {
        if (cache.failing) log.info({ cache: cache.address }, 'The shared cache is told of changes again')
        cache.failing = false
        cache.confirmed = goal
        tries = 0
        continue
      }
      if (!cache.failing) log.error({ cache: cache.address, fault }, 'The shared cache may show old pages')
      cache.failing = true
      tries += 1
      await sleep(Math.min(longestPauseMs, retryMs * 2 ** Math.min(tries - 1, 10)), undefined, {
        signal: closing.signal,
      })
    }
    cache.since = null
  }

  async function ban(address: string): Promise<string | null> {
    try {
      return await withTimeLimit(patienceMs, closing.signal, async (signal) => {
        const answer = await fetch(address, { method: 'PURGE', signal, redirect: 'error' })
        await answer.body?.cancel()
        return answer.ok ? null : `It answered ${answer.status}`
      })
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error))
      return String(Reflect.get(Object(cause), 'code') ?? message)
    }
  }

  /** Resolves when every cache that is not failing has confirmed, or after `patienceMs`. */
  async function settled(): Promise<void> {
    const waits = caches.flatMap(({ failing, running }) => (running && !failing ? [running] : []))
    if (waits.length === 0) return
    const limit = new AbortController()
    await Promise.race([Promise.all(waits), sleep(patienceMs, undefined, { signal: limit.signal })])
    limit.abort()
  }

  return {
    /** Tells the caches that all pages changed. Call when the change is visible to the next render. */
    change(): void {
      wanted += 1
      for (const cache of caches) {
        cache.since ??= now()
        cache.running ??= bringUp(cache)
          .catch((error: unknown) => {
            if (!closing.signal.aborted)
              log.error({ error }, 'The shared cache could not be told of a change')
          })
          .finally(() => {
            cache.running = null
          })
      }
    },
    settled,
    isBehind: (): boolean => caches.some(({ running }) => running !== null),
    state(): SharedCacheState {
      const waiting = caches.flatMap(({ since }) => since ?? [])
      const lagSeconds = waiting.length === 0 ? 0 : (now() - Math.min(...waiting)) / 1000
      return { behind: caches.filter(({ failing }) => failing).length, lagSeconds }
    },
    close(): void {
      closing.abort()
    },
  }
}

/** Delays the response to a write until the shared caches have forgotten the changed pages, or failed to. */
export function answerAfter({
  isBehind,
  settled,
}: Pick<SharedCache, 'isBehind' | 'settled'>): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    const end = response.end.bind(response) as (...parameters: unknown[]) => typeof response
    response.end = ((...parameters: unknown[]) => {
      if (isBehind()) void settled().then(() => end(...parameters))
      else end(...parameters)
      return response
    }) as typeof response.end
    next()
  }
}

export const sharedCacheFeature = (cache: SharedCache) =>
  ({
    name: 'shared cache',
    health: {
      async cache() {
        const { behind, lagSeconds } = cache.state()
        return { status: behind > 0 ? 'degraded' : 'ok', behind, lagSeconds: Math.round(lagSeconds) }
      },
    },
    metrics: [
      {
        name: 'ponte_shared_caches_behind',
        help: 'Shared caches that have not confirmed the last change.',
        read: () => cache.state().behind,
      },
      {
        name: 'ponte_shared_cache_lag_seconds',
        help: 'Since when a shared cache has not confirmed a change.',
        read: () => cache.state().lagSeconds,
      },
    ],
    close: () => cache.close(),
  }) satisfies Feature
