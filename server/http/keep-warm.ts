import { get, type Server } from 'node:http'
import { duplexPair } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '#domain/locales.ts'
import { homeOf, pathIn } from '#domain/routes.ts'
import type { PageCache } from './page-cache.ts'

const likely = [
  ...locales.map(homeOf),
  ...locales.map((locale) => pathIn(locale, '/pricing')),
  '/blog',
  '/services',
  '/about',
  '/contact',
]
const maxPages = 16
/** Saves come in bursts: rendering waits for the last one. Milliseconds. */
const settleMs = 250
/** After this many responses V8 has compiled the code that serves from memory. */
const exercises = 500

/** Address of the server's requests to itself: a loopback address that no visitor and no reverse proxy has. */
export const ownAddress = '127.255.255.254'

/** The server's requests to itself: visitors then never wait for compilation, and rarely for a render. */
export function keepWarm(server: Server, pages: Pick<PageCache, 'popular'>) {
  const stop = new AbortController()
  const ask = (path: string) => askFor(server, path, stop.signal)
  let isRunning = false
  let again = false

  return {
    /** Renders the likely pages and requests one many times. Errors recur when a visitor requests it. */
    async first(): Promise<void> {
      try {
        for (const path of likely) await ask(path)
        for (let time = 0; time < exercises; time += 1) await ask(homeOf('en'))
      } catch {}
    },

    /** Requests the most requested pages, one at a time, so that a visitor's request never waits for long. */
    async warm(): Promise<void> {
      if (isRunning) {
        again = true
        return
      }
      isRunning = true
      try {
        do {
          again = false
          await sleep(settleMs, undefined, { signal: stop.signal })
          const wanted = [...new Set([...pages.popular(maxPages), ...likely])].slice(0, maxPages)
          for (const path of again ? [] : wanted) await ask(path)
        } while (again)
      } catch {
        // The process ends, or a page cannot be rendered: a visitor's request reports the error
      } finally {
        isRunning = false
      }
    },

    close: () => stop.abort(),
  }
}

/** Resolves when the response is complete. */
function askFor(server: Server, path: string, signal: AbortSignal): Promise<void> {
  const createConnection = () => {
    const [near, far] = duplexPair()
    Object.defineProperty(far, 'remoteAddress', { value: ownAddress })
    server.emit('connection', far)
    return near
  }
  return new Promise((resolve, reject) => {
    get({ path, headers: { 'Accept-Encoding': 'br' }, createConnection, signal }, (response) => {
      response.once('end', resolve).once('error', reject).resume()
    }).once('error', reject)
  })
}
