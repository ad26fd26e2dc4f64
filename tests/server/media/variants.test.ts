import assert from 'node:assert/strict'
import { copyFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { photograph, serveUploads } from './upload-site.ts'

test('a large photograph has AVIF and WebP copies in four widths, cached for ever', async (t) => {
  const site = await serveUploads(t)
  const { json } = await site.upload('van.jpg', await photograph(2600, 520).jpeg().toBuffer())
  assert.deepEqual(json.picture.copies.widths, [480, 800, 1200, 1600])
  assert.deepEqual([json.picture.width, json.picture.height], [2560, 512])
  for (const width of json.picture.copies.widths) {
    for (const format of ['avif', 'webp']) {
      const { status, headers, bytes } = await site.call(
        'GET',
        `${json.picture.copies.base}/${width}.${format}`,
      )
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), `image/${format}`)
      assert.match(headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox")
      assert.equal((await sharp(bytes).metadata()).width, width)
    }
  }
})

test('an image has copies up to its own width, and none wider', async (t) => {
  const site = await serveUploads(t)
  for (const [width, widths] of [
    [1600, [480, 800, 1200, 1600]],
    [1000, [480, 800, 1000]],
    [480, [480]],
    [90, [90]],
  ] as const) {
    const { json } = await site.upload('a.jpg', await photograph(width, 60).jpeg().toBuffer())
    assert.deepEqual([json.picture.width, json.picture.copies.widths], [width, widths])
  }
})

test('image details survive a restart; new file times alone (a restored backup) cause no reprocessing', async (t) => {
  const folder = await temporaryFolder(t)
  const before = await serveUploads(t, { dir: folder })
  const address = await before.stored('Team photo.jpg', await photograph(700, 500).jpeg().toBuffer())
  const picture = before.media.picture(address)
  assert.equal(picture.width, 700)
  await before.close()
  await utimes(path.join(folder, address.replace('/public-objects/', '')), new Date(0), new Date(0))
  const after = await serveUploads(t, { dir: folder })
  let changes = 0
  after.media.onChange(() => changes++)
  assert.deepEqual(after.media.picture(address), picture)
  assert.equal(after.media.list()[0]?.name, 'Team photo.jpg')
  await after.media.ensureVariants()
  assert.equal(changes, 0)
})

test('an image that is not stored here is described by its address alone', async (t) => {
  const site = await serveUploads(t)
  for (const src of [
    'https://elsewhere.example/a.jpg',
    '/public-objects/none.jpg',
    '/public-objects/%E0%A4%A.png',
  ])
    assert.deepEqual(site.media.picture(src), { src })
})

test('an image added by hand gets copies, and is itself served unchanged and revalidated', async (t) => {
  const folder = await temporaryFolder(t)
  const bytes = await photograph(700, 500).png().toBuffer()
  await mkdir(path.join(folder, 'team'))
  await writeFile(path.join(folder, 'team/ada & grace.png'), bytes)
  const site = await serveUploads(t, { dir: folder })
  await site.media.ensureVariants()
  const address = '/public-objects/team/ada%20%26%20grace.png'
  const picture = site.media.picture(address)
  assert.deepEqual([picture.width, picture.copies?.widths], [700, [480, 700]])
  assert.equal((await site.call('GET', `${picture.copies?.base}/480.avif`)).status, 200)
  const served = await site.call('GET', address)
  assert.ok(served.bytes.equals(bytes))
  assert.equal(served.headers.get('cache-control'), 'no-cache')
})

test('an image changed by hand gets new details and copies, and its old copies are removed', async (t) => {
  const site = await serveUploads(t)
  const file = path.join(site.folder, 'team.jpg')
  await writeFile(file, await photograph(700, 500).jpeg().toBuffer())
  await site.media.ensureVariants()
  let changes = 0
  site.media.onChange(() => changes++)
  const old = site.media.picture('/public-objects/team.jpg')
  await writeFile(file, await photograph(800, 400).jpeg().toBuffer())
  await site.media.ensureVariants()
  const now = site.media.picture('/public-objects/team.jpg')
  assert.deepEqual([now.width, now.height], [800, 400])
  assert.notEqual(now.copies?.base, old.copies?.base)
  assert.ok(changes > 0)
  assert.equal((await site.call('GET', `${old.copies?.base}/480.avif`)).status, 404)
})

test('an image removed by hand leaves neither copies nor list entry behind', async (t) => {
  const site = await serveUploads(t)
  const address = await site.stored('a.jpg', await photograph(700, 500).jpeg().toBuffer())
  await rm(path.join(site.folder, address.replace('/public-objects/', '')))
  await site.media.ensureVariants()
  assert.deepEqual(await site.files(), [])
  assert.deepEqual(site.media.list(), [])
})

