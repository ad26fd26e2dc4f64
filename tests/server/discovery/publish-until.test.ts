import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { postBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const site = await startSite()
const cookie = await site.cookie()

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const lists = [
  '/blog',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/llms.txt',
  '/api/blog/posts',
]

test('a post leaves with its instant: every list and address at the first request, pages in memory too', async () => {
  const end = Date.now() + 6_000
  const body = { ...postBody('Canaryword ends'), publishedUntil: new Date(end).toISOString() }
  const made = await site.ask('POST', '/api/blog/posts', body)
  assert.equal(made.status, 201)
  await site.ask('PUT', `/api/blog/posts/${made.json.id}`, { ...body, slug: 'canaryword-moved' })
  const addresses = ['/blog/canaryword-moved', '/blog/canaryword-moved.md', '/api/blog/slug/canaryword-moved']
  for (const path of lists) assert.match((await get(path)).text, /canaryword-moved/, path)
  // From memory: what comes from there has an ETag
  for (const path of ['/blog', '/feed.xml', '/blog/canaryword-moved']) {
    await waitFor(`${path} is kept`, async () => (await get(path)).headers.get('etag'))
  }
  for (const path of addresses) assert.equal((await get(path)).status, 200, path)
  const former = await get('/blog/canaryword-ends')
  assert.deepEqual([former.status, former.headers.get('location')], [301, '/blog/canaryword-moved'])
  assert.ok(Date.now() < end, 'the machine is too slow for this test')

  await delay(end - Date.now())
  const gone = await Promise.all(
    [...addresses, '/blog/canaryword-ends', '/blog/canaryword-ends.md'].map(async (path) => [
      path,
      (await get(path)).status,
    ]),
  )
  const found = gone.filter(([, status]) => status !== 410)
  assert.deepEqual(found, [])
  for (const path of lists) assert.doesNotMatch((await get(path)).text, /canaryword/i, path)
  const page = await get('/blog/canaryword-moved')
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(page.text, /<meta name="robots" content="noindex/)
  assert.doesNotMatch(page.text, /Canaryword/)

  // Staff see it in a preview
  const preview = await get('/blog/canaryword-moved', { cookie })
  assert.equal(preview.status, 200)
  assert.match(preview.headers.get('cache-control') ?? '', /no-store/)

  // Gone after a restart, too
  await site.stop()
  await site.start()
  for (const path of [...addresses, '/blog/canaryword-ends'])
    assert.equal((await get(path)).status, 410, path)
  assert.doesNotMatch((await get('/blog')).text, /canaryword/i)

  // And back with a later end
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await site.ask('PUT', `/api/blog/posts/${made.json.id}`, { ...body, publishedUntil: later })
  for (const path of addresses) assert.equal((await get(path)).status, 200, path)
  for (const path of lists) assert.match((await get(path)).text, /canaryword-moved/, path)
  const deleted = await get('/blog/canaryword-ends')
  assert.equal(deleted.status, 301)
})

test('an ended post and a deleted one have the same answer', async () => {
  const make = async (title: string, more: object) =>
    (await site.ask('POST', '/api/blog/posts', { ...postBody(title), ...more })).json
  const ended = await make('Same one', { publishedAt: '2026-01-01', publishedUntil: '2026-02-01' })
  const deleted = await make('Same two', {})
  await site.ask('DELETE', `/api/blog/posts/${deleted.id}`)
  assert.equal(ended.published, true)
  const plain = ({ status, headers, text }: Awaited<ReturnType<typeof get>>) => ({
    status,
    cacheControl: headers.get('cache-control'),
    text: text.replaceAll(/same-(one|two)/g, 'same'),
  })
  for (const path of ['/blog/same-', '/api/blog/slug/same-']) {
    assert.deepEqual(plain(await get(`${path}one`)), plain(await get(`${path}two`)), path)
  }
})
