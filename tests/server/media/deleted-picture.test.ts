import assert from 'node:assert/strict'
import { copyFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { postBody } from '#tests/helpers/post-body.ts'
import { publishByHand } from '#tests/helpers/publish-by-hand.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// What a post shows whose picture was deleted, on the production build: never a broken image.

let folders: Folders
let server: RunningServer
let cookie: string
let picture: string
let post: { id: string; slug: string }

const blog = () => `${server.origin}/api/blog/posts`
const text = async (address: string) => (await send('GET', server.origin + address, { cookie })).text
const asVisitor = async (address: string) => (await send('GET', server.origin + address)).text

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f4a3f' } })
    .jpeg()
    .toBuffer()
  const slot = `${server.origin}/api/blog/image-upload-url`
  const { uploadURL } = (await send('POST', slot, { cookie, body: { filename: 'oven.jpg' } })).json
  const answer = await fetch(server.origin + uploadURL, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { cookie, 'content-type': 'image/jpeg' },
  })
  assert.equal(answer.status, 200)
  return (await answer.json()).path
}

before(async () => {
  folders = await makeFolders()
  server = await startServer({ folders, env: { PUBLIC_URL: 'https://www.example.com' } })
  cookie = await signIn(server.origin)
  picture = await upload()
  const body = { ...postBody('Bread from an old oven'), image: picture, imageAlt: 'An oven' }
  post = (await send('POST', blog(), { cookie, body })).json
})

after(async () => {
  await server.stop()
  await folders.remove()
})

test('while it is there every place shows it', async () => {
  for (const address of [`/blog/${post.slug}`, '/blog', '/feed.xml'])
    assert.ok((await asVisitor(address)).includes(picture), address)
})

test('staff are told before they restore a version with a picture that was erased', async () => {
  const without = { ...postBody('Bread from an old oven'), image: '', imageAlt: '' }
  assert.equal((await send('PUT', `${blog()}/${post.id}`, { cookie, body: without })).status, 200)
  const history = `/admin/posts/${post.id}/history`
  const before = await text(history)
  assert.ok(before.includes(`src="${picture}"`))
  assert.doesNotMatch(before, /picture was deleted/)
  const removed = await send(
    'DELETE',
    `${server.origin}/api/media/${picture.slice('/public-objects/'.length)}?erase=yes`,
    {
      cookie,
    },
  )
  assert.equal(removed.status, 204, removed.text)
  const page = await text(history)
  assert.ok(!page.includes(`src="${picture}"`))
  assert.match(page, /Its picture was deleted and does not come back/)
  assert.match(page, /This picture was deleted\./)
})

