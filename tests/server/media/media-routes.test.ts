import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { MediaUse } from '#domain/media/media.schema.ts'
import { photograph, serveUploads } from './upload-site.ts'

const inPost: MediaUse = {
  id: 'p1',
  slug: 'a-post',
  title: 'A post',
  field: 'image',
  state: 'published',
  alt: 'A van on a drive',
}

test('the list gives the details and uses of every image, newest first', async (t) => {
  let time = Date.parse('2026-03-01T09:00:00Z')
  const site = await serveUploads(t, { now: () => time })
  const older = await site.stored('Van.jpg', await photograph(900, 600).jpeg().toBuffer())
  time += 60_000
  const newer = await site.stored(
    'C:\\pictures\\\u202ecounter.PNG',
    await photograph(60, 40).png().toBuffer(),
  )
  site.uses.set(older, [inPost, { ...inPost, id: 'p2', alt: '' }, { ...inPost, field: 'content', alt: null }])
  const { status, headers, json } = await site.call('GET', '/api/media')
  assert.equal(status, 200)
  assert.equal(headers.get('cache-control'), 'no-store')
  const found = json.images.map(({ path: address }: { path: string }) => address)
  assert.deepEqual(found, [newer, older])
  const [second, first] = json.images
  assert.equal(second.name, 'counter.PNG')
  assert.deepEqual(second.usedIn, [])
  assert.equal(first.name, 'Van.jpg')
  assert.equal(first.url, `https://ponte.example${older}`)
  assert.equal(first.type, 'image/jpeg')
  assert.equal(first.uploadedAt, '2026-03-01T09:00:00.000Z')
  assert.deepEqual([first.width, first.height], [900, 600])
  assert.equal(first.bytes, (await site.call('GET', older)).bytes.length)
  assert.equal(first.usedIn.length, 3)
  assert.deepEqual(first.altTexts, ['A van on a drive'])
  const smallest = await site.call('GET', `${first.picture.copies.base}/480.avif`)
  assert.equal(first.sent.least, smallest.bytes.length)
})

test('a picture in use cannot be deleted, and the answer names where it is used', async (t) => {
  const site = await serveUploads(t)
  const address = await site.stored('a.jpg', await photograph(60, 40).jpeg().toBuffer())
  const before = await site.files()
  site.uses.set(address, [inPost, { ...inPost, title: 'Another' }])
  const { status, json } = await site.remove(address)
  assert.equal(status, 409)
  assert.match(json.detail, /‘A post’ and ‘Another’/)
  assert.deepEqual(json.usedIn[0], inPost)
  assert.deepEqual(await site.files(), before)
})

test('deleting an unused picture removes all files that belong to it', async (t) => {
  const site = await serveUploads(t)
  const address = await site.stored('a.jpg', await photograph(900, 600).jpeg().toBuffer())
  const kept = await site.stored('b.jpg', await photograph(60, 40).jpeg().toBuffer())
  assert.equal((await site.remove(address)).status, 204)
  assert.equal((await site.call('GET', address)).status, 404)
  assert.equal((await site.remove(address)).status, 404)
  const { json } = await site.call('GET', '/api/media')
  const found = json.images.map(({ path: left }: { path: string }) => left)
  assert.deepEqual(found, [kept])
  assert.equal((await site.files()).filter((file) => file.startsWith('blog/')).length, 2)
})

test('no form of address deletes anything but a listed image', async (t) => {
  const site = await serveUploads(t)
  await writeFile(path.join(site.folder, 'robots.txt'), 'kept')
  const address = await site.stored('a.jpg', await photograph(60, 40).jpeg().toBuffer())
  const name = address.replace('/public-objects/blog/', '')
  const before = await site.files()
  const odd = ['%2e%2e%2fetc%2fpasswd', `blog/.${name}.json`, `blog/../blog%2f..%2f${name}`, 'blog/']
  for (const id of ['robots.txt', ...odd])
    assert.equal((await site.call('DELETE', `/api/media/${id}`)).status, 404, id)
  assert.deepEqual(await site.files(), before)
})

test('visitors can neither see the list nor delete; a wrong method gets 405 and Allow', async (t) => {
  const site = await serveUploads(t)
  const address = await site.stored('a.jpg', await photograph(60, 40).jpeg().toBuffer())
  assert.equal((await site.call('GET', '/api/media', { staff: '' })).status, 401)
  const id = address.replace('/public-objects', '/api/media')
  assert.equal((await site.call('DELETE', id, { staff: '' })).status, 401)
  assert.equal((await site.call('GET', address, { staff: '' })).status, 200)
  for (const [method, address, allow] of [
    ['POST', '/api/media', 'GET, HEAD'],
    ['DELETE', '/api/media', 'GET, HEAD'],
    ['GET', '/api/media/blog/a.jpg', 'DELETE'],
    ['PUT', '/api/media/blog/a.jpg', 'DELETE'],
  ] as const) {
    const { status, headers } = await site.call(method, address)
    assert.deepEqual([status, headers.get('allow')], [405, allow], `${method} ${address}`)
  }
})
