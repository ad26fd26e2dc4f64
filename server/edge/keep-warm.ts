import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '#domain/locales.ts'
import { homeOf, pathIn } from '#domain/routes.ts'
import type { PageCache } from './page-cache.ts'

/** Asked for by many before anybody has been here. */
const likely = [
  ...locales.map(homeOf),
  ...locales.map((locale) => pathIn(locale, '/pricing')),
  '/blog',
  '/contact',
  '/services',
]
const mostPages = 16
/** Saves come in bursts: the last one counts. Milliseconds. */
const settleMs = 250

type KeepWarmOptions = {
  /** Where visitors are answered. */
  address: string
  pages: Pick<PageCache, 'popular'>
}

/**
 * Renders the pages that are asked for most before somebody asks, each time `warm` is called: one after the other,
 * through the front door, so that a visitor never waits behind them for long.
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
      // The process ends, or a page cannot be rendered: the visitor who asks for it is told
    } finally {
      running = false
    }
  }

  return { warm, close: () => stop.abort() }
}

/** Resolves when the answer is complete. `fetch` would keep twenty megabytes of its own for this. */
const ask = (url: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { signal }, (response) => {
      response.once('end', resolve).once('error', reject).resume()
    }).once('error', reject)
  })
