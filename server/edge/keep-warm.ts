import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '#domain/locales.ts'
import { homeOf, pathIn } from '#domain/routes.ts'
import type { PageCache } from './page-cache.ts'
import type { StaticFiles } from './static-files.ts'

/** Rendered first, before any page has been requested. */
const likely = [
  ...locales.map(homeOf),
  ...locales.map((locale) => pathIn(locale, '/pricing')),
  '/blog',
  '/services',
  '/about',
  '/contact',
]
const mostPages = 16
/** Saves come in bursts: rendering waits for the last one. Milliseconds. */
const settleMs = 250
/** After so many answers V8 has compiled what answers a request from memory. */
const exercises = 2_000
const exerciseConnections = 8

type KeepWarmOptions = {
  /** Where the edge answers its own requests. */
  socketPath: string
  pages: Pick<PageCache, 'popular'>
  files: Pick<StaticFiles, 'smallest'>
}

/** Requests of the edge to itself, so that visitors wait neither for compilation nor, mostly, for a render. */
export function keepWarm({ socketPath, pages, files }: KeepWarmOptions) {
  const stop = new AbortController()
  const ask = (path: string) => askFor(socketPath, path, stop.signal)
  let running = false
  let again = false

  return {
    /** Answers a small built file many times. Asks the application for nothing. */
    async exercise(): Promise<void> {
      const path = files.smallest()
      if (path === null) return
      const times = Math.ceil(exercises / exerciseConnections)
      await Promise.all(
        Array.from({ length: exerciseConnections }, () => askAgain({ socketPath, path, times })),
      )
    },

    /** Renders the first page, which takes the application longest. */
    async first(): Promise<void> {
      // A page that cannot be rendered is reported when a visitor asks for it
      await ask(homeOf('en')).catch(() => undefined)
    },

    /** Requests the most requested pages, one at a time, so that a visitor's request never waits for long. */
    async warm(): Promise<void> {
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
          for (const path of again ? [] : wanted) await ask(path)
        } while (again)
      } catch {
        // The process ends, or a page cannot be rendered: a visitor's request reports the error
      } finally {
        running = false
      }
    },

    close: () => stop.abort(),
  }
}

/** Resolves when the response is complete. Not `fetch`, whose first use takes twenty megabytes (ADR-0010). */
const askFor = (socketPath: string, path: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    get({ socketPath, path, signal }, (response) => {
      response.once('end', resolve).once('error', reject).resume()
    }).once('error', reject)
  })

/** The same GET many times on one connection, the next as soon as the last is answered. The answers are of one size. */
function askAgain({
  socketPath,
  path,
  times,
}: {
  socketPath: string
  path: string
  times: number
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath)
    const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`)
    let head = ''
    let size = 0
    let answered = 0
    socket.once('connect', ask).once('error', reject)
    socket.once('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      if (size === 0) {
        head += chunk.toString('latin1')
        const [, length] = /^content-length: (\d+)\r\n/im.exec(head) ?? []
        const end = head.indexOf('\r\n\r\n')
        if (end < 0 || length === undefined) return
        size = end + 4 + Number(length)
      }
      if (socket.bytesRead < size * (answered + 1)) return
      answered += 1
      if (answered < times) ask()
      else socket.destroy()
    })
  })
}
