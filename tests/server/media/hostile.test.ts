import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { imageLimit, imageMessages } from '#domain/media/media.schema.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { photograph, serveUploads, type UploadSite } from './upload-site.ts'

/** For this file alone, so that it contains no uploads of other tests. */
const temporary = await temporaryFolder({ after })
process.env.TMPDIR = temporary

/** What is left of uploads that were not stored: all files, and the disk space still reserved. */
const leftBy = async (site: UploadSite) => ({
  stored: await site.files(),
  received: (await readdir(temporary)).filter((name) => name.startsWith('ponte-upload-')),
  reserved: site.reservations(),
})
const nothing = { stored: [], received: [], reserved: 0 }

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngThatSays(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#b4452a80' }, limitInputPixels: false })

type Made = (string | Buffer) | (() => Promise<Buffer>)
const noPictures: [what: string, filename: string, bytes: Made][] = [
  ['SVG named .png', 'a.png', svg],
  ['SVG after an XML declaration, named .webp', 'a.webp', `<?xml version="1.0"?>\n${svg}`],
  ['a web page named .png', 'a.png', '<!doctype html><script>alert(1)</script>'],
  [
    'a web page after a PNG signature',
    'a.png',
    Buffer.concat([pngSignature, Buffer.from('<script>1</script>')]),
  ],
  ['a script after a GIF signature', 'a.gif', 'GIF89a=1;alert(1)//'],
  ['a TIFF named .jpg', 'a.jpg', () => photograph(40, 30).tiff().toBuffer()],
  ['a truncated JPEG', 'a.jpg', async () => half(await photograph(900, 600).jpeg().toBuffer())],
  ['a truncated PNG', 'a.png', async () => half(await photograph(400, 300).png().toBuffer())],
  ['a truncated WebP', 'a.webp', async () => half(await photograph(900, 600).webp().toBuffer())],
  ['an empty file', 'a.jpg', ''],
]
const tooLarge: typeof noPictures = [
  ['a PNG that claims 900 million pixels', 'a.png', pngThatSays(30_000, 30_000)],
  ['a PNG that really has 48 million pixels', 'a.png', () => plain(8000, 6000).png().toBuffer()],
  [
    'a PNG of 25 million pixels with eight bytes each',
    'a.png',
    () => plain(5000, 5000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
]

for (const [rows, expected, { text }] of [
  [noPictures, 415, imageMessages.wrongType],
  [tooLarge, 413, imageMessages.tooManyPixels],
] as const)
  test(`an upload refused with ${expected} leaves nothing behind`, async (t) => {
    const site = await serveUploads(t)
    for (const [what, filename, made] of rows) {
      const bytes = typeof made === 'function' ? await made() : Buffer.from(made)
      const { status, json } = await site.upload(filename, bytes)
      assert.deepEqual([status, json.detail], [expected, text], what)
      assert.deepEqual(await leftBy(site), nothing, what)
    }
  })

test('an upload of ten megabytes is accepted; one byte more is refused and not stored', async (t) => {
  const site = await serveUploads(t)
  const picture = await photograph(40, 30).png().toBuffer()
  const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
  assert.equal((await site.upload('a.png', filled(imageLimit))).status, 200)
  const before = await site.files()
  const { status, json } = await site.upload('a.png', filled(imageLimit + 1))
  assert.equal(status, 413)
  assert.equal(json.detail, imageMessages.tooLarge.text)
  assert.deepEqual(await site.files(), before)
})

test('more than ten megabytes without a Content-Length are refused too', async (t) => {
  const site = await serveUploads(t)
  const address = await site.addressFor('a.png')
  const status = await new Promise((resolve, reject) => {
    const upload = httpRequest(site.origin + address, { method: 'PUT', headers: { 'x-staff': 'ada' } })
    upload.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    upload.on('error', reject)
    for (let sent = 0; sent <= imageLimit; sent += 1024 * 1024) upload.write(Buffer.alloc(1024 * 1024))
    upload.end()
  })
  assert.equal(status, 413)
  assert.deepEqual(await leftBy(site), nothing)
})

test('a script or archive hidden in an image is not served again', async (t) => {
  const site = await serveUploads(t)
  const script = '*/=1;alert(document.domain)//'
  const archive = Buffer.from('PK\u0003\u0004 an archive with evil.html inside PK\u0005\u0006')
  const jpeg = await photograph(300, 200)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer()
  const carriers: [string, Buffer][] = [
    ['script.gif', Buffer.concat([await photograph(60, 40).gif().toBuffer(), Buffer.from(script)])],
    ['archive.jpg', Buffer.concat([jpeg, archive])],
    ['archive.png', Buffer.concat([await photograph(60, 40).png().toBuffer(), archive])],
  ]
  for (const [filename, bytes] of carriers) {
    assert.ok(bytes.includes(filename.startsWith('script') ? script : archive))
    const path = await site.stored(filename, bytes)
    const { bytes: served } = await site.call('GET', path)
    assert.equal(served.includes('alert('), false, filename)
    assert.equal(served.includes('evil.html'), false, filename)
  }
})

test('a transparent PNG named .jpg becomes a JPEG on white', async (t) => {
  const site = await serveUploads(t)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background } })
  const path = await site.stored('photo.jpg', await clear.png().toBuffer())
  const { headers, bytes } = await site.call('GET', path)
  assert.equal(headers.get('content-type'), 'image/jpeg')
  assert.equal((await sharp(bytes).metadata()).format, 'jpeg')
  // Transparent pixels become white, not black
  assert.ok(((await sharp(bytes).raw().toBuffer())[0] ?? 0) > 250)
})

