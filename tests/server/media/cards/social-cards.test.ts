import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { sitemapPages } from '#domain/site-pages.ts'
import { sample } from '#tests/helpers/full.ts'
import { metaIn, structuredDataIn } from '#tests/helpers/page-html.ts'
import { jpegOf } from '#tests/helpers/pictures.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { twinOf } from '#tests/helpers/public-pages.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// Social cards, which represent pages on other sites, from the production build.

const site = await startSite()
const { folders } = site

const htmlOf = async (address: string) => (await fetch(site.origin + address)).text()

/** Path of the card that a page names; empty for none. */
async function cardOf(address: string): Promise<string> {
  const [card = ''] = metaIn(await htmlOf(address), 'og:image')
  return card.replace(site.origin, '')
}

async function pictureAt(address: string) {
  const response = await fetch(site.origin + address, { redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function newPost(title: string, more: Record<string, unknown> = {}) {
  const body = { ...postBody(title), ...more }
  const { id, slug } = await site.makePost(body)
  return { id, slug, page: `/blog/${slug}`, body }
}

async function change(
  { id, body }: { id: string; body: Record<string, unknown> },
  changes: Record<string, unknown>,
): Promise<string> {
  const { status, text, json } = await site.ask('PUT', `/api/blog/posts/${id}`, { ...body, ...changes })
  assert.equal(status, 200, text)
  return String(json.slug)
}

const pixelsOf = (bytes: Buffer, left: number, width: number) =>
  sharp(bytes).removeAlpha().extract({ left, top: 120, width, height: 480 }).raw().toBuffer()

/** How many values differ by more than compression explains. */
function differing(one: Buffer, other: Buffer): number {
  assert.equal(one.length, other.length)
  let count = 0
  for (let at = 0; at < one.length; at += 1) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 40) count += 1
  return count
}

test('every page in the sitemap names an existing card of 1200 by 630 pixels', async () => {
  const listed = [...(await htmlOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const addresses = listed.map(([, address = '']) => new URL(address).pathname)
  assert.ok(addresses.length > sitemapPages.length, 'no posts in the sitemap')
  for (const address of sample(addresses, 16, Math.floor(Date.now() / 86_400_000))) {
    const html = await htmlOf(address)
    const only = (name: string): string => {
      const [content = '', ...others] = metaIn(html, name)
      assert.equal(others.length, 0, `${address} says ${name} twice`)
      return content
    }
    const card = only('og:image')
    assert.ok(card.startsWith(`${site.origin}/cards/`), `${address}: ${card}`)
    assert.equal(only('twitter:card'), 'summary_large_image')
    assert.ok(only('og:image:alt').length > 8, address)
    const { status, headers, bytes } = await pictureAt(card.replace(site.origin, ''))
    assert.equal(status, 200, card)
    assert.equal(headers.get('content-type'), only('og:image:type'))
    assert.match(headers.get('cache-control') ?? '', /immutable/)
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.ok(bytes.length < 150_000, `${card} has ${bytes.length} bytes`)
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual(
      [width, height, `image/${format}`],
      [Number(only('og:image:width')), Number(only('og:image:height')), only('og:image:type')],
    )
    assert.deepEqual([width, height], [1200, 630])
  }
})

test('the cards of a page in English and in Italian have different texts', async () => {
  const twins = sitemapPages.flatMap((page) => {
    const twin = twinOf(page)
    return twin === null ? [] : [{ page, twin }]
  })
  for (const { page, twin } of sample(twins, 8)) {
    const [one, other] = [await cardOf(page), await cardOf(twin)]
    assert.notEqual(one, other)
    const [first, second] = [await pictureAt(one), await pictureAt(other)]
    const words = await Promise.all([pixelsOf(first.bytes, 60, 500), pixelsOf(second.bytes, 60, 500)])
    assert.ok(differing(words[0], words[1]) > 2_000, `${page} and ${twin} say the same`)
  }
})

test('a new post title changes the text drawn on the card, not the illustration', async () => {
  const post = await newPost('Mornings without a telephone')
  const { page } = post
  const before = await pictureAt(await cardOf(page))
  await change(post, { title: 'Afternoons with a busy telephone' })
  const after = await pictureAt(await cardOf(page))
  const words = await Promise.all([pixelsOf(before.bytes, 60, 580), pixelsOf(after.bytes, 60, 580)])
  assert.ok(differing(words[0], words[1]) > 5_000)
  for (const pixels of words) {
    const inked = pixels.filter((value) => value < 80).length
    assert.ok(inked > 20_000, `only ${inked} values as dark as ink`)
  }
  const drawings = await Promise.all([pixelsOf(before.bytes, 700, 500), pixelsOf(after.bytes, 700, 500)])
  assert.equal(differing(drawings[0], drawings[1]), 0)
})

test('a renamed post gets a new card, and the old card’s address redirects to it', async () => {
  const post = await newPost('A title with a mistake')
  const former = await cardOf(post.page)
  const slug = await change(post, { title: 'A title without one', slug: 'a-title-without-one' })
  const present = await cardOf(`/blog/${slug}`)
  assert.notEqual(present, former)
  const { status, headers } = await pictureAt(former)
  assert.equal(status, 302)
  assert.equal(headers.get('location'), present)
  assert.equal(headers.get('cache-control'), 'no-cache')
  assert.equal((await pictureAt(present)).status, 200)
})

test('drafts, scheduled and deleted posts have no card, and the 404 reveals nothing', async () => {
  const shown = await newPost('Canaryword one')
  const card = await cardOf(shown.page)
  assert.equal((await pictureAt(card)).status, 200)
  await change(shown, { published: false })
  const draft = await pictureAt(card)
  assert.equal(draft.status, 404)
  const preview = await site.ask('GET', shown.page)
  assert.equal(preview.status, 200)
  assert.deepEqual(metaIn(preview.text, 'og:image'), [])

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const later = await newPost('Canaryword two', { publishedAt: tomorrow })
  const scheduled = await pictureAt(`/cards/blog/${later.slug}-0123456789abcdef.png`)

  const { id, page } = await newPost('Canaryword three')
  const gone = await cardOf(page)
  await site.ask('DELETE', `/api/blog/posts/${id}`)
  const deleted = await pictureAt(gone)
  const never = await pictureAt('/cards/blog/never-0123456789abcdef.png')
  for (const { status, headers, bytes } of [draft, scheduled, deleted, never]) {
    assert.equal(status, 404)
    assert.equal(headers.get('location'), null)
    assert.doesNotMatch(bytes.toString('latin1'), /canaryword/i)
    assert.doesNotMatch(headers.get('cache-control') ?? '', /immutable/)
  }
})

test('a card answers a matching ETag with 304, HEAD without a body and POST with 405', async () => {
  const { page } = await newPost('A card to ask for twice')
  const address = site.origin + (await cardOf(page))
  const first = await fetch(address)
  const etag = first.headers.get('etag') ?? ''
  assert.match(etag, /^"[0-9a-f]{16}"$/)
  const again = await fetch(address, { headers: { 'If-None-Match': etag } })
  assert.equal(again.status, 304)
  const head = await fetch(address, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal(head.headers.get('content-length'), String((await first.arrayBuffer()).byteLength))
  assert.equal((await head.arrayBuffer()).byteLength, 0)
  assert.equal((await fetch(address, { method: 'POST' })).status, 405)
})

test('the text of an unusual title never overflows its column on the card', async () => {
  const titles = [
    'È così: “perché” non dirlo all’università?',
    'Łódź, Žižkov & Ærøskøbing <script>alert(1)</script>',
    '🚀🚀🚀',
    '日本語だけの題名',
    '\u202egnisrever \u200b\u2060 \ufeff text e\u0301',
    'W'.repeat(300),
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'A sentence that goes on and on until it has a hundred and sixty characters, which is more than anybody would like to read in a picture that is shown so very small',
    '.',
    `${'i '.repeat(149)}i`,
  ]
  for (const title of sample(titles, 5)) {
    const { page } = await newPost(title)
    const { status, bytes } = await pictureAt(await cardOf(page))
    assert.equal(status, 200, title)
    const { width, height } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [1200, 630], title)
    // Nothing overflows its column: the margin beside it stays blank
    const margin = await pixelsOf(bytes, 640, 36)
    assert.equal(differing(margin, Buffer.alloc(margin.length, 246)), 0, title)
  }
})

test('the card of a post with its own picture shows it and includes its alt text', async () => {
  const image = await site.upload(await jpegOf(1600, 900, '#c01020'), 'red.jpg')
  const { page } = await newPost('A post with a picture', { image, imageAlt: 'A red wall in Siena' })
  const html = await htmlOf(page)
  assert.match(metaIn(html, 'og:image:alt')[0] ?? '', /A red wall in Siena$/)
  const card = await cardOf(page)
  assert.match(card, /\.jpg$/)
  const { status, headers, bytes } = await pictureAt(card)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/jpeg')
  assert.ok(bytes.length < 150_000)
  const shown = await pixelsOf(bytes, 860, 160)
  const wall = Buffer.from(Array.from(shown, (_value, at) => [0xc0, 0x10, 0x20][at % 3] ?? 0))
  assert.equal(differing(shown, wall), 0)
  const article = structuredDataIn(html).find((item) => JSON.stringify(item).includes('"Article"'))
  assert.ok(JSON.stringify(article).includes(site.origin + card))
})

test('a post whose picture is on another host has a drawing on its card', async () => {
  const { page } = await newPost('A picture from elsewhere', {
    image: 'https://images.example/one.jpg',
    imageAlt: 'A picture from elsewhere',
  })
  const { status, headers } = await pictureAt(await cardOf(page))
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/png')
})

test('a card address with a made-up hash redirects to the current card; an unknown one gets 404', async () => {
  const { slug } = await newPost('Asked for by many')
  const present = await cardOf(`/blog/${slug}`)
  for (let count = 0; count < 10; count += 1) {
    const hash = count.toString(16).padStart(16, '0')
    const { status, headers } = await pictureAt(`/cards/blog/${slug}-${hash}.png`)
    assert.equal(status, 302)
    assert.equal(headers.get('location'), present)
  }
  const found = (await pictureAt('/cards/home-0123456789abcdef.png')).headers.get('location')
  assert.equal(found, await cardOf('/'))
  for (const address of [
    '/cards',
    '/cards/home.png',
    '/cards/none-0123456789abcdef.png',
    '/cards/blog/x.png',
  ]) {
    assert.equal((await pictureAt(address)).status, 404, address)
  }
})

test('when the site is renamed, the cards show the new name', async () => {
  const file = path.join(folders.contentDir, 'site.yaml')
  const text = await readFile(file, 'utf8')
  const built = await cardOf('/pricing')
  const builtPicture = await pictureAt(built)
  await writeFile(file, text.replace(/^name: .*$/m, 'name: Acquedotto'))
  await waitFor('another card', async () => (await cardOf('/pricing')) !== built)
  const renamed = await pictureAt(await cardOf('/pricing'))
  assert.equal(renamed.status, 200)
  const nameOf = (bytes: Buffer) =>
    sharp(bytes).removeAlpha().extract({ left: 130, top: 60, width: 300, height: 55 }).raw().toBuffer()
  const names = await Promise.all([nameOf(builtPicture.bytes), nameOf(renamed.bytes)])
  assert.ok(differing(names[0], names[1]) > 500)
  await writeFile(file, text)
  await waitFor('the original card again', async () => (await cardOf('/pricing')) === built)
})
