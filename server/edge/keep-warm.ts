import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '#domain/locales.ts'
import { homeOf, pathIn } from '#domain/routes.ts'
import type { PageCache } from './page-cache.ts'

/** Rendered first, before any page has been requested. */
const likely = [
  ...locales.map(homeOf),
  ...locales.map((locale) => pathIn(locale, '/pricing')),
  '/blog',
  '/contact',
  '/services',
]
const mostPages = 16
/** Saves come in bursts: rendering waits for the last one. Milliseconds. */
const settleMs = 250

type KeepWarmOptions = {
  /** Address of the edge. */
  address: string
  pages: Pick<PageCache, 'popular'>
}

/**
 * Requests the most requested pages from the edge each time `warm` is called, so that they are rendered before a visitor
 * asks. One at a time, so that a visitor's request never waits for long.
 */
export function keepWarm({ address, pages }: KeepWarmOptions): { warm(): Promise<void>; close(): void } {
  const stop = new AbortController()
  let running = false
  let again = false

  async function warm(): Promise<void> {
    if (running) {
      again = true
      return
    }
    running = true
    try {
      do {
        again = false
        await sleep(settleMs, undefined, { signal: stop.signal })
        const wanted = [...new Set([...pages.popular(mostPages), ...likely])].slice(0, mostPages)
        for (const path of again ? [] : wanted) {
          await ask(address + path, stop.signal)
        }
      } while (again)
    } catch {
      // The process ends, or a page cannot be rendered: a visitor's request reports the error
    } finally {
      running = false
    }
  }

  return { warm, close: () => stop.abort() }
}

/** Resolves when the response is complete. Not `fetch`, whose first use takes twenty megabytes (ADR-0010). */
const ask = (url: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { signal }, (response) => {
      response.once('end', resolve).once('error', reject).resume()
    }).once('error', reject)
  })
