import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { before, test } from 'node:test'
import type { MediaList } from '#domain/media/media.schema.ts'
import { textOf } from '#tests/helpers/page-html.ts'
import { jpegOf } from '#tests/helpers/pictures.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { publishByHand } from '#tests/helpers/publish-by-hand.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const url = 'https://www.example.com'
const site = await startSite({
  env: { PUBLIC_URL: url },
})
const { folders } = site
const cookie = await site.cookie()
let wide: string
let tall: string
let slug: string

const get = async (address: string, headers: Record<string, string> = {}) =>
  await (await fetch(site.origin + address, { headers })).text()

const upload = async (name: string, width: number, height: number) =>
  site.upload(await jpegOf(width, height), name)

const publish = (title: string, content: string): Promise<string> =>
  publishByHand({ origin: site.origin, contentDir: folders.contentDir, cookie }, postBody(title, content))

const figures = (html: string) => html.match(/<figure.*?<\/figure>/gs) ?? []

before(async () => {
  wide = await upload('van.jpg', 600, 400)
  tall = await upload('phone.jpg', 40, 90)
  slug = await publish(
    'A van and a phone',
    `The van stands there, [see below](#the-phone).

![A van at dawn](${wide} "At *six*, in [our street](/contact)")

Text between them.

The phone

![A telephone](${tall})

![Never there](/public-objects/blog/000000000000000000000000.jpg "A caption of nothing")

![Elsewhere](https://evil.example/a.jpg)

![A trap](javascript:alert(1))

Page

See the [page](#page) as well.`,
  )
})

test('an article loads its pictures lazily, with dimensions, smaller copies and captions; a missing one is left out', async () => {
  const html = await get(`/blog/${slug}`)
  const [first = '', second = '', ...others] = figures(html)
  assert.deepEqual(others, [])
  assert.match(first, /<source type="image\/avif" srcSet="\/public-objects\/variants\/\w+\/480\.avif 480w, /i)
  assert.match(first, /<img [^>]*alt="A van at dawn" width="600" height="400" loading="lazy"/)
  assert.match(first, new RegExp(`src="${wide}"`))
  assert.match(first, /<figcaption[^>]*>At <em>six<\/em>, in <a [^>]*href="\/contact"/)
  assert.match(second, /<img [^>]*alt="A telephone" width="40" height="90"/)
  assert.doesNotMatch(second, /<figcaption/)
  assert.doesNotMatch(html, /A caption of nothing/)
})

test('an article loads no picture from another host, but links to it', async () => {
  const html = await get(`/blog/${slug}`)
  const sources = [...html.matchAll(/\ssrc(?:set)?="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(', '),
  )
  assert.ok(sources.length > 4)
  for (const source of sources) assert.match(source, /^\/(?!\/)/)
  assert.match(html, /<a [^>]*href="https:\/\/evil\.example\/a\.jpg"[^>]*>Elsewhere<\/a>/)
  assert.ok(textOf(html).includes('![A trap](javascript:alert(1))'))
})

test('a link can lead to a heading of the article, and every id on the page is unique', async () => {
  const html = await get(`/blog/${slug}`)
  assert.match(html, /<a [^>]*href="#the-phone"/)
  assert.match(html, /<h2 [^>]*id="the-phone"[^>]*>The phone<\/h2>/)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  assert.deepEqual(ids, [...new Set(ids)])
})

test('the feed has absolute addresses for pictures, links and headings', async () => {
  const feed = (await get('/feed.xml'))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
  assert.ok(
    feed.includes(
      `<figure><img src="${url}${wide}" alt="A van at dawn" width="600" height="400"/><figcaption>At <em>six</em>, in <a href="${url}/contact">our street</a></figcaption></figure>`,
    ),
  )
  assert.ok(feed.includes(`<a href="${url}/blog/${slug}#the-phone">see below</a>`))
  assert.doesNotMatch(feed, /Never there|src="https:\/\/evil/)
})

test('the Media screen lists the post whose text has a picture, which then cannot be deleted', async () => {
  const { images }: MediaList = (await site.ask('GET', '/api/media')).json
  const van = images.find((image) => image.path === wide)
  const found = van?.usedIn.map(({ title, field, alt }) => [title, field, alt])
  assert.deepEqual(found, [['A van and a phone', 'content', 'A van at dawn']])
  assert.deepEqual(van?.altTexts, ['A van at dawn'])
  const address = `${site.origin}/api/media/${wide.slice('/public-objects/'.length)}`
  assert.equal((await send('DELETE', address, { cookie })).status, 409)
  assert.match(await get('/admin/media', { cookie }), /Shown in the text|A van and a phone/)
})

test('an article leaves out a picture that was removed from the folder', async () => {
  const gone = await upload('gone.jpg', 30, 20)
  const address = `/blog/${await publish('A picture that goes', `Text.\n\n![Soon gone](${gone} "Of no more")`)}`
  assert.equal(figures(await get(address)).length, 1)
  await rm(path.join(folders.dataDir, gone))
  await site.stop()
  await site.start()
  await waitFor('the article without it', async () => figures(await get(address)).length === 0)
})

test('a text with thousands of missing pictures is served without them', async () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `![${at}](/public-objects/blog/${at}.jpg)`)
  const address = `/blog/${await publish('Far too many', `![A van](${wide})\n${lines.join('\n')}`)}`
  const html = await get(address)
  assert.equal(figures(html).length, 1)
})
