import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPageCache, type Origin } from '#server/edge/page-cache.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** The cache before an application that counts its renders. */
async function serve(context: TestContext, { mostBytes = 1_000_000 } = {}) {
  const state = {
    settings: 1,
    posts: 1,
    readsPosts: true,
    due: Number.POSITIVE_INFINITY,
    time: 0,
    text: 'first',
    hold: Promise.resolve(),
  }
  const rendered: string[] = []
  const application: Origin = async (request, response, miss) => {
    const { url = '' } = request
    rendered.push(url)
    const { text } = state
    if (url.startsWith('/nope')) {
      miss?.refuse(false)
      response.writeHead(404).end('no')
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('X-Request-Id', String(rendered.length))
    response.setHeader('X-Own', 'kept')
    response.write('<p>shell ')
    await state.hold
    const body = `<p>shell ${text} ${url} ${'x'.repeat(2_000)}`
    if (url.startsWith('/form')) miss?.refuse(true)
    else {
      miss?.store({
        headers: ['Content-Type', 'text/html; charset=utf-8', 'X-Own', 'kept', 'X-Request-Id', '1'],
        body: Buffer.from(body),
        readsPosts: state.readsPosts,
      })
    }
    response.end(body.slice('<p>shell '.length))
  }
  const cache = createPageCache({
    revisionOf: (part) => state[part],
    nextDue: () => state.due,
    queryKeys: { '/blog': ['category', 'page'] },
    searchKeys: { '/blog': 'q' },
    sessionCookie: 'ponte',
    mostBytes,
    now: () => state.time,
  })
  const server = createServer(cache.handler(application)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer; firstByteAfter: number }>(
      (resolve, reject) => {
        const sent = httpRequest({ port, path, method, headers, agent: false }, (response) => {
          const chunks: Buffer[] = []
          let firstByteAfter = 0
          response.on('data', (chunk: Buffer) => {
            if (chunks.length === 0) firstByteAfter = rendered.length
            chunks.push(chunk)
          })
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
              firstByteAfter,
            }),
          )
        })
        sent.on('error', reject).end()
      },
    )
  /** Until what was rendered is kept: compressing takes a moment. */
  const kept = async (pages: number) => {
    await waitFor(`${pages} pages kept`, () => cache.status().pages === pages)
  }
  return { state, rendered, cache, get, kept }
}

test('a page is rendered once and then sent as it was, in the best encoding, with a strong ETag each', async (context) => {
  const { rendered, get, kept } = await serve(context)
  const first = await get('/about')
  await kept(1)
  const plain = await get('/about')
  const zipped = await get('/about', { 'accept-encoding': 'gzip, deflate' })
  const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.deepEqual(rendered, ['/about'])
  assert.ok(plain.body.equals(first.body))
  assert.ok(gunzipSync(zipped.body).equals(first.body))
  assert.ok(brotliDecompressSync(brotli.body).equals(first.body))
  const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag)
  assert.equal(new Set(tags).size, 3)
  for (const tag of tags) assert.match(String(tag), /^"[\w-]+"$/)
  for (const { headers } of [plain, zipped, brotli]) {
    assert.equal(headers.vary, 'Accept-Encoding')
    assert.equal(headers['x-own'], 'kept')
    assert.equal(headers['x-request-id'], undefined)
  }
})

test('an encoding that is refused is not sent', async (context) => {
  const { get, kept } = await serve(context)
  await get('/about')
  await kept(1)
  const accepted = async (value: string) =>
    (await get('/about', { 'accept-encoding': value })).headers['content-encoding']
  assert.equal(await accepted('br;q=0, gzip'), 'gzip')
  assert.equal(await accepted('identity'), undefined)
  assert.equal(await accepted('br;q=0, gzip;q=0'), undefined)
  assert.equal(await accepted('br;q=0.2, gzip;q=0.8'), 'gzip')
  assert.equal(await accepted('*'), 'br')
})

test('who has the page already gets 304 without a body, and HEAD gets the headers', async (context) => {
  const { get, kept } = await serve(context)
  await get('/about')
  await kept(1)
  const { headers } = await get('/about', { 'accept-encoding': 'br' })
  const again = await get('/about', {
    'accept-encoding': 'br',
    'if-none-match': `W/"other", ${headers.etag}`,
  })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
  assert.equal(again.headers.etag, headers.etag)
  const head = await get('/about', { 'accept-encoding': 'br' }, 'HEAD')
  assert.equal(head.headers['content-length'], headers['content-length'])
  assert.equal(head.body.length, 0)
})

test('a change is what the next request gets', async (context) => {
  const { state, rendered, get, kept } = await serve(context)
  await get('/about')
  await kept(1)
  Object.assign(state, { posts: 2, text: 'second' })
  assert.match((await get('/about')).body.toString(), /second/)
  assert.equal(rendered.length, 2)
})

