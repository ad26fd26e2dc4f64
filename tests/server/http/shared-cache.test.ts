import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const post = postBody('A page that is kept', 'One version.')

type Cache = {
  asked: string[]
  address: string
  behave(as: 'well' | 'silent' | 'refuses'): void
  server: Server
}

/** Listens as a cache does, and notes what it is told. */
async function startCache(context: TestContext): Promise<Cache> {
  const asked: string[] = []
  let how = 'well'
  const server = createServer((request, response) => {
    asked.push(request.method ?? '')
    if (how !== 'silent') response.writeHead(how === 'well' ? 200 : 405).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    asked,
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    behave(as) {
      how = as
    },
  }
}

async function startSite(context: TestContext, CACHE_PURGE_URL?: string): Promise<RunningServer> {
  const folders = await makeFolders()
  const server = await startServer({ folders, env: CACHE_PURGE_URL === undefined ? {} : { CACHE_PURGE_URL } })
  context.after(async () => {
    await server.stop()
    await folders.remove()
  })
  return server
}

test('every cache has forgotten the pages when a save is answered', async (context) => {
  const caches = [await startCache(context), await startCache(context)]
  const { origin } = await startSite(context, caches.map(({ address }) => address).join(', '))
  const cookie = await signIn(origin)
  await waitFor('the change of the start', async () =>
    caches.every(({ asked }) => asked.length > 0) ? true : null,
  )
  const told = () => caches.map(({ asked }) => asked.length)
  const made = await send('POST', `${origin}/api/blog/posts`, { cookie, body: post })
  for (let version = 2; version < 6; version += 1) {
    const before = told()
    const body = { ...post, content: `Version ${version}.` }
    assert.equal(
      (await send('PUT', `${origin}/api/blog/posts/${made.json.id}`, { cookie, body })).status,
      200,
    )
    assert.ok(told().every((count, at) => count > (before[at] ?? 0)))
  }
  assert.ok(caches.every(({ asked }) => asked.every((method) => method === 'PURGE')))
  const { json } = await send('GET', `${origin}/readyz`)
  assert.deepEqual(json.parts.cache, { status: 'ok', behind: 0, lagSeconds: 0 })
})

test('a cache that does not answer delays one save by two seconds, no other, and is told when it is back', async (context) => {
  const cache = await startCache(context)
  const { origin } = await startSite(context, cache.address)
  const cookie = await signIn(origin)
  await waitFor('the change of the start', async () => (cache.asked.length > 0 ? true : null))
  cache.behave('silent')
  const made = await send('POST', `${origin}/api/blog/posts`, { cookie, body: post })
  assert.equal(made.status, 201)
  const health = () => send('GET', `${origin}/readyz`).then(({ json }) => json.parts.cache)
  await waitFor('the alarm', async () => ((await health()).status === 'degraded' ? true : null))
  const begun = performance.now()
  const body = { ...post, content: 'Another version.' }
  assert.equal((await send('PUT', `${origin}/api/blog/posts/${made.json.id}`, { cookie, body })).status, 200)
  context.diagnostic(`the second save took ${Math.round(performance.now() - begun)} ms`)
  assert.match((await send('GET', `${origin}/metrics`)).text, /^ponte_shared_caches_behind 1$/m)
  cache.behave('refuses')
  assert.equal((await health()).status, 'degraded')
  cache.behave('well')
  await waitFor('the cache to be level', async () => ((await health()).status === 'ok' ? true : null))
})

test('a shared cache may keep public pages, and nothing else', async (context) => {
  const cache = await startCache(context)
  const { origin } = await startSite(context, cache.address)
  const cookie = await signIn(origin)
  const header = async (path: string, headers = {}) =>
    (await send('GET', `${origin}${path}`, { headers })).headers.get('cdn-cache-control')
  for (const path of ['/', '/it', '/pricing', '/blog', '/feed.xml', '/sitemap.xml']) {
    // Rendered, and from memory
    for (const _ of [1, 2])
      assert.match(String(await header(path)), /^public, max-age=\d+, stale-if-error=\d+$/, path)
    assert.equal(await header(path, { Cookie: cookie }), null, path)
    assert.equal((await send('GET', `${origin}${path}`)).headers.get('cache-control'), 'public, no-cache')
  }
  for (const path of [
    '/inquiry',
    '/it/question',
    '/no-such-page',
    '/admin',
    '/api/blog/posts',
    '/readyz',
    '/preview',
  ])
    assert.equal(await header(path), null, path)
  const plain = await startSite(context)
  assert.equal((await send('GET', plain.origin)).headers.get('cdn-cache-control'), null)
})
