import { setTimeout as sleep } from 'node:timers/promises'
import { edgeThreads } from '#server/edge/open-edge.ts'
import { makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { compare, connections, type Load, load, type RawAnswer, rawAnswer } from './load.ts'
import { startNginx, startRival } from './rivals.ts'
import { perSecond, row, times } from './table.ts'

/** What a browser asks for on its first visit of a page: the page, stylesheet, script, fonts and icon. */
export async function firstVisitOf(origin: string, page: string): Promise<Map<string, RawAnswer>> {
  const html = await (await fetch(origin + page)).text()
  const named = html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? []
  const found = new Map<string, RawAnswer>()
  for (const path of new Set([page, ...named, '/icon.svg'])) found.set(path, await rawAnswer(origin + path))
  return found
}

const none: Load = { perSecond: 0, p99: 0 }

/** Cached page, files and the mix of a first visit, each against a server that does nothing but send the same bytes. */
export async function underLoad(server: RunningServer): Promise<void> {
  const origin = server.origin.replace('localhost', '127.0.0.1')
  const page = '/about'
  const headers = { 'accept-encoding': 'br' }
  await fetch(origin + page)
  await sleep(300)
  const answers = await firstVisitOf(origin, page)
  const html = await (await fetch(origin + page)).text()
  const tag = answers.get(page)?.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1] ?? ''
  const sheet = [...answers.keys()].find((path) => path.endsWith('.css')) ?? ''
  const paths = [...answers.keys()]
  const [bare, naive] = [await startRival('bare', answers), await startRival('naive', answers, html)]
  const zipped = await rawAnswer(origin + page, 'gzip')
  const nginx = await startNginx(zipped)
  const gzip = { 'accept-encoding': 'gzip' }
  try {
    const results = await compare([
      { name: 'cached', url: origin + page, headers },
      { name: 'bare', url: bare.url + page, headers },
      { name: 'naive', url: `${naive.url}/`, headers: gzip },
      { name: '304', url: origin + page, headers: { ...headers, 'if-none-match': tag } },
      { name: 'asset', url: origin + sheet, headers },
      { name: 'bare asset', url: bare.url + sheet, headers },
      { name: 'mix', url: origin, paths, headers },
      { name: 'bare mix', url: bare.url, paths, headers },
      ...(nginx
        ? [
            { name: 'gzipped', url: origin + page, headers: gzip },
            { name: 'nginx', url: nginx.url, headers: gzip },
          ]
        : []),
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
    against('  against bare node:http, same bytes and headers', 'cached', 'bare', 0.95)
    tail(`  p99 at ${connections} connections against bare`, 'cached', 'bare', 1.3)
    against('  against Express + helmet + compression', 'cached', 'naive', 15)
    if (nginx) against('  gzipped, against nginx with one worker', 'gzipped', 'nginx', 0.6)
    else row('  against nginx', 'not measured: nginx is not installed')
    row('304', perSecond(of('304').perSecond))
    against('stylesheet against bare', 'asset', 'bare asset', 0.9)
    row(`first visit, ${paths.length} requests in turn`, perSecond(of('mix').perSecond))
    against('  against bare', 'mix', 'bare mix', 0.85)
    tail(`  p99 at ${connections} connections against bare`, 'mix', 'bare mix', 1.5)
  } finally {
    await Promise.all([bare.stop(), naive.stop(), nginx?.stop()])
  }
}

/** A cached page from two edge threads, against nginx with two workers; nothing where threads cannot share a port. */
export async function twoThreads(): Promise<void> {
  const what = 'gzipped page from two edge threads, against nginx with two workers'
  if (edgeThreads(2) < 2) return row(what, 'not measured: needs Node 22.12')
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { EDGE_THREADS: '2' } })
  const url = `${server.origin.replace('localhost', '127.0.0.1')}/about`
  const headers = { 'accept-encoding': 'gzip' }
  await load({ url, headers }, 1)
  const nginx = await startNginx(await rawAnswer(url, 'gzip'), 2)
  try {
    if (!nginx) return row(what, 'not measured: nginx is not installed')
    const results = await compare([
      { name: 'threads', url, headers },
      { name: 'nginx', url: nginx.url, headers },
    ])
    const [threads, workers] = [results?.get('threads') ?? none, results?.get('nginx') ?? none]
    const ratio = threads.perSecond / workers.perSecond
    row(what, `${times(ratio)} of ${perSecond(workers.perSecond)}`, '≥ 0.9 ×', ratio >= 0.9)
  } finally {
    await nginx?.stop()
    await server.stop()
    await folders.remove()
  }
}
