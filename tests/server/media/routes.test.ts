import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import express from 'express'
import sharp from 'sharp'
import { problemResponder } from '#server/http/problem-responder.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createMedia, type Media } from '#server/media/media.ts'
import { createUploadRoutes } from '#server/media/routes.ts'
import { ampleDisk } from '#tests/helpers/ample-disk.ts'
import { images } from '#tests/helpers/images.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

let folder: string
let media: Media
let server: Server
let origin: string
let clock = Date.now()

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ponte-uploads-'))
  media = await createMedia({ dir: folder, images, log: silentLog, now: () => clock })
  const app = express()
  app.use((request, response, next) => {
    const id = request.get('x-staff')
    if (id) response.locals.staff = { id }
    next()
  })
  app.use(
    createUploadRoutes({
      publicObjectsDir: folder,
      media,
      reserve: ampleDisk,
      secret: 'a secret for the test',
      requireStaff: (request, response, next) => {
        if (request.get('x-staff')) next()
        else response.sendStatus(401)
      },
      log: silentLog,
      now: () => clock,
    }),
  )
  app.use(problemResponder(silentLog))
  server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

after(async () => {
  server.closeAllConnections()
  server.close()
  await media.close()
  await rm(folder, { recursive: true, force: true })
})

const staff = { 'x-staff': 'ada' }
const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#b4452a' } })

async function addressFor(filename: string): Promise<string> {
  const response = await fetch(`${origin}/api/blog/image-upload-url`, {
    method: 'POST',
    headers: { ...staff, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename }),
  })
  assert.equal(response.status, 200)
  return (await response.json()).uploadURL
}

const put = (address: string, body: Uint8Array, headers: Record<string, string> = staff) =>
  fetch(origin + address, { method: 'PUT', body: new Uint8Array(body), headers })

const stored = async () => (await readdir(path.join(folder, 'blog')).catch(() => [])).sort()

test('an image is stored under its address, upright and without its metadata', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const address = await addressFor('Team photo.JPG')
  assert.equal((await put(address, bytes)).status, 200)
  const answer = await fetch(origin + address.split('?')[0])
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'image/jpeg')
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/)
  const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.equal(metadata.exif, undefined)
  assert.deepEqual([metadata.width, metadata.height], [40, 30])
})

test('each accepted kind is taken', async () => {
  const kinds = { png: picture().png(), webp: picture().webp(), gif: picture().gif(), avif: picture().avif() }
  for (const [kind, image] of Object.entries(kinds)) {
    assert.equal((await put(await addressFor(`a.${kind}`), await image.toBuffer())).status, 200, kind)
  }
})

test('an address serves once, ten minutes, one member and one path', async () => {
  const bytes = await picture().png().toBuffer()
  const address = await addressFor('a.png')
  assert.equal((await put(address, bytes, { 'x-staff': 'somebody else' })).status, 403)
  assert.equal(
    (
      await put(
        address.replace(/blog\/./, (text) => `blog/${text.endsWith('0') ? '1' : '0'}`),
        bytes,
      )
    ).status,
    403,
  )
  assert.equal((await put(address, bytes, {})).status, 401)
  assert.equal((await put(address, bytes)).status, 200)
  assert.equal((await put(address, bytes)).status, 403)
  const late = await addressFor('b.png')
  clock += 600_001
  assert.equal((await put(late, bytes)).status, 403)
})

for (const [name, make] of [
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a web page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  [
    'half an image',
    async () => (await picture(400, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
  ],
] as const) {
  test(`${name} named .png is refused, and nothing is left behind`, async () => {
    const before = await stored()
    const answer = await put(await addressFor('a.png'), await make())
    assert.equal(answer.status, 415)
    assert.equal((await answer.json()).detail, 'Please select an image file (JPG, PNG, GIF, WebP)')
    assert.deepEqual(await stored(), before)
  })
}

test('ten megabytes and a byte are refused', async () => {
  const answer = await put(await addressFor('a.png'), Buffer.alloc(10 * 1024 * 1024 + 1))
  assert.equal(answer.status, 413)
  assert.equal((await answer.json()).detail, 'Please select an image smaller than 10MB')
})

test('other kinds of names get no address', async () => {
  for (const filename of ['a.svg', 'a', '../../a.html', 7]) {
    const response = await fetch(`${origin}/api/blog/image-upload-url`, {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'application/json' },
      body: JSON.stringify({ filename }),
    })
    assert.equal(response.status, 415, String(filename))
  }
})

test('an upload that is cut off leaves nothing behind', async () => {
  const before = await stored()
  const address = await addressFor('a.png')
  const headers = { ...staff, 'Content-Length': '5000' }
  const upload = httpRequest(origin + address, { method: 'PUT', headers })
  upload.on('error', () => undefined)
  upload.write(Buffer.alloc(100))
  await new Promise((resolve) => setImmediate(resolve))
  upload.destroy()
  const again = await waitFor('the server', async () => (await fetch(`${origin}/public-objects/none`)).status)
  assert.equal(again, 404)
  assert.deepEqual(await stored(), before)
})

test('what is not there, hidden or above the folder is not found', async () => {
  for (const name of ['none.png', '.secret', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '']) {
    assert.equal((await fetch(`${origin}/public-objects/${name}`)).status, 404, name)
  }
  const answer = await fetch(`${origin}/public-objects/none.png`, { method: 'DELETE' })
  assert.equal(answer.status, 405)
  assert.equal(answer.headers.get('allow'), 'GET, HEAD')
})
