import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { root } from '#scripts/setup.mjs'
import { postBody } from '#tests/helpers/post-body.ts'
import { send, signIn } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// What the edge of the production build answers from its memory: only such answers have no X-Request-Id.

const { folders, server } = await startSite()
const cookie = await signIn(server.origin)

const isFromMemory = (answer: Response) => !answer.headers.has('x-request-id')

async function keptPages(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  return Number(/^ponte_pages_kept (\d+)/m.exec(text)?.[1] ?? Number.NaN)
}

test('the pages that visitors will want first are rendered after a start and after a save, before anybody asks', async () => {
  const wanted = ['/', '/it', '/pricing', '/it/pricing', '/blog', '/contact', '/services', '/about']
  const areReady = async () => (await keptPages()) >= wanted.length
  await waitFor('rendered pages', areReady)
  for (const page of wanted) assert.ok(isFromMemory(await fetch(server.origin + page)), page)
  const body = postBody('Rendered again')
  const { status } = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
  assert.equal(status, 201)
  // Longer than a burst of saves may last, and than it takes to render them
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  for (const page of wanted) assert.ok(isFromMemory(await fetch(server.origin + page)), page)
})

test('a save leaves a page without posts in memory; the settings and its own picture do not', async () => {
  const page = `${server.origin}/about`
  const save = async (title: string) => {
    const { status } = await send('POST', `${server.origin}/api/blog/posts`, {
      cookie,
      body: postBody(title),
    })
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
  assert.equal(after.headers.get('x-ponte-reads'), null)

  await change(/^phone: .*$/m, 'phone: +44 20 7946 0999', '+44 20 7946 0999')
  await save('Beside again')
  assert.ok(isFromMemory(await fetch(page)))

  const picture = await upload()
  await change(/$/, `teamImage: ${picture}\n`, path.basename(picture))
  await save('Beside a picture')
  assert.ok(!isFromMemory(await fetch(page)))
})

/** Uploads a picture of its own colour; resolves with its address. */
async function upload(): Promise<string> {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 9 }
  const image = await sharp({ create: { width: 900, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const { json } = await send('POST', `${server.origin}/api/blog/image-upload-url`, {
    cookie,
    body: { filename: 'a.png' },
  })
  const put = await fetch(server.origin + json.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(image),
    headers: { cookie },
  })
  assert.equal(put.status, 200)
  return new URL(json.uploadURL, server.origin).pathname
}

test('each built file has the same headers from memory as from the application', async () => {
  const client = path.join(root, 'dist/client')
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
  assert.ok(names.length > 50)
  // Of the file on disk, of the one answer, and of its part
  const differing = new Set(
    'x-request-id etag last-modified content-range accept-ranges content-length date vary'.split(' '),
  )
  const headersOf = (answer: Response) =>
    Object.fromEntries([...answer.headers].filter(([name]) => !differing.has(name)))
  for (const name of names) {
    const address = `${server.origin}/${name}`
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
    // The part is of the compressed form or not, as the browser asks for it
    const { 'content-encoding': _one, ...fromMemory } = headersOf(stored)
    const { 'content-encoding': _other, ...fromApplication } = headersOf(part)
    assert.deepEqual(fromMemory, fromApplication, name)
  }
})

test('a picture comes from memory from its second request on, whole or as a part, and is gone when it is deleted', async () => {
  const address = server.origin + (await upload())
  const first = await fetch(address)
  const bytes = Buffer.from(await first.arrayBuffer())
  const second = await fetch(address)
  assert.equal(second.status, 200)
  assert.ok(isFromMemory(second))
  assert.deepEqual(Buffer.from(await second.arrayBuffer()), bytes)
  assert.equal(second.headers.get('content-encoding'), null)
  assert.equal(second.headers.get('vary'), null)
  for (const name of [
    'content-type',
    'cache-control',
    'content-security-policy',
    'cross-origin-resource-policy',
  ])
    assert.equal(second.headers.get(name), first.headers.get(name), name)
  const known = await fetch(address, { headers: { 'if-none-match': second.headers.get('etag') ?? '' } })
  assert.equal(known.status, 304)
  const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
  assert.equal(part.status, 206)
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(10, 20))

  const id = new URL(address).pathname.slice('/public-objects/'.length)
  const removed = await send('DELETE', `${server.origin}/api/media/${encodeURIComponent(id)}`, { cookie })
  assert.equal(removed.status, 204, removed.text)
  assert.equal((await fetch(address)).status, 404)
})

test('a picture that a hand takes away stays no longer than until the next change of the content', async () => {
  const place = await upload()
  for (let time = 0; time < 2; time += 1) assert.equal((await fetch(server.origin + place)).status, 200)
  await rm(path.join(folders.dataDir, place))
  const saved = await send('POST', `${server.origin}/api/blog/posts`, {
    cookie,
    body: {
      title: 'Another',
      content: 'Words.',
      description: 'What.',
      category: 'Technology',
      readTime: '1 min read',
    },
  })
  assert.equal(saved.status, 201)
  assert.equal((await fetch(server.origin + place)).status, 404)
})

test('one who is signed in gets files and pictures as everybody does', async () => {
  const place = await upload()
  for (let time = 0; time < 2; time += 1)
    assert.equal((await fetch(server.origin + place, { headers: { cookie } })).status, 200)
  const icon = await fetch(`${server.origin}/icon.svg`, { headers: { cookie } })
  assert.equal(icon.status, 200)
  assert.equal(icon.headers.get('set-cookie'), null)
})
