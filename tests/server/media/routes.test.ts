import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { photograph, serveUploads } from './upload-site.ts'

test('an image is stored under its address, upright and without its metadata', async (t) => {
  const site = await serveUploads(t)
  const bytes = await photograph(40, 30)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const answer = await site.call('GET', await site.stored('Team photo.JPG', bytes))
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'image/jpeg')
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/)
  const metadata = await sharp(answer.bytes).metadata()
  assert.equal(metadata.exif, undefined)
  assert.deepEqual([metadata.width, metadata.height], [40, 30])
})

test('each accepted kind is taken', async (t) => {
  const site = await serveUploads(t)
  const picture = () => photograph(40, 30)
  const kinds = { png: picture().png(), webp: picture().webp(), gif: picture().gif(), avif: picture().avif() }
  for (const [kind, image] of Object.entries(kinds))
    assert.equal((await site.upload(`a.${kind}`, await image.toBuffer())).status, 200, kind)
})

test('an address serves once, ten minutes, one member and one path', async (t) => {
  let clock = Date.now()
  const site = await serveUploads(t, { now: () => clock })
  const body = await photograph(40, 30).png().toBuffer()
  const address = await site.addressFor('a.png')
  const elsewhere = address.replace(/blog\/./, (text) => `blog/${text.endsWith('0') ? '1' : '0'}`)
  assert.equal((await site.call('PUT', address, { body, staff: 'somebody else' })).status, 403)
  assert.equal((await site.call('PUT', elsewhere, { body })).status, 403)
  assert.equal((await site.call('PUT', address, { body, staff: '' })).status, 401)
  assert.equal((await site.call('PUT', address, { body })).status, 200)
  assert.equal((await site.call('PUT', address, { body })).status, 403)
  const late = await site.addressFor('b.png')
  clock += 600_001
  assert.equal((await site.call('PUT', late, { body })).status, 403)
})

test('other kinds of names get no address', async (t) => {
  const site = await serveUploads(t)
  for (const filename of ['a.svg', 'a', '../../a.html', 7]) {
    const body = JSON.stringify({ filename })
    const { status } = await site.call('POST', '/api/blog/image-upload-url', { body })
    assert.equal(status, 415, String(filename))
  }
})

test('what is not there, hidden or above the folder is not found', async (t) => {
  const site = await serveUploads(t)
  for (const name of ['none.png', '.secret', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', ''])
    assert.equal((await site.call('GET', `/public-objects/${name}`)).status, 404, name)
  const answer = await site.call('DELETE', '/public-objects/none.png')
  assert.equal(answer.status, 405)
  assert.equal(answer.headers.get('allow'), 'GET, HEAD')
})
