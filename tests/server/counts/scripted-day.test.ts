import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { readBytesOrNull } from '#server/kernel/files.ts'
import { countedReport, countsBy } from '#tests/helpers/counted.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

// The counts match the requests, and nothing about who sent them is on the disk (R271, R272, R273).

const site = await startSite({ env: { TRUST_PROXY: '1', LEADS_PER_MINUTE: '0' } })
const { folders } = site
const cookie = await site.cookie()

/** Data that visitors send about themselves. */
const ofVisitors = /spyagent|spyquery|spypath|203\.0\.113\.|198\.51\.100|a8f3kq02/
const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 spyagent-one',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Mobile spyagent-two',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0 spyagent-three',
]
const robots = [
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
  ['http://localhost/spypath', null],
]

let visitors = 0
function ask(method: string, target: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  visitors += 1
  const address = { Host: 'localhost', 'X-Forwarded-For': `203.0.113.${visitors % 250}` }
  const options = { agent: false, host: '127.0.0.1', port: new URL(site.origin).port }
  return new Promise((resolve, reject) => {
    request({ ...options, path: target, method, headers: { ...address, ...headers } }, (answer) => {
      answer.resume().once('end', () => resolve(answer))
    })
      .once('error', reject)
      .end()
  })
}

const expected = { pages: new Map<string, number>(), referrers: new Map<string, number>() }
const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Every request that a browser or robot may send for one page. */
async function visit(page: string, visitor: OutgoingHttpHeaders): Promise<void> {
  const view = async (headers: OutgoingHttpHeaders = {}, query = '') => {
    const answer = await ask('GET', page + query, { ...visitor, ...headers })
    assert.ok([200, 304].includes(answer.statusCode ?? 0), `${page}: ${answer.statusCode}`)
    add(expected.pages, page)
    return answer
  }
  const uncounted = async (target: string, status: number, headers: OutgoingHttpHeaders, method = 'GET') =>
    assert.equal((await ask(method, target, headers)).statusCode, status, target)

  await view({ 'Sec-Fetch-Dest': 'document' }, '?utm=spyquery')
  await view()
  const { etag } = (await view()).headers
  if (etag !== undefined) assert.equal((await view({ 'If-None-Match': etag })).statusCode, 304)
  for (const [Referer, source] of sources) {
    await view({ Referer })
    if (source !== null) add(expected.referrers, source)
  }
  await uncounted(page, 200, visitor, 'HEAD')
  await uncounted(page, 200, { ...visitor, 'Sec-Purpose': 'prefetch;prerender' })
  await uncounted(page, 200, { ...visitor, 'Sec-Fetch-Dest': 'empty' })
  await uncounted(page, 200, { ...visitor, Cookie: cookie })
  await uncounted(page, 200, {})
  for (const robot of robots) await uncounted(page, 200, { ...visitor, 'User-Agent': robot })
  await uncounted('/en/services', 301, visitor)
  await uncounted('/About', 308, visitor)
  await uncounted('/nowhere-1', 404, visitor)
  for (const other of ['/sitemap.xml', '/healthz', '/admin', '/icon.svg'])
    await uncounted(other, 200, visitor)
}

const counted = async () => countedReport(site.origin, await site.cookie())

const sorted = (counts: Map<string, number>): [string, number][] => [...counts].sort()

async function filesWith(pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folders.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  assert.ok(files.some(({ parentPath }) => parentPath.endsWith('counts')))
  const found: string[] = []
  // A lock file may have been removed meanwhile
  for (const { parentPath, name } of files)
    if (pattern.test((await readBytesOrNull(path.join(parentPath, name)))?.toString('latin1') ?? ''))
      found.push(name)
  return found
}

test('page views are counted exactly across a restart, without robots, prefetches and errors', async () => {
  const visitor = (at: number) => ({ 'User-Agent': browsers[at % browsers.length], 'Accept-Encoding': 'br' })
  const all = (pages: string[]) => Promise.all(pages.map((page, at) => visit(page, visitor(at))))
  await all(['/', '/about', '/pricing', '/it'])
  assert.equal(await site.stop(), 0)
  await site.start()
  await all(['/about', '/blog', '/inquiry', '/it/contact'])
  for (const when of ['once', 'read twice']) {
    const { pages, referrers, missing } = await counted()
    assert.deepEqual(sorted(countsBy(pages, 'path')), sorted(expected.pages), when)
    assert.deepEqual(sorted(countsBy(referrers, 'host')), sorted(expected.referrers), when)
    assert.equal(missing.map(({ address }) => address).join(), '/nowhere-1')
  }
})

test('opened and sent forms are counted, unknown pages and events refused, and no visitor data is on disk', async () => {
  const questions = async () => (await counted()).forms.find(({ form }) => form === 'question')
  const aboutViews = async () => countsBy((await counted()).pages, 'path').get('/about') ?? 0
  const before = (await questions())?.opened ?? 0
  const headers = { 'User-Agent': browsers[0] ?? '', Origin: site.origin }
  const tell = (query: string, more: OutgoingHttpHeaders = {}) =>
    ask('POST', `/api/form-events?${query}`, { ...headers, ...more })
  const statuses = [
    await tell('form=question&event=opened'),
    await tell('form=question&event=opened', { 'User-Agent': robots[0] }),
    await tell('form=spyquery&event=opened'),
    await tell('form=question&event=sent'),
  ].map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses, [204, 204, 400, 400])
  const post = (body: object) =>
    send('POST', `${site.origin}/api/question`, { body, headers: { 'User-Agent': browsers[1] ?? '' } })
  const ada = { name: 'Ada', email: 'ada@example.com' }
  const good = { ...ada, question: 'How long does it take?', submissionId: 'a' }
  assert.equal((await post({ ...good, email: 'nobody' })).status, 400)
  assert.equal((await post(good)).status, 200)
  assert.equal((await post(good)).status, 200, 'a repeated submission')
  assert.equal(
    (await post({ ...good, submissionId: 'b', subject: 'a robot' })).status,
    200,
    'a submission held as spam',
  )
  const seen = (page: string) => ask('POST', `/api/page-views?page=${encodeURIComponent(page)}`, headers)
  const about = await aboutViews()
  assert.equal((await seen('/about')).statusCode, 204)
  assert.equal((await seen('/nothing-spyquery')).statusCode, 400)
  for (const page of ['/admin', '/robots.txt', '/en/services', '/blog/nothing'])
    assert.equal((await seen(page)).statusCode, 400, page)
  assert.equal(await aboutViews(), about + 1)
  assert.deepEqual(await questions(), { form: 'question', opened: before + 1, sent: 1 })
  assert.match((await send('GET', `${site.origin}/privacy`)).text, /how often each page is read/)
  assert.match((await send('GET', `${site.origin}/it/privacy`)).text, /quante volte viene letta ogni pagina/)
  // Stopping writes the counts of both tests
  assert.equal(await site.stop(), 0)
  assert.deepEqual(await filesWith(ofVisitors), [])
})