test('location, author and camera are removed from a photograph and all its copies', async (t) => {
  const site = await serveUploads(t)
  const bytes = await photograph(1000, 700)
    .withExif({
      IFD0: { Copyright: 'Ada Secret', Make: 'Camera Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secret</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  assert.ok(bytes.includes('Secret'))
  const path = await site.stored('a.jpg', bytes)
  const copies = (await site.files()).filter((file) => file.startsWith('variants/'))
  assert.equal(copies.length, 6)
  for (const address of [path, ...copies.map((file) => `/public-objects/${file}`)]) {
    const { status, bytes: served } = await site.call('GET', address)
    assert.equal(status, 200)
    const { exif, xmp, icc, iptc } = await sharp(served).metadata()
    assert.deepEqual([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined], address)
    assert.equal(served.includes('Secret'), false, address)
  }
})

test('a picture taken sideways is stored upright, and so are its copies', async (t) => {
  const site = await serveUploads(t)
  const sideways = await photograph(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { json } = await site.upload('a.jpg', sideways)
  assert.deepEqual([json.picture.width, json.picture.height], [400, 600])
  const { bytes } = await site.call('GET', `${json.picture.copies.base}/400.webp`)
  const { width, height, orientation } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, orientation], [400, 600, undefined])
})

test('only the first frame of an animation is kept, and the answer says so', async (t) => {
  const site = await serveUploads(t)
  const frames = Buffer.concat(
    await Promise.all(
      ['#b4452a', '#1f4d43'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .raw()
          .toBuffer(),
      ),
    ),
  )
  const moving = sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
  for (const [filename, bytes] of [
    ['a.gif', await moving.clone().gif().toBuffer()],
    ['a.webp', await moving.clone().webp().toBuffer()],
  ] as const) {
    assert.equal((await sharp(bytes).metadata()).pages, 2)
    const { json } = await site.upload(filename, bytes)
    assert.equal(json.animated, true, filename)
    const { bytes: served } = await site.call('GET', json.path)
    const { pages = 1, width, height } = await sharp(served).metadata()
    assert.deepEqual([pages, width, height], [1, 40, 30], filename)
    const [red = 0] = await sharp(served).raw().toBuffer()
    assert.ok(Math.abs(red - 0xb4) < 12, `${filename} shows another frame`)
  }
})

test('CMYK, 16-bit and greyscale images become 8-bit sRGB', async (t) => {
  const site = await serveUploads(t)
  const colour = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4452a' } })
  for (const [filename, bytes] of [
    ['inks.jpg', await colour.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['deep.png', await colour.clone().toColourspace('rgb16').png().toBuffer()],
    ['grey.png', await colour.clone().toColourspace('b-w').png().toBuffer()],
  ] as const) {
    const path = await site.stored(filename, bytes)
    const { bytes: served } = await site.call('GET', path)
    const { space, depth } = await sharp(served).metadata()
    assert.deepEqual([space, depth], ['srgb', 'uchar'], filename)
  }
})

test('simultaneous uploads are all stored, each under its own address', async (t) => {
  const site = await serveUploads(t)
  const pictures = Array.from({ length: 8 }, (_, index) =>
    photograph(60 + index, 40)
      .png()
      .toBuffer(),
  )
  const bytes = await Promise.all(pictures)
  const sent = await Promise.all(bytes.map((one, index) => site.upload(`${index}.png`, one)))
  assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200])
  assert.equal(new Set(sent.map(({ json }) => json.path)).size, 8)
  for (const [index, { json }] of sent.entries()) assert.equal(json.picture.width, 60 + index)
})

test('only one of two simultaneous uploads to one address is stored', async (t) => {
  const site = await serveUploads(t)
  const address = await site.addressFor('a.png')
  const bodies = await Promise.all([60, 80].map((width) => photograph(width, 40).png().toBuffer()))
  const sent = await Promise.all(bodies.map((body) => site.call('PUT', address, { body })))
  assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 403])
  assert.equal((await site.files()).filter((file) => /^blog\/[^.]/.test(file)).length, 1)
})

test('an upload address cannot be reused after its image was deleted', async (t) => {
  const site = await serveUploads(t)
  const address = await site.addressFor('a.png')
  const body = await photograph(60, 40).png().toBuffer()
  const { json } = await site.call('PUT', address, { body })
  assert.equal((await site.remove(json.path)).status, 204)
  assert.equal((await site.call('PUT', address, { body })).status, 403)
  assert.deepEqual(await site.files(), [])
})

/** Starts an upload and stops after the beginning. */
async function begin(site: UploadSite, body: Buffer) {
  const headers = { 'x-staff': 'ada', 'Content-Length': body.length }
  const address = site.origin + (await site.addressFor('a.png'))
  const upload = httpRequest(address, { method: 'PUT', headers })
  upload.on('error', () => undefined)
  await new Promise<void>((resolve) => upload.write(body.subarray(0, 1000), () => resolve()))
  return upload
}

test('stalled uploads do not hold up others', async (t) => {
  const site = await serveUploads(t)
  const body = await photograph(400, 300).png().toBuffer()
  for (let time = 0; time < 8; time += 1) {
    const upload = await begin(site, body)
    t.after(() => upload.destroy())
  }
  assert.equal((await site.upload('b.png', body)).status, 200)
})

test('aborted uploads leave nothing behind, and the next upload is accepted', async (t) => {
  const site = await serveUploads(t)
  const body = await photograph(400, 300).png().toBuffer()
  const uploads = await Promise.all(Array.from({ length: 6 }, () => begin(site, body)))
  await waitFor('all are being received', () => site.reservations() === uploads.length)
  for (const upload of uploads) upload.destroy()
  await waitFor('nothing of them is left', async () => isDeepStrictEqual(await leftBy(site), nothing))
  assert.equal((await site.upload('b.png', body)).status, 200)
})
