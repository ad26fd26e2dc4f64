import assert from 'node:assert/strict'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { randomFrom } from './random.ts'
import { send } from './server.ts'

/** Requests of a day, of which some are views and some are not, and what has to be counted of them (R271). */

/** What visitors say of themselves, and must not be on the disk. */
export const ofVisitors = /spyagent|spyquery|spypath|203\.0\.113\.|198\.51\.100|a8f3kq02/

/** Settings of a server that these visitors ask. */
export const visitedServer = { TRUST_PROXY: '1', LEADS_PER_MINUTE: '0' }

const { below, pick } = randomFrom(271)

const pages = ['/', '/about', '/pricing', '/it', '/it/contact', '/blog', '/inquiry', '/services/websites']
export const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 spyagent-one',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Mobile spyagent-two',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0 spyagent-three',
]
export const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) spyagent-four',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2) spyagent-five',
  'facebookexternalhit/1.1 spyagent-six',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0) spyagent-seven',
  'curl/8.5.0 spyagent-eight',
  'Mozilla/5.0 HeadlessChrome/150.0.0.0 spyagent-nine',
]
const sources: [referer: string, counted: string | null][] = [
  ['https://www.google.com/search?q=spyquery', 'google.com'],
  ['https://news.example.org/spypath/today?u=spyquery', 'news.example.org'],
  ['http://198.51.100.77/spypath', 'other'],
  ['https://a8f3kq02mz71xw.example.net/', 'other'],
  ['android-app://com.example.spypath/', 'other'],
]

// Each on a connection of its own: the threads share them
const agent = new Agent({ keepAlive: false })

type Answer = { status: number; etag: string | undefined }

export function ask(
  origin: string,
  method: string,
  target: string,
  headers: OutgoingHttpHeaders,
): Promise<Answer> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: target,
        method,
        headers: { Host: 'localhost', 'X-Forwarded-For': addressOf(), ...headers },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag }))
      },
    )
      .once('error', reject)
      .end()
  })
}

const addressOf = () => `203.0.113.${below(200) + 20}`

/** What has to be counted. */
type Expected = { pages: Map<string, number>; referrers: Map<string, number> }

export const nothingExpected = (): Expected => ({ pages: new Map(), referrers: new Map() })

type Site = { origin: string; cookie: string; expected: Expected }

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** One request of the day; those that are views are expected. */
async function one({ origin, cookie, expected }: Site): Promise<void> {
  const page = pick(pages)
  const visitor: OutgoingHttpHeaders = { 'User-Agent': pick(browsers), 'Accept-Encoding': 'br' }
  const view = async (headers: OutgoingHttpHeaders = {}, source: string | null = null, query = '') => {
    const answer = await ask(origin, 'GET', page + query, { ...visitor, ...headers })
    assert.ok([200, 304, 429].includes(answer.status), `${page}: ${answer.status}`)
    if (answer.status === 429) return answer
    add(expected.pages, page)
    if (source !== null) add(expected.referrers, source)
    return answer
  }
  switch (below(14)) {
    case 0:
    case 1:
      return void (await view({ 'Sec-Fetch-Dest': 'document' }, null, '?utm=spyquery'))
    case 2: {
      await view()
      const { etag } = await view()
      if (etag !== undefined) assert.equal((await view({ 'If-None-Match': etag })).status, 304)
      return
    }
    case 3: {
      const [referer, source] = pick(sources)
      return void (await view({ Referer: referer }, source))
    }
    case 4:
      return void (await view({ Referer: 'http://localhost/spypath' }))
    case 5:
      return void (await ask(origin, 'HEAD', page, visitor))
    case 6: {
      const moved = await ask(
        origin,
        'GET',
        pick(['/en/services', '/About', '/about/', '/it/servizi']),
        visitor,
      )
      return assert.ok(moved.status === 301 || moved.status === 308)
    }
    case 7: {
      const missing = await ask(origin, 'GET', `/nowhere-${below(5)}`, visitor)
      return assert.equal(missing.status, 404)
    }
    case 8:
      return void (await ask(origin, 'GET', page, { ...visitor, 'Sec-Purpose': 'prefetch;prerender' }))
    case 9:
      return void (await ask(origin, 'GET', page, { ...visitor, 'User-Agent': pick(robots) }))
    case 10:
      return void (await ask(origin, 'GET', page, {}))
    case 11:
      return void (await ask(origin, 'GET', page, { ...visitor, 'Sec-Fetch-Dest': 'empty' }))
    case 12:
      return void (await ask(origin, 'GET', page, { ...visitor, Cookie: cookie }))
    default:
      return void (await ask(
        origin,
        'GET',
        pick(['/sitemap.xml', '/healthz', '/admin', '/icon.svg']),
        visitor,
      ))
  }
}

/** So many requests, four at a time. */
export async function visit(site: Site, times: number): Promise<void> {
  for (let at = 0; at < times; at += 4) await Promise.all([1, 2, 3, 4].map(() => one(site)))
}

export type Row = { what: string; name: string; count: string }

/** What the server has counted in the last week, as staff download it. */
export async function countedRows(origin: string, cookie: string): Promise<Row[]> {
  const { status, text } = await send('GET', `${origin}/api/counts.csv?days=7`, { cookie })
  assert.equal(status, 200)
  const [, ...rows] = text.trimEnd().split('\r\n')
  return rows.map((row) => {
    const [, , what = '', name = '', count = ''] = row.split(',')
    return { what, name, count }
  })
}

export const countsOf = (rows: Row[], what: string): Map<string, number> =>
  new Map(rows.filter((row) => row.what === what).map(({ name, count }) => [name, Number(count)]))

export const sorted = (counts: Map<string, number>): [string, number][] => [...counts].sort()