test('after the restore the post shows its drawing everywhere', async () => {
  const [, first] = (await send('GET', `${blog()}/${post.id}/history`, { cookie })).json
  const restored = await send('POST', `${blog()}/${post.id}/restore`, {
    cookie,
    body: { commit: first.commit },
  })
  assert.equal(restored.status, 200)
  assert.equal(restored.json.image, picture)
  const slug = restored.json.slug
  for (const address of [`/blog/${slug}`, '/blog', '/feed.xml', '/', '/sitemap.xml'])
    assert.ok(!(await asVisitor(address)).includes(picture), address)
  const article = await asVisitor(`/blog/${slug}`)
  // The social card and the structured data name a card that is there
  const cards = [...article.matchAll(/https:\/\/www\.example\.com(\/cards\/[^"]+)"/g)].map(
    ([, card = '']) => card,
  )
  assert.ok(cards.length > 0)
  for (const card of new Set(cards)) assert.equal((await fetch(server.origin + card)).status, 200, card)
  assert.match(await text(`/admin/posts/${post.id}`), /This picture was deleted\./)
})

test('a deleted picture is away from the site, and back with the version that shows it', async () => {
  const [cover, inside] = [await upload(), await upload()]
  const shown = {
    ...postBody('With pictures'),
    image: cover,
    imageAlt: 'An oven',
    content: `Words before.\n\n![A loaf](${inside})\n\nWords after.`,
  }
  const made = (await send('POST', blog(), { cookie, body: shown })).json
  const sizeOf = async () =>
    /\/public-objects\/variants\/[0-9a-f]+\/\d+\.avif/.exec(await asVisitor(`/blog/${made.slug}`))?.[0]
  const size = await sizeOf()
  assert.ok(size)
  const bytes = Buffer.from(await (await fetch(server.origin + cover)).arrayBuffer())
  const plain = { ...postBody('With pictures'), image: '', imageAlt: '', content: 'Words alone.' }
  await send('PUT', `${blog()}/${made.id}`, { cookie, body: plain })
  for (const address of [cover, inside]) {
    const id = address.slice('/public-objects/'.length)
    assert.equal((await send('DELETE', `${server.origin}/api/media/${id}`, { cookie })).status, 204)
    assert.equal((await send('DELETE', `${server.origin}/api/media/${id}`, { cookie })).status, 404)
    assert.equal((await fetch(server.origin + address)).status, 404)
  }
  assert.match(await text(`/admin/posts/${made.id}/history`), /Its picture was deleted and comes back, too/)
  const kept = await readdir(path.join(folders.dataDir, 'deleted-pictures'))
  assert.equal(kept.filter((name) => name.endsWith('.picture')).length, 2)

  // A restart in between changes nothing
  await server.stop()
  server = await startServer({ folders, env: { PUBLIC_URL: 'https://www.example.com' } })
  cookie = await signIn(server.origin)
  const versions = (await send('GET', `${blog()}/${made.id}/history`, { cookie })).json
  const commit = versions.at(-1).commit
  const restored = await send('POST', `${blog()}/${made.id}/restore`, { cookie, body: { commit } })
  assert.equal(restored.status, 200)
  assert.deepEqual(restored.json.pictures, { back: [cover, inside], missing: [] })
  const again = await fetch(server.origin + cover)
  assert.equal(again.status, 200)
  assert.deepEqual(Buffer.from(await again.arrayBuffer()), bytes)
  const page = await asVisitor(`/blog/${made.slug}`)
  assert.ok(page.includes(cover) && page.includes(inside))
  assert.equal(await sizeOf(), size)
  assert.equal((await fetch(server.origin + size)).status, 200)
  assert.deepEqual(await readdir(path.join(folders.dataDir, 'deleted-pictures')), [])

  // A deleted post brings its pictures, too
  assert.equal((await send('DELETE', `${blog()}/${made.id}`, { cookie })).status, 204)
  const id = inside.slice('/public-objects/'.length)
  assert.equal((await send('DELETE', `${server.origin}/api/media/${id}`, { cookie })).status, 204)
  const back = await send('POST', `${blog()}/${made.id}/restore`, { cookie, body: { commit } })
  assert.deepEqual([back.status, back.json.pictures], [200, { back: [inside], missing: [] }])
  assert.equal((await fetch(server.origin + inside)).status, 200)
})

test('a picture that was deleted and is erased later does not come back', async () => {
  const cover = await upload()
  const made = (
    await send('POST', blog(), { cookie, body: { ...postBody('Erased'), image: cover, imageAlt: 'x' } })
  ).json
  await send('PUT', `${blog()}/${made.id}`, { cookie, body: { ...postBody('Erased'), image: '' } })
  const media = `${server.origin}/api/media/${cover.slice('/public-objects/'.length)}`
  assert.equal((await send('DELETE', media, { cookie })).status, 204)
  assert.equal((await send('DELETE', `${media}?erase=yes`, { cookie })).status, 204)
  assert.deepEqual(await readdir(path.join(folders.dataDir, 'deleted-pictures')), [])
  const [, first] = (await send('GET', `${blog()}/${made.id}/history`, { cookie })).json
  const restored = await send('POST', `${blog()}/${made.id}/restore`, {
    cookie,
    body: { commit: first.commit },
  })
  assert.deepEqual(restored.json.pictures, { back: [], missing: [cover] })
})

test('a picture that a hand puts there is shown at once, and one that a hand takes away no longer', async () => {
  const objects = path.join(folders.dataDir, 'public-objects')
  const name = 'by-hand.png'
  const body = { ...postBody('By hand'), image: `/public-objects/${name}` }
  const slug = await publishByHand({ origin: server.origin, contentDir: folders.contentDir, cookie }, body)
  assert.ok(!(await asVisitor(`/blog/${slug}`)).includes(name))
  await copyFile(path.resolve(import.meta.dirname, '../../../docs/home.png'), path.join(objects, name))
  assert.ok((await text(`/blog/${slug}`)).includes(name))
  await rm(path.join(objects, name))
  await waitFor('the drawing', async () => !(await text(`/blog/${slug}`)).includes(name))
})
