import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const key = '0123456789abcdef'
type Told = { host: string; key: string; keyLocation: string; urlList: string[] }

/** A search engine on loopback. `answers`: its statuses in turn, then 200; null = it never answers. */
async function searchEngine(t: TestContext, answers: (number | null | Promise<number>)[] = []) {
  const told: Told[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      told.push(JSON.parse(body))
      const status = await (answers.length > 0 ? answers.shift() : 200)
      if (typeof status === 'number') response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { told, setting: `http://127.0.0.1:${port}/indexnow?key=${key}` }
}

async function startSite(t: TestContext, env: Record<string, string>) {
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { PUBLIC_URL: 'https://www.example.com', ...env } })
  t.after(async () => {
    await server.stop()
    await folders.remove()
  })
  const cookie = await signIn(server.origin)
  const blog = `${server.origin}/api/blog/posts`
  return {
    origin: server.origin,
    folders,
    create: async (title: string, more: object = {}) =>
      (await send('POST', blog, { cookie, body: { ...postBody(title), ...more } })).json,
    change: (id: string, body: object) => send('PUT', `${blog}/${id}`, { cookie, body }),
    remove: (id: string) => send('DELETE', `${blog}/${id}`, { cookie }),
  }
}

const addressesOf = (told: readonly Told[]) =>
  new Set(told.flatMap(({ urlList }) => urlList).map((url) => url.replace('https://www.example.com', '')))

test('search engines are told what was published, renamed, taken back and deleted, and of nothing else', async (t) => {
  const { told, setting } = await searchEngine(t)
  const site = await startSite(t, { INDEXNOW_URL: setting })
  const post = await site.create('First of all')
  await site.create('A draft', { published: false })
  await waitFor('the search engine is told', () => addressesOf(told).has('/blog/first-of-all'))
  assert.deepEqual(told[0], {
    host: 'www.example.com',
    key,
    keyLocation: `https://www.example.com/${key}.txt`,
    urlList: ['https://www.example.com/blog', 'https://www.example.com/blog/first-of-all'],
  })
  await site.change(post.id, { ...postBody('First of all'), slug: 'renamed' })
  await waitFor('the search engine is told', () => addressesOf(told).has('/blog/renamed'))
  assert.ok(told.at(-1)?.urlList.includes('https://www.example.com/blog/first-of-all'))

  const count = () =>
    told.filter(({ urlList }) => urlList.some((url) => url.endsWith('/blog/renamed'))).length
  const [renamed] = [count()]
  await site.change(post.id, { ...postBody('First of all'), published: false })
  await waitFor('the search engine is told', () => count() === renamed + 1)
  await site.change(post.id, { ...postBody('First of all'), published: true })
  await waitFor('the search engine is told', () => count() === renamed + 2)
  await site.remove(post.id)
  await waitFor('the search engine is told', () => count() === renamed + 3)
  assert.deepEqual([...addressesOf(told)].sort(), ['/blog', '/blog/first-of-all', '/blog/renamed'])
})

test('the key is served where it was said to be, and only when there is one', async (t) => {
  const { setting } = await searchEngine(t)
  const site = await startSite(t, { INDEXNOW_URL: setting })
  const answer = await fetch(`${site.origin}/${key}.txt`)
  assert.deepEqual([answer.status, await answer.text()], [200, key])
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
  const without = await startSite(t, {})
  assert.equal((await fetch(`${without.origin}/${key}.txt`)).status, 404)
})

test('what a hand writes and takes away is told, too', async (t) => {
  const { told, setting } = await searchEngine(t)
  const { folders } = await startSite(t, { INDEXNOW_URL: setting })
  const file = path.join(folders.contentDir, 'posts', 'by-hand.md')
  const front =
    'title: By hand\ndescription: By hand.\ncategory: Technology\nreadTime: 2 min read\npublished: true'
  await writeFile(file, `---\n${front}\n---\nText.\n`)
  await waitFor('the search engine is told', () => told.length === 1)
  await rm(file)
  await waitFor('the search engine is told', () => told.length === 2)
  assert.deepEqual([...addressesOf(told)].sort(), ['/blog', '/blog/by-hand'])
})

