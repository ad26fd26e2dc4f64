import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { root } from '#scripts/setup.mjs'
import { sharedCacheControl } from '#server/http/cache-control.ts'
import { createPageCache, missOf } from '#server/http/page-cache.ts'
import { listen } from '#tests/helpers/listen.ts'
import { draftBody, postBody } from '#tests/helpers/post-body.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/**
 * What the page cache stores, for whom, and for how long. Most tests use an application that counts its renders; the last ones
 * use the built server.
 */

/** Serves an application through the cache. `render` replaces the default application. */
async function serve(
  context: TestContext,
  {
    maxBytes = 1_000_000,
    render,
    sharedCache = false,
  }: { maxBytes?: number; render?: RequestListener; sharedCache?: boolean } = {},
) {
  const state = {
    settings: 1,
    posts: 1,
    readsPosts: true,
    due: Number.POSITIVE_INFINITY,
    time: 0,
    text: 'first',
    hold: Promise.resolve(),
  }
  /** Makes renders wait; returns the function that releases them. */
  const hold = () => {
    let release = () => {}
    state.hold = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  const rendered: string[] = []
  const page: RequestListener = async (request, response) => {
    const { url = '' } = request
    const { text } = state
    const miss = missOf(response)
    if (miss && !state.readsPosts) miss.readsPosts = false
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', url.startsWith('/inquiry') ? 'no-store' : 'public, no-cache')
    response.setHeader('X-Request-Id', String(rendered.length))
    response.setHeader('X-Own', 'kept')
    response.write('<p>shell ')
    Reflect.get(response, 'flush')?.()
    await state.hold
    response.end(`${text} ${url} ${'x'.repeat(2_000)}`)
  }
  const cache = createPageCache({
    revision: { revisionOf: (part) => state[part], nextDue: () => state.due },
    isPage: ({ path }) => !path.startsWith('/nope'),
    isSignedIn: ({ cookie }) => cookie === 'ponte=a-session',
    sharedCache,
    maxBytes,
    now: () => state.time,
  })
  const listener = cache.handler((request, response) => {
    rendered.push(request.url ?? '')
    ;(render ?? page)(request, response)
  })
  const port = Number(new URL(await listen(context, listener)).port)
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ port, path, method, headers, agent: false }, resolve).on('error', reject).end()
    })
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await ask(path, headers, method)
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
  }
  /** Waits until that many pages are stored, since compressing takes a moment. */
  const kept = (pages: number) => waitFor(`${pages} pages kept`, () => cache.status().pages === pages)
  return { state, hold, rendered, cache, ask, get, kept, port }
}

