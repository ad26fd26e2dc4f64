import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest, type RequestListener } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createStaticFiles } from '#server/http/static-files.ts'
import { listen } from '#tests/helpers/listen.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

const script = `console.log('${'x'.repeat(500)}')`
const headers = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']

/** Serves a folder of built files; other requests go to a handler that records them and answers 404. */
async function serve(context: TestContext, maxBytes?: number) {
  const base = await temporaryFolder(context)
  const folder = path.join(base, 'client')
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await mkdir(path.join(folder, 'cards'))
  await mkdir(path.join(folder, '.vite'))
  const put = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content)
  await put('assets/app.AbC-1_x.js', script)
  await put('assets/app.AbC-1_x.js.br', brotliCompressSync(script))
  await put('assets/app.AbC-1_x.js.gz', gzipSync(script))
  await put('assets/font.woff2', Buffer.alloc(3_000, 7))
  await put('cards/home.png', Buffer.alloc(2_000, 9))
  await put('icon.svg', '<svg/>')
  await put('.vite/manifest.json', '{}')
  await writeFile(path.join(base, 'secret.txt'), 'secret')
  await symlink(path.join(base, 'secret.txt'), path.join(folder, 'assets/link.txt'))
  const files = createStaticFiles({ folder, headers, ...(maxBytes !== undefined && { maxBytes }) })
  const passed: string[] = []
  const next: RequestListener = (request, response) => {
    passed.push(`${request.method} ${request.url}`)
    response.writeHead(404).end()
  }
  const { port } = new URL(await listen(context, files.handler(next)))
  const get = async (target: string, sent: Record<string, string> = {}, method = 'GET') => {
    const asked = httpRequest({ port, path: target, method, headers: sent, agent: false }).end()
    const [response] = await once(asked, 'response')
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
  }
  return { folder, files, get, passed }
}

test('a built file is sent in the requested encoding; each encoding has its own ETag', async (context) => {
  const { get, passed } = await serve(context)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  const tags = new Set<string>()
  for (const [encoding, plain] of Object.entries(unpack)) {
    const answer = await get('/assets/app.AbC-1_x.js', { 'accept-encoding': encoding })
    assert.equal(answer.status, 200)
    assert.equal(plain(answer.body).toString(), script)
    assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
    assert.equal(answer.headers['content-length'], String(answer.body.length))
    assert.equal(answer.headers['content-type'], 'text/javascript')
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.equal(answer.headers.vary, 'Accept-Encoding')
    tags.add(String(answer.headers.etag))
    const again = await get('/assets/app.AbC-1_x.js', {
      'accept-encoding': encoding,
      'if-none-match': String(answer.headers.etag),
    })
    assert.equal(again.status, 304)
    assert.equal(again.body.length, 0)
    assert.equal(again.headers['content-type'], undefined)
    assert.equal(again.headers['x-content-type-options'], 'nosniff')
  }
  assert.equal(tags.size, 3)
  assert.deepEqual(passed, [])
})

test('a file without compressed versions is sent uncompressed, with any Accept-Encoding', async (context) => {
  const { get } = await serve(context)
  const { headers, body } = await get('/assets/font.woff2', { 'accept-encoding': 'br, gzip' })
  assert.equal(body.length, 3_000)
  assert.equal(headers['content-type'], 'font/woff2')
  assert.equal(headers['content-encoding'], undefined)
  assert.equal(headers.vary, undefined)
})

test('other sites may embed a social card but not an icon, which is cached for an hour', async (context) => {
  const { get } = await serve(context)
  const card = await get('/cards/home.png')
  assert.equal(card.headers['cross-origin-resource-policy'], 'cross-origin')
  const icon = await get('/icon.svg')
  assert.equal(icon.headers['cross-origin-resource-policy'], 'same-origin')
  assert.equal(icon.headers['cache-control'], 'public, max-age=3600')
})

test('HEAD gets the headers of GET; a query changes nothing', async (context) => {
  const { get } = await serve(context)
  const whole = await get('/icon.svg?version=2')
  const head = await get('/icon.svg', {}, 'HEAD')
  assert.equal(head.body.length, 0)
  assert.deepEqual({ ...head.headers, date: null }, { ...whole.headers, date: null })
})

test('range requests, other methods, and unknown, hidden, linked or outside files are passed on', async (context) => {
  const { get, passed } = await serve(context)
  await get('/icon.svg', { range: 'bytes=0-1' })
  await get('/icon.svg', {}, 'POST')
  const others = [
    ...['/', '/assets', '/assets/', '/assets/app.AbC-1_x.js.br', '/assets/APP.AbC-1_x.js'],
    ...['/.vite/manifest.json', '/assets/link.txt', '/../secret.txt', '/assets/../icon.svg'],
    ...['/constructor', '/__proto__'],
  ]
  for (const address of others) assert.equal((await get(address)).status, 404, address)
  assert.deepEqual(passed.splice(0, 2), ['GET /icon.svg', 'POST /icon.svg'])
  const gets = others.map((address) => `GET ${address}`)
  assert.deepEqual(passed, gets)
})

test('a file is read once, even for concurrent requests, and then served from memory', async (context) => {
  const { folder, files, get } = await serve(context)
  assert.equal(files.bytes(), 0)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/assets/font.woff2', { 'accept-encoding': 'br' })),
  )
  assert.ok(answers.every(({ status, body }) => status === 200 && body.length === 3_000))
  assert.equal(files.bytes(), 3_000)
  await rm(path.join(folder, 'assets/font.woff2'))
  assert.equal((await get('/assets/font.woff2')).body.length, 3_000)
})

test('a file that is too large or cannot be read is passed on', async (context) => {
  const { folder, files, get, passed } = await serve(context, 2_500)
  assert.equal((await get('/assets/font.woff2')).status, 404)
  await rm(path.join(folder, 'icon.svg'))
  assert.equal((await get('/icon.svg')).status, 404)
  assert.deepEqual(passed, ['GET /assets/font.woff2', 'GET /icon.svg'])
  assert.equal(files.bytes(), 0)
})