test('many saves at once are told together', async (t) => {
  const { told, setting } = await searchEngine(t)
  const site = await startSite(t, { INDEXNOW_URL: setting, RETRY_BASE_MS: '6000' })
  await Promise.all(Array.from({ length: 6 }, (_, index) => site.create(`Number ${index}`)))
  await waitFor('the search engine is told', () => addressesOf(told).size === 7, 40_000)
  assert.ok(told.length < 3, `${told.length} times`)
})

test('a search engine that is busy is asked again with what has changed meanwhile, one that refuses is not', async (t) => {
  let answerFirst = (_status: number) => {}
  const first = new Promise<number>((resolve) => {
    answerFirst = resolve
  })
  const { told, setting } = await searchEngine(t, [first, 503, 200, 403])
  const site = await startSite(t, { INDEXNOW_URL: setting, RETRY_BASE_MS: '200' })
  await site.create('Before')
  await waitFor('the search engine is told', () => told.length === 1)
  await site.create('Meanwhile')
  answerFirst(429)
  await waitFor('the search engine is told', () => told.length === 3)
  assert.deepEqual([...addressesOf(told.slice(2))].sort(), ['/blog', '/blog/before', '/blog/meanwhile'])
  await site.create('Refused')
  await waitFor('the search engine is told', () => told.length === 4)
  await site.create('After')
  await waitFor('the search engine is told', () => told.length === 5)
  assert.deepEqual([...addressesOf(told.slice(4))].sort(), ['/blog', '/blog/after'])
})

test('what could not be told before a restart is told after it, with what a hand changed meanwhile', async (t) => {
  const { told, setting } = await searchEngine(t, Array(20).fill(503))
  const folders = await makeFolders()
  t.after(folders.remove)
  const env = { PUBLIC_URL: 'https://www.example.com', INDEXNOW_URL: setting, RETRY_BASE_MS: '60000' }
  const before = await startServer({ folders, env: { ...env, RETRY_BASE_MS: '200' } })
  await send('POST', `${before.origin}/api/blog/posts`, {
    cookie: await signIn(before.origin),
    body: postBody('Not told'),
  })
  await waitFor('the search engine is told', () => told.length === 1)
  assert.equal(await before.stop(), 0)
  // It may have tried again before it ended
  const tries = told.length
  const file = path.join(folders.contentDir, 'posts', 'by-night.md')
  await writeFile(file, '---\ntitle: N\ndescription: N\ncategory: Technology\npublished: true\n---\nText.\n')
  const after = await startServer({ folders, env })
  t.after(() => after.stop())
  await waitFor('the search engine is told', () => told.length > tries)
  assert.deepEqual([...addressesOf(told.slice(tries))].sort(), ['/blog', '/blog/by-night', '/blog/not-told'])
})

test('a search engine that never answers holds up no save, and no end', async (t) => {
  const { told, setting } = await searchEngine(
    t,
    Array.from({ length: 9 }, () => null),
  )
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { INDEXNOW_URL: setting } })
  t.after(folders.remove)
  const cookie = await signIn(server.origin)
  const save = (title: string) =>
    send('POST', `${server.origin}/api/blog/posts`, { cookie, body: postBody(title) })
  assert.equal((await save('One')).status, 201)
  await waitFor('the search engine is told', () => told.length === 1)
  assert.equal((await save('Two')).status, 201)
  assert.equal(await server.stop(), 0)
  assert.equal(told.length, 1)
})

test('a wrong setting stops the start with what is wrong', () => {
  for (const value of [
    'api.indexnow.org',
    'https://api.indexnow.org/indexnow',
    'https://api.indexnow.org/indexnow?key=short',
    'https://api.indexnow.org/indexnow?key=with_underscore',
    'ftp://api.indexnow.org/indexnow?key=0123456789abcdef',
  ]) {
    const read = readConfig({ INDEXNOW_URL: value })
    assert.deepEqual(read.ok ? [] : read.faults.map(({ name }) => name), ['INDEXNOW_URL'], value)
  }
  const read = readConfig({ INDEXNOW_URL: `https://api.indexnow.org/indexnow?key=${key}` })
  assert.deepEqual(read.ok && read.config.indexNow, { endpoint: 'https://api.indexnow.org/indexnow', key })
  const off = readConfig({})
  assert.equal(off.ok && off.config.indexNow, null)
})