test('a page is rendered once, then sent unchanged in the best encoding, each with its own strong ETag', async (context) => {
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

test('the encoding follows Accept-Encoding and its q values', async (context) => {
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

test('a matching If-None-Match gets 304 without a body, and HEAD gets the headers only', async (context) => {
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

test('a page is rendered again after any change; without posts, only after a change of the settings', async (context) => {
  for (const [readsPosts, renders] of [
    [true, 3],
    [false, 2],
  ] as const) {
    const { state, rendered, get, kept } = await serve(context)
    state.readsPosts = readsPosts
    await get('/about')
    await kept(1)
    Object.assign(state, { posts: 2, text: 'second' })
    assert.match((await get('/about')).body.toString(), readsPosts ? /second/ : /first/)
    Object.assign(state, { settings: 2, text: 'third' })
    assert.match((await get('/about')).body.toString(), /third/)
    assert.equal(rendered.length, renders)
  }
})

test('a cached page expires the moment a scheduled post is due', async (context) => {
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

test('a page rendered while the content changed is not cached', async (context) => {
  const { hold, state, rendered, get, cache } = await serve(context)
  const release = hold()
  const slow = get('/about')
  while (rendered.length === 0) await new Promise(setImmediate)
  Object.assign(state, { posts: 2, text: 'second' })
  // This request came after the change, so it must not join the older render
  const late = get('/about')
  while (rendered.length === 1) await new Promise(setImmediate)
  release()
  assert.match((await slow).body.toString(), /first/)
  assert.match((await late).body.toString(), /second/)
  assert.match((await get('/about')).body.toString(), /second/)
  assert.ok(cache.status().pages <= 1)
})

for (const encoding of ['gzip', 'br']) {
  test(`a page that changed before its first byte was sent is not marked for shared caches, in ${encoding}`, async (context) => {
    let changed = () => {}
    const render: RequestListener = (_request, response) => {
      response.setHeader('Cache-Control', 'public, no-cache')
      response.end('the whole page')
      // The compressor returns its first byte in a later turn
      changed()
    }
    const { state, get } = await serve(context, { sharedCache: true, render })
    const forSharedCaches = async () =>
      (await get('/sitemap.xml', { 'accept-encoding': encoding })).headers['cdn-cache-control']
    changed = () => {
      state.posts += 1
    }
    assert.equal(await forSharedCaches(), undefined)
    changed = () => {}
    assert.equal(await forSharedCaches(), sharedCacheControl)
  })
}

test('a hundred concurrent requests for a page share one render', async (context) => {
  const { hold, rendered, get, kept } = await serve(context)
  const release = hold()
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

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`the first visitor gets the shell before the page is complete, in ${encoding}`, async (context) => {
    const { hold, ask, get, kept, rendered } = await serve(context)
    const release = hold()
    const answer = await ask('/about', { 'accept-encoding': encoding })
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    await waitFor('the shell', () => pieces.length > 0)
    assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
    assert.equal(answer.headers.vary, 'Accept-Encoding')
    release()
    await once(answer, 'end')
    const body = Buffer.concat(pieces)
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    await kept(1)
    assert.ok((await get('/about')).body.equals(plain))
    assert.equal(rendered.length, 1)
  })
}

test('lookup and render use the same query: known parameters only, the last value, in a fixed order', async (context) => {
  const { rendered, get, kept } = await serve(context)
  await get('/blog?utm_source=x')
  await kept(1)
  await get('/blog?fbclid=y')
  await get(`/blog?${'x'.repeat(5_000)}`)
  assert.deepEqual(rendered, ['/blog'])
  await get('/blog?page=2&category=ai-automation')
  await kept(2)
  await get('/blog?category=ai-automation&x=1&page=2')
  await get('/blog?category=other&page=7&category=ai-automation&page=2')
  assert.deepEqual(rendered, ['/blog', '/blog?category=ai-automation&page=2'])
  // The cache key must include a long first value
  const long = await get(`/blog?category=${'a'.repeat(61)}&category=digital-marketing`)
  assert.match(long.body.toString(), /category=digital-marketing/)
  assert.doesNotMatch((await get('/blog')).body.toString(), /category/)
  assert.equal(rendered.length, 3)
})

test('none of fifty cache-poisoning attempts changes what an address serves', async (context) => {
  const { state, get } = await serve(context)
  const poisons = ['/about', '/blog', '/pricing', '/it', '/services'].flatMap((page) => [
    ...[`${page}?category=${'a'.repeat(61)}&category=digital-marketing`, `${page}?page=2&page=1`],
    ...[`${page}?q=words`, `${page}?category=%00`, `${page}?category[]=x&category=y`],
    ...[`${page}?Category=digital-marketing`, `${page}?page=2%26category=x`, `${page}?a=1?page=2`],
    ...[`${page}#x`, `${page}?page=`],
  ])
  assert.equal(poisons.length, 50)
  for (const poison of poisons) {
    state.posts += 1
    state.settings += 1
    await get(poison.replace('#', '%23'))
    const page = poison.split(/[?#]/, 1)[0] ?? ''
    assert.equal((await get(page)).body.toString().split(' ')[2], page, poison)
  }
})

test('a signed-in request bypasses the cache, other cookies and headers do not; a POST is not cached', async (context) => {
  const { rendered, get, kept, cache } = await serve(context)
  await get('/about')
  await kept(1)
  const made: Record<string, string>[] = [
    { cookie: `a=1; ponte=${'s'.repeat(43)}` },
    { authorization: 'Bearer x' },
  ]
  for (const headers of [...made, { cookie: 'ponte=x' }]) await get('/about', headers)
  assert.equal(rendered.length, 1)
  await get('/about', { cookie: 'ponte=a-session' })
  await get('/about', {}, 'POST')
  assert.equal(rendered.length, 3)
  assert.equal(cache.status().pages, 1)
})

test('a flood of odd addresses adds nothing to the cache', async (context) => {
  const { get, cache } = await serve(context)
  for (let index = 0; index < 500; index += 1) await get(`/nope/${index}?q=${index}`)
  for (const path of ['/api/x', '/admin', '//evil', '/%2e%2e', '/A', `/${'a'.repeat(400)}`]) await get(path)
  assert.deepEqual(cache.status().pages, 0)
})

test('a full cache evicts the least requested pages first', async (context) => {
  const { get, kept, cache, rendered } = await serve(context, { maxBytes: 30_000 })
  await get('/popular')
  await kept(1)
  for (let index = 0; index < 3; index += 1) await get('/popular')
  for (let index = 0; index < 30; index += 1) {
    await get(`/page-${index}`)
    await waitFor('the newest page', () => cache.popular(100).includes(`/page-${index}`))
  }
  const before = rendered.length
  await get('/popular')
  assert.equal(rendered.length, before)
  const { pages, bytes } = cache.status()
  assert.ok(pages > 0 && pages < 30, String(pages))
  assert.ok(bytes <= 30_000)
})

test('errors, no-store pages and pages that set a cookie are neither cached nor shared by concurrent requests', async (context) => {
  const page = { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' }
  const answers: Record<string, [number, Record<string, string>]> = {
    '/form': [200, { ...page, 'Cache-Control': 'no-store' }],
    '/gone': [410, page],
    '/cookie': [200, { ...page, 'Set-Cookie': 'a=1' }],
  }
  const { rendered, get, cache } = await serve(context, {
    render(request, response) {
      const [status, headers] = answers[request.url ?? ''] ?? [500, {}]
      response.writeHead(status, headers).end('<p>')
    },
  })
  for (const [address, [status]] of Object.entries(answers)) {
    const first = await get(address)
    for (const answer of [first, ...(await Promise.all([get(address), get(address)]))])
      assert.deepEqual([answer.status, answer.body.toString()], [status, '<p>'])
  }
  assert.equal(rendered.length, 9)
  assert.equal(cache.status().pages, 0)
})

test('a visitor who disconnects during a render does not break the page for those waiting', async (context) => {
  const { hold, rendered, get, port, cache } = await serve(context)
  const release = hold()
  const first = connect(port, '127.0.0.1')
  first.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(first, 'data')
  const other = get('/about')
  await waitFor('the waiting visitor', () => cache.status().misses === 2)
  first.destroy()
  await waitFor('the second render', () => rendered.length === 2)
  release()
  assert.match((await other).body.toString(), /first/)
})

test('a page that fails half-way is aborted for the visitor and not cached', async (context) => {
  const { rendered, ask, cache } = await serve(context, {
    render(_request, response) {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' })
      response.write('<p>half of')
      setImmediate(() => response.destroy())
    },
  })
  for (const _attempt of [1, 2]) await assert.rejects(async () => text(await ask('/about')))
  assert.equal(rendered.length, 2)
  assert.equal(cache.status().pages, 0)
})

test('a conditional range request for an uncached page gets the whole page, which is then cached', async (context) => {
  let conditions: unknown
  const { get, kept } = await serve(context, {
    render({ headers }, response) {
      conditions = [headers['if-none-match'], headers.range]
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' })
        .end('<p>page</p>')
    },
  })
  const answer = await get('/about', { 'If-None-Match': '"old"', Range: 'bytes=0-1' })
  assert.equal(answer.body.toString(), '<p>page</p>')
  assert.deepEqual(conditions, [undefined, undefined])
  await kept(1)
})

// The built server. Only responses from memory have no X-Request-Id.

const site = await startSite()
const { folders } = site

const isFromMemory = (answer: Response) => !answer.headers.has('x-request-id')

async function keptPages(): Promise<number> {
  const text = await (await fetch(`${site.origin}/metrics`)).text()
  return Number(/^ponte_pages_kept (\d+)/m.exec(text)?.[1] ?? Number.NaN)
}

test('the most wanted pages are rendered after a start and after a save, before anybody requests them', async () => {
  const wanted = ['/', '/it', '/pricing', '/it/pricing', '/blog', '/contact', '/services', '/about']
  const areReady = async () => (await keptPages()) >= wanted.length
  await waitFor('rendered pages', areReady)
  for (const page of wanted) assert.ok(isFromMemory(await fetch(site.origin + page)), page)
  const body = postBody('Rendered again')
  const { status } = await site.ask('POST', '/api/blog/posts', body)
  assert.equal(status, 201)
  // Longer than a burst of saves and the renders after it
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  for (const page of wanted) assert.ok(isFromMemory(await fetch(site.origin + page)), page)
})

test('saving a post leaves a page without posts in memory, unless the page shows an uploaded picture', async () => {
  const page = `${site.origin}/about`
  const save = async (title: string) => {
    const { status } = await site.ask('POST', '/api/blog/posts', postBody(title))
    assert.equal(status, 201)
  }
  const settings = path.join(folders.contentDir, 'site.yaml')
  const change = async (from: RegExp, to: string, shown: string) => {
    await writeFile(settings, (await readFile(settings, 'utf8')).replace(from, to))
    await waitFor('the page with new settings', async () =>
      (await (await fetch(page)).text()).includes(shown),
    )
    await waitFor('the page in memory', async () => isFromMemory(await fetch(page)))
  }
  await waitFor('the page in memory', async () => isFromMemory(await fetch(page)))
  await save('Beside')
  const after = await fetch(page)
  assert.ok(isFromMemory(after))

  await change(/^phone: .*$/m, 'phone: +44 20 7946 0999', '+44 20 7946 0999')
  await save('Beside again')
  assert.ok(isFromMemory(await fetch(page)))

  const picture = await upload()
  await change(/$/, `teamImage: ${picture}\n`, path.basename(picture))
  await save('Beside a picture')
  assert.ok(!isFromMemory(await fetch(page)))
})

/** Uploads a picture of a random colour; resolves with its address. */
async function upload(): Promise<string> {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 9 }
  const image = await sharp({ create: { width: 900, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return site.upload(image)
}

test('each built file has the same headers from memory as from the application', async () => {
  const client = path.join(root, 'dist/client')
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
  assert.ok(names.length > 50)
  // These headers may differ: they describe the file on disk, the single answer, or its part
  const differing = new Set(
    'x-request-id etag last-modified content-range accept-ranges content-length date vary'.split(' '),
  )
  const headersOf = (answer: Response) =>
    Object.fromEntries([...answer.headers].filter(([name]) => !differing.has(name)))
  for (const name of names) {
    const address = `${site.origin}/${name}`
    const [stored, part] = await Promise.all([
      fetch(address),
      fetch(address, { headers: { range: 'bytes=0-9' } }),
    ])
    assert.equal(stored.status, 200, name)
    assert.ok(isFromMemory(stored), name)
    assert.equal(part.status, 206, name)
    assert.ok(!isFromMemory(part), name)
    const [whole, ten] = [await stored.arrayBuffer(), await part.arrayBuffer()]
    assert.deepEqual(Buffer.from(whole).subarray(0, ten.byteLength), Buffer.from(ten), name)
    // The part may be of the compressed form or not, as requested
    const { 'content-encoding': _one, ...fromMemory } = headersOf(stored)
    const { 'content-encoding': _other, ...fromApplication } = headersOf(part)
    assert.deepEqual(fromMemory, fromApplication, name)
  }
})

test('a picture is served from memory from its second request on, and gets 404 once deleted', async () => {
  const address = site.origin + (await upload())
  const first = await fetch(address)
  const bytes = Buffer.from(await first.arrayBuffer())
  const second = await fetch(address)
  assert.equal(second.status, 200)
  assert.ok(isFromMemory(second))
  assert.deepEqual(Buffer.from(await second.arrayBuffer()), bytes)
  assert.equal(second.headers.get('content-encoding'), null)
  assert.equal(second.headers.get('vary'), null)
  const alike = 'content-type cache-control content-security-policy cross-origin-resource-policy'
  for (const name of alike.split(' ')) assert.equal(second.headers.get(name), first.headers.get(name), name)
  const known = await fetch(address, { headers: { 'if-none-match': second.headers.get('etag') ?? '' } })
  assert.equal(known.status, 304)
  const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
  assert.equal(part.status, 206)
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(10, 20))

  const id = new URL(address).pathname.slice('/public-objects/'.length)
  const removed = await site.ask('DELETE', `/api/media/${encodeURIComponent(id)}`)
  assert.equal(removed.status, 204, removed.text)
  assert.equal((await fetch(address)).status, 404)
})

test('a picture removed from disk by hand gets 404 from the next content change at the latest', async () => {
  const place = await upload()
  for (let time = 0; time < 2; time += 1) assert.equal((await fetch(site.origin + place)).status, 200)
  await rm(path.join(folders.dataDir, place))
  const saved = await site.ask('POST', '/api/blog/posts', draftBody('Another', 'Words.'))
  assert.equal(saved.status, 201)
  assert.equal((await fetch(site.origin + place)).status, 404)
})
