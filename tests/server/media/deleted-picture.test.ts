import assert from 'node:assert/strict'
import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import { jpegOf } from '#tests/helpers/pictures.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { publishByHand } from '#tests/helpers/publish-by-hand.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// A post never shows a broken image after its picture was deleted, on the production build.

const site = await startSite({ env: { PUBLIC_URL: 'https://www.example.com' } })
const { folders } = site
const cookie = await site.cookie()
let picture: string
let post: { id: string; slug: string }

const text = async (address: string) => (await site.ask('GET', address)).text
const asVisitor = async (address: string) => (await site.get(address)).text

const upload = async () => site.upload(await jpegOf(90, 60), 'oven.jpg')

before(async () => {
  picture = await upload()
  const body = { ...postBody('Bread from an old oven'), image: picture, imageAlt: 'An oven' }
  post = await site.makePost(body)
})

test('until its deletion the picture is on the post, in the blog list and in the feed', async () => {
  for (const address of [`/blog/${post.slug}`, '/blog', '/feed.xml'])
    assert.ok((await asVisitor(address)).includes(picture), address)
})

test('the history tells staff that the picture of a version was deleted', async () => {
  const without = { ...postBody('Bread from an old oven'), image: '', imageAlt: '' }
  assert.equal((await site.ask('PUT', `/api/blog/posts/${post.id}`, without)).status, 200)
  const history = `/admin/posts/${post.id}/history`
  const before = await text(history)
  assert.ok(before.includes(`src="${picture}"`))
  assert.doesNotMatch(before, /picture was deleted/)
  const removed = await site.ask('DELETE', `/api/media/${picture.slice('/public-objects/'.length)}`)
  assert.equal(removed.status, 204, removed.text)
  const page = await text(history)
  assert.ok(!page.includes(`src="${picture}"`))
  assert.match(page, /This picture was deleted\./)
})

test('after the restore no page names the deleted picture, and the studio reports it', async () => {
  const [, first] = (await site.ask('GET', `/api/blog/posts/${post.id}/history`)).json
  const restored = await site.ask('POST', `/api/blog/posts/${post.id}/restore`, { commit: first.commit })
  assert.equal(restored.status, 200)
  assert.equal(restored.json.image, picture)
  assert.deepEqual(restored.json.missingPictures, [picture])
  const slug = restored.json.slug
  for (const address of [`/blog/${slug}`, '/blog', '/feed.xml', '/', '/sitemap.xml'])
    assert.ok(!(await asVisitor(address)).includes(picture), address)
  const article = await asVisitor(`/blog/${slug}`)
  // The social card and the structured data name a card that exists
  const named = article.matchAll(/https:\/\/www\.example\.com(\/cards\/[^"]+)"/g)
  const cards = [...named].map(([, card = '']) => card)
  assert.ok(cards.length > 0)
  for (const card of new Set(cards)) assert.equal((await fetch(site.origin + card)).status, 200, card)
  assert.match(await text(`/admin/posts/${post.id}`), /This picture was deleted\./)
})

test('deleting a picture removes its copies too, and a restored post no longer shows it', async () => {
  const [cover, inside] = [await upload(), await upload()]
  const text = `Words before.\n\n![A loaf](${inside})\n\nWords after.`
  const made = await site.makePost({ ...postBody('With pictures', text), image: cover, imageAlt: 'An oven' })
  const page = await asVisitor(`/blog/${made.slug}`)
  const size = /\/public-objects\/variants\/[0-9a-f]+\/\d+\.avif/.exec(page)?.[0]
  assert.ok(size)
  assert.equal((await site.ask('DELETE', `/api/blog/posts/${made.id}`)).status, 204)
  for (const address of [cover, inside]) {
    const id = address.slice('/public-objects/'.length)
    assert.equal((await site.ask('DELETE', `/api/media/${id}`)).status, 204)
    assert.equal((await site.ask('DELETE', `/api/media/${id}`)).status, 404)
    assert.equal((await fetch(site.origin + address)).status, 404)
  }
  assert.equal((await fetch(site.origin + size)).status, 404)
  const { commit } = (await site.ask('GET', `/api/blog/posts/${made.id}/history`)).json.at(-1)
  const back = await site.ask('POST', `/api/blog/posts/${made.id}/restore`, { commit })
  assert.deepEqual([back.status, back.json.missingPictures], [200, [cover, inside]])
  assert.ok(!(await asVisitor(`/blog/${back.json.slug}`)).includes(cover))
})

test('a picture added by hand is shown at once, and one removed by hand is no longer shown', async () => {
  const objects = path.join(folders.dataDir, 'public-objects')
  const name = 'by-hand.png'
  const body = { ...postBody('By hand'), image: `/public-objects/${name}` }
  const slug = await publishByHand({ origin: site.origin, contentDir: folders.contentDir, cookie }, body)
  assert.ok(!(await asVisitor(`/blog/${slug}`)).includes(name))
  await copyFile(path.resolve(import.meta.dirname, '../../../docs/home.png'), path.join(objects, name))
  assert.ok((await text(`/blog/${slug}`)).includes(name))
  await rm(path.join(objects, name))
  await waitFor('the drawing is shown instead', async () => !(await text(`/blog/${slug}`)).includes(name))
})
