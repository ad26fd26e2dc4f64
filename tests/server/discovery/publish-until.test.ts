import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'

const site = await startSite()
const cookie = await site.cookie()

const { get } = site

const lists = [
  '/blog',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/llms.txt',
  '/api/blog/posts',
]

test('a post leaves with its instant, in lists and at each of its addresses, from memory too', async () => {
  const end = Date.now() + 2_000
  const body = { ...postBody('Canaryword ends'), publishedUntil: new Date(end).toISOString() }
  const { id } = await site.makePost(body)
  await site.ask('PUT', `/api/blog/posts/${id}`, { ...body, slug: 'canaryword-moved' })
  const addresses = ['/blog/canaryword-moved', '/blog/canaryword-moved.md', '/api/blog/slug/canaryword-moved']
  // On a machine that is slow one comes after the end, and says nothing
  const whileThere = async (path: string, expect: (answer: Awaited<ReturnType<typeof get>>) => void) => {
    const answer = await get(path)
    if (Date.now() < end) expect(answer)
  }
  for (let time = 0; time < 2 || Date.now() < end; time += 1) {
    for (const path of lists)
      await whileThere(path, ({ text }) => assert.match(text, /canaryword-moved/, path))
    for (const path of addresses) await whileThere(path, ({ status }) => assert.equal(status, 200, path))
    await whileThere('/blog/canaryword-ends', ({ status }) => assert.equal(status, 301))
  }
  for (const path of [...addresses, '/blog/canaryword-ends', '/blog/canaryword-ends.md'])
    assert.equal((await get(path)).status, 410, path)
  for (const path of lists) assert.doesNotMatch((await get(path)).text, /canaryword/i, path)
  const page = await get('/blog/canaryword-moved')
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(page.text, /<meta name="robots" content="noindex/)
  assert.doesNotMatch(page.text, /Canaryword/)
  // Staff see it in a preview
  const preview = await get('/blog/canaryword-moved', { cookie })
  assert.equal(preview.status, 200)
  assert.match(preview.headers.get('cache-control') ?? '', /no-store/)
  // And it is back with a later end
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await site.ask('PUT', `/api/blog/posts/${id}`, { ...body, slug: 'canaryword-moved', publishedUntil: later })
  for (const path of addresses) assert.equal((await get(path)).status, 200, path)
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
