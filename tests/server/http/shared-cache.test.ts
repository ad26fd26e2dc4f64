import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startApplication } from '#tests/helpers/application.ts'
import { listen } from '#tests/helpers/listen.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const post = postBody('A page that is kept', 'One version.')

/** Listens like a cache and records what it is told. */
async function startCache(context: TestContext) {
  const state = { asked: [] as string[], how: 'well' as 'well' | 'silent' | 'refuses' }
  const address = await listen(context, (request, response) => {
    state.asked.push(request.method ?? '')
    if (state.how !== 'silent') response.writeHead(state.how === 'well' ? 200 : 405).end()
  })
  return Object.assign(state, { address: `${address}/` })
}

test('every shared cache has been purged by the time a save is answered', async (context) => {
  const caches = [await startCache(context), await startCache(context)]
  const env = { CACHE_PURGE_URL: caches.map(({ address }) => address).join(', ') }
  const site = await startSite({ env, start: startApplication, context })
  await waitFor('the purge at the start', () => caches.every(({ asked }) => asked.length > 0))
  const told = () => caches.map(({ asked }) => asked.length)
  const { id } = await site.makePost(post)
  for (let version = 2; version < 6; version += 1) {
    const before = told()
    const edit = { ...post, content: `Version ${version}.` }
    assert.equal((await site.ask('PUT', `/api/blog/posts/${id}`, edit)).status, 200)
    assert.ok(told().every((count, at) => count > (before[at] ?? 0)))
  }
  assert.ok(caches.every(({ asked }) => asked.every((method) => method === 'PURGE')))
  const { json } = await site.get('/readyz')
  assert.deepEqual(json.parts.cache, { status: 'ok', behind: 0, lagSeconds: 0 })
})

test('a shared cache that does not answer is reported, does not stop saves, and catches up when it is back', async (context) => {
  const cache = await startCache(context)
  const env = { CACHE_PURGE_URL: cache.address }
  const site = await startSite({ env, start: startApplication, context })
  await waitFor('the purge at the start', () => cache.asked.length > 0)
  cache.how = 'silent'
  const { id } = await site.makePost(post)
  const health = async () => (await site.get('/readyz')).json.parts.cache
  await waitFor('the alarm', async () => (await health()).status === 'degraded')
  const begun = performance.now()
  const edit = { ...post, content: 'Another version.' }
  assert.equal((await site.ask('PUT', `/api/blog/posts/${id}`, edit)).status, 200)
  context.diagnostic(`the second save took ${Math.round(performance.now() - begun)} ms`)
  assert.equal((await health()).behind, 1)
  cache.how = 'refuses'
  assert.equal((await health()).status, 'degraded')
  cache.how = 'well'
  await waitFor('the cache to catch up', async () => (await health()).status === 'ok')
})

test('without a shared cache no CDN-Cache-Control header is sent', async (context) => {
  const plain = await startSite({ start: startApplication, context })
  assert.equal((await plain.get('/feed.xml')).headers.get('cdn-cache-control'), null)
})