test('a file that is not an image is listed without a size and does not stop the others', async (t) => {
  const folder = await temporaryFolder(t)
  await writeFile(path.join(folder, 'a.png'), 'not an image')
  await writeFile(path.join(folder, 'b.png'), await photograph(60, 40).png().toBuffer())
  const site = await serveUploads(t, { dir: folder })
  await site.media.ensureVariants()
  const byId = new Map(site.media.list().map((image) => [image.id, image]))
  assert.equal(byId.get('a.png')?.width, null)
  assert.equal(byId.get('b.png')?.width, 60)
  assert.deepEqual(site.media.picture('/public-objects/a.png'), { src: '/public-objects/a.png' })
})

test('damaged image details and missing copies are recreated', async (t) => {
  const folder = await temporaryFolder(t)
  const before = await serveUploads(t, { dir: folder })
  const address = await before.stored('a.jpg', await photograph(700, 500).jpeg().toBuffer())
  const picture = before.media.picture(address)
  await before.close()
  const name = address.replace('/public-objects/blog/', '')
  await writeFile(path.join(folder, 'blog', `.${name}.json`), '{"recipe":')
  await rm(path.join(folder, 'variants'), { recursive: true })
  const after = await serveUploads(t, { dir: folder })
  await after.media.ensureVariants()
  assert.deepEqual(after.media.picture(address).copies?.widths, picture.copies?.widths)
})

test('two identical images share their copies until both are deleted', async (t) => {
  const site = await serveUploads(t)
  const bytes = await photograph(700, 500).jpeg().toBuffer()
  const first = await site.stored('a.jpg', bytes)
  const second = await site.stored('b.jpg', bytes)
  const variants = async () => (await site.files()).filter((file) => file.startsWith('variants')).length
  assert.equal(await variants(), 4)
  assert.equal((await site.remove(first)).status, 204)
  assert.equal(await variants(), 4)
  assert.equal((await site.call('GET', second)).status, 200)
  assert.equal((await site.remove(second)).status, 204)
  assert.deepEqual(await site.files(), [])
})

test('leftovers of a crash are removed at the start, images are kept', async (t) => {
  const folder = await temporaryFolder(t)
  const before = await serveUploads(t, { dir: folder })
  const address = await before.stored('a.jpg', await photograph(700, 500).jpeg().toBuffer())
  await before.close()
  const whole = await before.files()
  const image = path.join(folder, address.replace('/public-objects/', ''))
  const orphan = path.join(folder, 'variants', 'f'.repeat(32))
  await mkdir(orphan)
  await copyFile(image, path.join(orphan, '480.avif'))
  await mkdir(path.join(folder, 'variants', `.${'e'.repeat(32)}.0123456789ab.tmp`))
  await writeFile(path.join(folder, 'variants', `.${'e'.repeat(32)}.0123456789ab.tmp`, '480.avif'), 'half')
  await writeFile(path.join(folder, 'blog', '.0123.jpg.0123456789ab.tmp'), 'half')
  await writeFile(path.join(folder, 'blog', '.never-stored.jpg.json'), '{}')
  const after = await serveUploads(t, { dir: folder })
  await waitFor('the leftovers are removed', async () => (await after.files()).length === whole.length)
  assert.deepEqual(await after.files(), whole)
})

test('if the disk is full at any step of an upload, it gets 507, stores nothing and reserves nothing', async (t) => {
  const site = await serveUploads(t)
  const bytes = await photograph(90, 60).jpeg().toBuffer()
  const failedAt: string[] = []
  for (let nth = 1; ; nth += 1) {
    assert.ok(nth < 100, 'the disk never stopped failing')
    const address = await site.addressFor('a.jpg')
    const disk = failDisk(site.folder, nth, { code: 'ENOSPC' })
    const answer = await site.call('PUT', address, { body: bytes })
    disk.mend()
    const step = disk.failedAt()
    if (step === null) {
      assert.equal(answer.status, 200)
      break
    }
    failedAt.push(step)
    assert.equal(answer.status, 507, step)
    assert.deepEqual([await site.files(), site.reservations()], [[], 0], step)
    assert.equal((await site.call('GET', address.split('?')[0] ?? '')).status, 404, step)
  }
  assert.ok(failedAt.some((step) => step.includes('variants')))
  assert.ok(failedAt.some((step) => step.includes('.json')))
  assert.ok(failedAt.some((step) => step.startsWith('link')))
})
