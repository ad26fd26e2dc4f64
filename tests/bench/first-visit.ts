import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '#tests/helpers/server.ts'
import { compare, connections, type Load, type RawAnswer, rawAnswer } from './load.ts'
import { perSecond, row, times } from './table.ts'

/** What a browser requests on its first visit to a page: the page, stylesheet, script, fonts and icon. */
export async function firstVisitOf(origin: string, page: string): Promise<Map<string, RawAnswer>> {
  const html = await (await fetch(origin + page)).text()
  const named = html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? []
  const found = new Map<string, RawAnswer>()
  for (const path of new Set([page, ...named, '/icon.svg'])) found.set(path, await rawAnswer(origin + path))
  return found
}

const none: Load = { perSecond: 0, p99: 0 }

/** Compares cached page, files and the mix of a first visit with a server that only sends the same bytes. */
export async function underLoad(server: RunningServer): Promise<void> {
  const origin = server.origin.replace('localhost', '127.0.0.1')
  const page = '/about'
  const headers = { 'accept-encoding': 'br' }
  await fetch(origin + page)
  await sleep(300)
  const answers = await firstVisitOf(origin, page)
  const tag = answers.get(page)?.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1] ?? ''
  const sheet = [...answers.keys()].find((path) => path.endsWith('.css')) ?? ''
  const paths = [...answers.keys()]
  const bare = await startBare(answers)
  try {
    const results = await compare([
      { name: 'cached', url: origin + page, headers },
      { name: 'bare', url: bare.url + page, headers },
      { name: '304', url: origin + page, headers: { ...headers, 'if-none-match': tag } },
      { name: 'asset', url: origin + sheet, headers },
      { name: 'bare asset', url: bare.url + sheet, headers },
      { name: 'mix', url: origin, paths, headers },
      { name: 'bare mix', url: bare.url, paths, headers },
    ])
    if (!results) return row('under load', 'not measured: wrk is not installed')
    const of = (name: string): Load => results.get(name) ?? none
    const against = (what: string, one: string, other: string, least: number) => {
      const ratio = of(one).perSecond / of(other).perSecond
      row(what, `${times(ratio)} of ${perSecond(of(other).perSecond)}`, `≥ ${least} ×`, ratio >= least)
    }
    const tail = (what: string, one: string, other: string, most: number) => {
      const ratio = of(one).p99 / of(other).p99
      row(what, `${times(ratio)} of ${of(other).p99.toFixed(1)} ms`, `≤ ${most} ×`, ratio <= most)
    }
    row('cached page, brotli', perSecond(of('cached').perSecond))
    against('  against bare node:http, same bytes and headers', 'cached', 'bare', 0.88)
    tail(`  p99 at ${connections} connections against bare`, 'cached', 'bare', 1.3)
    row('304', perSecond(of('304').perSecond))
    against('stylesheet against bare', 'asset', 'bare asset', 0.9)
    row(`first visit, ${paths.length} requests in turn`, perSecond(of('mix').perSecond))
    against('  against bare', 'mix', 'bare mix', 0.85)
    tail(`  p99 at ${connections} connections against bare`, 'mix', 'bare mix', 1.5)
  } finally {
    await bare.stop()
  }
}

/** Starts `bare.mjs` in its own process, like the real server. */
async function startBare(answers: ReadonlyMap<string, RawAnswer>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const encoded = [...answers].map(([at, { headers, body }]) => [
    at,
    { headers, body: body.toString('base64') },
  ])
  child.stdin.end(JSON.stringify(Object.fromEntries(encoded)))
  const [chunk] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(chunk).trim()}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