test('a page without posts outlives a change of posts, and no change of the settings', async (context) => {
  const { state, rendered, get, kept } = await serve(context)
  state.readsPosts = false
  await get('/about')
  await kept(1)
  Object.assign(state, { posts: 2, text: 'second' })
  assert.match((await get('/about')).body.toString(), /first/)
  Object.assign(state, { settings: 2, text: 'third' })
  assert.match((await get('/about')).body.toString(), /third/)
  assert.equal(rendered.length, 2)
})

test('a page ends at the instant at which a scheduled post is due', async (context) => {
  const { state, rendered, get, kept } = await serve(context)
  state.due = 1_000
  await get('/blog')
  await kept(1)
  state.time = 999
  await get('/blog')
  assert.equal(rendered.length, 1)
  state.time = 1_000
  await get('/blog')
  assert.equal(rendered.length, 2)
})

test('what was rendered while the content changed is not kept', async (context) => {
  const { state, rendered, get, cache } = await serve(context)
  let release = () => {}
  state.hold = new Promise((resolve) => {
    release = resolve
  })
  const slow = get('/about')
  while (rendered.length === 0) await new Promise(setImmediate)
  Object.assign(state, { posts: 2, text: 'second' })
  // This one began after the change: it must not join the older render
  const late = get('/about')
  while (rendered.length === 1) await new Promise(setImmediate)
  release()
  assert.match((await slow).body.toString(), /first/)
  assert.match((await late).body.toString(), /second/)
  assert.match((await get('/about')).body.toString(), /second/)
  assert.ok(cache.status().pages <= 1)
})

test('a hundred visitors at once are one render, and the first has the shell before it ends', async (context) => {
  const { state, rendered, get, kept } = await serve(context)
  let release = () => {}
  state.hold = new Promise((resolve) => {
    release = resolve
  })
  const first = get('/about')
  while (rendered.length === 0) await new Promise(setImmediate)
  const others = Array.from({ length: 99 }, () => get('/about'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  const answers = await Promise.all([first, ...others])
  assert.deepEqual(rendered, ['/about'])
  assert.equal(new Set(answers.map(({ body }) => body.toString())).size, 1)
  await kept(1)
})

test('unknown query keys change nothing, known ones do, in any order', async (context) => {
  const { rendered, get, kept } = await serve(context)
  await get('/blog?utm_source=x')
  await kept(1)
  await get('/blog?fbclid=y')
  assert.equal(rendered.length, 1)
  await get('/blog?page=2&category=ai-automation')
  await kept(2)
  await get('/blog?category=ai-automation&x=1&page=2')
  assert.equal(rendered.length, 2)
})

test('a session, an authorisation and a post go past it', async (context) => {
  const { rendered, get, kept, cache } = await serve(context)
  await get('/about')
  await kept(1)
  await get('/about', { cookie: `a=1; ponte=${'s'.repeat(43)}` })
  await get('/about', { authorization: 'Bearer x' })
  await get('/about', {}, 'POST')
  assert.equal(rendered.length, 4)
  assert.equal(cache.status().pages, 1)
  await get('/about', { cookie: 'ponte=x' })
  assert.equal(rendered.length, 4, 'what is no session gets the cached page')
})

test('the pages that are asked for least go when there is no room', async (context) => {
  const { get, kept, rendered } = await serve(context, { mostBytes: 30_000 })
  await get('/popular')
  await kept(1)
  for (let index = 0; index < 3; index += 1) await get('/popular')
  for (let index = 0; index < 30; index += 1) await get(`/page-${index}`)
  const before = rendered.length
  await get('/popular')
  assert.equal(rendered.length, before)
})

test('a flood of odd addresses keeps nothing', async (context) => {
  const { get, cache } = await serve(context)
  for (let index = 0; index < 500; index += 1) await get(`/nope/${index}?q=${index}`)
  for (const path of ['/api/x', '/admin', '//evil', '/%2e%2e', '/A', `/${'a'.repeat(400)}`]) await get(path)
  assert.deepEqual(cache.status().pages, 0)
})

test('pages go when there is no room', async (context) => {
  const { get, cache } = await serve(context, { mostBytes: 10_000 })
  for (let index = 0; index < 30; index += 1) {
    await get(`/page-${index}`)
    await waitFor('the newest page', () => cache.popular(100).includes(`/page-${index}`))
  }
  const { pages, bytes } = cache.status()
  assert.ok(pages > 0 && pages < 10, String(pages))
  assert.ok(bytes <= 10_000)
})

test('a page made for each visitor is never shared, and nobody waits for another’s', async (context) => {
  const { rendered, get, cache } = await serve(context)
  await get('/form')
  await Promise.all([get('/form'), get('/form')])
  assert.equal(rendered.length, 3)
  assert.equal(cache.status().pages, 0)
})
