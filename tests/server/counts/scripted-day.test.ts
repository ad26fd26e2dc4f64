import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { readBytesOrNull } from '#server/kernel/files.ts'
import {
  ask,
  browsers,
  countedRows,
  countsOf,
  visitedServer as env,
  nothingExpected,
  ofVisitors,
  robots,
  sorted,
  visit,
} from '#tests/helpers/scripted-visits.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'

// What the counts say is what was asked for, and nothing of who asked is on the disk (R271, R272, R273).

let folders: Folders
let server: RunningServer
let cookie: string

before(async () => {
  folders = await makeFolders()
  server = await startServer({ folders, env })
  cookie = await signIn(server.origin)
})

after(async () => {
  await server.stop()
  await folders.remove()
})

async function startAgain(): Promise<void> {
  assert.equal(await server.stop(), 0)
  server = await startServer({ folders, env })
}

async function filesWith(pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folders.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  assert.ok(files.some(({ parentPath }) => parentPath.endsWith('counts')))
  const found: string[] = []
  // A lock may be gone by now
  for (const { parentPath, name } of files)
    if (pattern.test((await readBytesOrNull(path.join(parentPath, name)))?.toString('latin1') ?? ''))
      found.push(name)
  return found
}

test('a day of views, robots and errors with a restart is counted to the last one', async (t) => {
  const expected = nothingExpected()
  await visit({ origin: server.origin, cookie, expected }, 160)
  await startAgain()
  await visit({ origin: server.origin, cookie, expected }, 160)
  for (const when of ['once', 'read twice']) {
    const rows = await countedRows(server.origin, cookie)
    assert.deepEqual(sorted(countsOf(rows, 'views of a page')), sorted(expected.pages), when)
    assert.deepEqual(sorted(countsOf(rows, 'views from a site')), sorted(expected.referrers), when)
    const missing = [...countsOf(rows, 'page not found').keys()]
    assert.ok(missing.length > 0 && missing.every((name) => name.startsWith('/nowhere-')))
  }
  t.diagnostic(`${[...expected.pages.values()].reduce((sum, count) => sum + count, 0)} views`)
})

test('forms are counted from what pages and the server know of them', async () => {
  const before = countsOf(await countedRows(server.origin, cookie), 'form opened').get('question') ?? 0
  const headers = { 'User-Agent': browsers[0] ?? '', Origin: server.origin }
  const tell = (query: string, more: OutgoingHttpHeaders = {}) =>
    ask(server.origin, 'POST', `/api/form-events?${query}`, { ...headers, ...more })
  const statuses = [
    await tell('form=question&event=opened'),
    await tell('form=question&event=started'),
    await tell('form=question&event=refused&field=email&field=question&field=spyquery&field=email'),
    await tell('form=question&event=started', { 'User-Agent': robots[0] }),
    await tell('form=spyquery&event=started'),
    await tell('form=question&event=sent'),
  ].map(({ status }) => status)
  assert.deepEqual(statuses, [204, 204, 204, 204, 400, 400])
  const post = (body: object) =>
    send('POST', `${server.origin}/api/question`, { body, headers: { 'User-Agent': browsers[1] ?? '' } })
  const good = {
    name: 'Ada',
    email: 'ada@example.com',
    question: 'How long does it take?',
    submissionId: 'a',
  }
  assert.equal((await post({ ...good, email: 'nobody' })).status, 400)
  assert.equal((await post(good)).status, 200)
  assert.equal((await post(good)).status, 200, 'the same again')
  assert.equal((await post({ ...good, submissionId: 'b', subject: 'a robot' })).status, 200, 'held')
  const seen = (page: string) =>
    ask(server.origin, 'POST', `/api/page-views?page=${encodeURIComponent(page)}`, headers)
  const about = countsOf(await countedRows(server.origin, cookie), 'views of a page').get('/about') ?? 0
  assert.equal((await seen('/about')).status, 204)
  assert.equal((await seen('/nothing-spyquery')).status, 400)
  for (const page of ['/admin', '/robots.txt', '/en/services', '/blog/nothing'])
    assert.equal((await seen(page)).status, 400, page)
  const rows = await countedRows(server.origin, cookie)
  assert.equal(countsOf(rows, 'views of a page').get('/about'), about + 1)
  assert.equal(countsOf(rows, 'form opened').get('question'), before + 1)
  assert.equal(countsOf(rows, 'form started').get('question'), 1)
  assert.equal(countsOf(rows, 'form sent').get('question'), 1)
  assert.deepEqual(sorted(countsOf(rows, 'field refused')), [
    ['question email', 2],
    ['question question', 1],
  ])
  assert.deepEqual(await saysOfCounting(server.origin), [
    'how often each page is read',
    'quante volte viene letta ogni pagina',
  ])
  // What both tests have counted is written now
  await startAgain()
  assert.deepEqual(await filesWith(ofVisitors), [])
})

const saysOfCounting = async (origin: string) => {
  const english = (await send('GET', `${origin}/privacy`)).text
  const italian = (await send('GET', `${origin}/it/privacy`)).text
  return [
    ...(english.match(/how often each page is read/g) ?? []),
    ...(italian.match(/quante volte viene letta ogni pagina/g) ?? []),
  ]
}
