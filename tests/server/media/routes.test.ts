import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { photograph, serveUploads } from './upload-site.ts'

// The tests share this site, so pictures of earlier tests remain
const site = await serveUploads({ after })

test('PNG, WebP, GIF and AVIF are accepted and served as immutable', async () => {
  const picture = () => photograph(40, 30)
  const kinds = { png: picture().png(), webp: picture().webp(), gif: picture().gif(), avif: picture().avif() }
  for (const [kind, image] of Object.entries(kinds)) {
    const { status, headers } = await site.call(
      'GET',
      await site.stored(`A ${kind}.${kind}`, await image.toBuffer()),
    )
    assert.deepEqual([status, headers.get('content-type')], [200, `image/${kind}`])
    assert.match(headers.get('cache-control') ?? '', /immutable/)
  }
})

test('an upload address works once, for ten minutes, for one member and one path', async (t) => {
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

test('other file names get no upload address', async () => {
  for (const filename of ['a.svg', 'a', '../../a.html', 7]) {
    const body = JSON.stringify({ filename })
    const { status } = await site.call('POST', '/api/blog/image-upload-url', { body })
    assert.equal(status, 415, String(filename))
  }
})

test('missing or hidden files and those outside the folder get 404, and DELETE 405', async () => {
  for (const name of ['none.png', '.secret', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', ''])
    assert.equal((await site.call('GET', `/public-objects/${name}`)).status, 404, name)
  const answer = await site.call('DELETE', '/public-objects/none.png')
  assert.equal(answer.status, 405)
  assert.equal(answer.headers.get('allow'), 'GET, HEAD')
})
