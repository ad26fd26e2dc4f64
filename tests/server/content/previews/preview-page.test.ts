import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { type PreviewLink, previewEndpoints } from '#domain/posts/preview.schema.ts'
import { owner, send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

/** Preview links on the production build (R180 to R183). Expiry: preview-links.test.ts. */

const site = await startSite()
const { folders } = site

let count = 0
const newWord = (): string => `qzword${++count}zq`

const texts = (word: string) => ({
  title: `Title ${word}`,
  slug: `at-${word}`,
  description: `Description ${word}.`,
  content: `Heading ${word}\n\nText ${word}.`,
  category: 'AI Solutions',
  readTime: '1 min read',
})

const api = site.ask.bind(site)
const createPost = (word: string) => site.makePost(texts(word))

async function change({ id }: { id: string }, body: object) {
  const { status, text } = await api('PUT', `/api/blog/posts/${id}`, body)
  assert.equal(status, 200, text)
}

async function share({ id }: { id: string }, body: object = {}): Promise<PreviewLink> {
  const { status, json, text } = await api('POST', previewEndpoints.previews(id), body)
  assert.equal(status, 201, text)
  return json
}

/** Opens a link without an account. */
const open = (url: string, method = 'GET') => send(method, url)
const tokenOf = ({ url }: PreviewLink): string => new URL(url).pathname.slice('/preview/'.length)

function assertPrivate(headers: Headers) {
  assert.match(headers.get('cache-control') ?? '', /\bno-store\b/)
  assert.match(headers.get('x-robots-tag') ?? '', /\bnoindex\b/)
  assert.equal(headers.get('referrer-policy'), 'no-referrer')
  assert.equal(headers.get('set-cookie'), null)
  assert.equal(headers.get('x-ponte-reads'), null)
}

test('a link shows the draft as last saved, without an account, and is never cached', async () => {
  const [first, second] = [newWord(), newWord()]
  const post = await createPost(first)
  const link = await share(post)
  assert.ok(link.url.startsWith(`${site.origin}/preview/`))
  const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000
  assert.ok(days > 6.9 && days <= 7, `${days} days`)

  const shown = await open(link.url)
  assert.equal(shown.status, 200)
  assertPrivate(shown.headers)
  assert.ok(shown.text.includes(`<h1`) && shown.text.includes(`Text ${first}.`))
  const words = /Preview of a draft, as of \d+ \w+ \d{4} at \d\d:\d\d\. Only people with this link see it\./
  assert.match(shown.text, words)
  assert.match(shown.text, /<meta[^>]* name="robots"[^>]* content="noindex"/)

  await change(post, texts(second))
  const next = await open(link.url)
  assert.ok(next.text.includes(`Text ${second}.`) && !next.text.includes(first))
  assert.equal(next.headers.get('etag'), null)
})

test('the page reveals no token, label, post id, author’s email or studio address', async () => {
  const post = await createPost(newWord())
  const link = await share(post, { label: 'For Anna Label' })
  const { text, headers } = await open(link.url)
  const all = text + JSON.stringify([...headers])
  for (const secret of [tokenOf(link), tokenOf(link).slice(0, 16), owner.email, post.id, 'For Anna Label'])
    assert.ok(!all.includes(secret), secret)
  assert.ok(!/"(?:https?:\/\/[^/"]+)?\/admin\b/.test(text))
  assert.ok(!text.includes('rel="canonical"'))
})

test('HEAD is answered like GET, POST with 405', async () => {
  const link = await share(await createPost(newWord()))
  const head = await open(link.url, 'HEAD')
  assert.equal(head.status, 200)
  assert.equal(head.text, '')
  assertPrivate(head.headers)
  const posted = await open(link.url, 'POST')
  assert.equal(posted.status, 405)
  assert.equal(posted.headers.get('allow'), 'GET, HEAD')
  assertPrivate(posted.headers)
})

test('a link to a version shows that version, whatever is saved later', async () => {
  const [first, second] = [newWord(), newWord()]
  const post = await createPost(first)
  await change(post, texts(second))
  const { json: versions } = await api('GET', `/api/blog/posts/${post.id}/history`)
  const link = await share(post, { commit: versions.at(-1).commit, days: 1 })
  for (const more of [{}, { title: 'Title again' }]) {
    await change(post, { ...texts(second), ...more })
    const { status, text } = await open(link.url)
    assert.equal(status, 200)
    assert.ok(text.includes(`Text ${first}.`) && !text.includes(second))
    assert.ok(text.includes('Preview of one version, as of'))
  }
})

test('links show a scheduled post, and redirect to it once it is public', async () => {
  const post = await createPost(newWord())
  const { json: versions } = await api('GET', `/api/blog/posts/${post.id}/history`)
  const links = [await share(post), await share(post, { commit: versions[0].commit })]
  const publishAt = (at: number) =>
    change(post, {
      ...texts('scheduled'),
      ...{ slug: post.slug, published: true, publishedAt: new Date(at).toISOString() },
    })
  await publishAt(Date.now() + 3_600_000)
  for (const { url } of links) assert.equal((await open(url)).status, 200)
  const due = Date.now() + 1_000
  await publishAt(due)
  await waitFor('the post is public', async () => (await open(links[0]?.url ?? '')).status === 302)
  assert.ok(Date.now() >= due)
  for (const { url } of links) {
    const { status, headers } = await open(url)
    assert.equal(status, 302)
    assert.equal(headers.get('location'), `/blog/${post.slug}`)
    assertPrivate(headers)
  }
  assert.equal((await open(`${site.origin}/blog/${post.slug}`)).status, 200)
  const refused = await api('POST', previewEndpoints.previews(post.id), {})
  assert.equal(refused.status, 400)

  await change(post, { ...texts('taken-back'), published: false })
  assert.equal((await open(links[0]?.url ?? '')).status, 200)
})

test('a revoked link ends at once and stays ended after a crash; the others keep working', async () => {
  const word = newWord()
  const post = await createPost(word)
  const [revoked, left] = [await share(post), await share(post)]
  assert.equal((await api('DELETE', previewEndpoints.preview(post.id, revoked.id))).status, 204)
  assert.equal((await api('DELETE', previewEndpoints.preview(post.id, revoked.id))).status, 404)
  const expectOver = async () => {
    const { status, text, headers } = await open(revoked.url)
    assert.equal(status, 410)
    assertPrivate(headers)
    assert.ok(!text.includes(word))
    assert.ok(text.includes('This preview has ended') && text.includes('Questa anteprima è terminata'))
  }
  await expectOver()

  await site.kill()
  await site.start()
  const here = (link: PreviewLink) => ({ ...link, url: site.origin + new URL(link.url).pathname })
  revoked.url = here(revoked).url
  await expectOver()
  assert.equal((await open(here(left).url)).status, 200)
})

test('the links are in a private file that holds no token', async () => {
  const link = await share(await createPost(newWord()))
  const file = path.join(folders.dataDir, 'previews.json')
  assert.equal(((await stat(file)).mode & 0o777).toString(8), '600')
  const text = await readFile(file, 'utf8')
  assert.ok(
    text.includes(link.id) && !text.includes(tokenOf(link)) && !text.includes(tokenOf(link).slice(-64)),
  )
})

test('a link altered in any part shows nothing', async () => {
  const word = newWord()
  const [link, other] = [await share(await createPost(word)), await share(await createPost(newWord()))]
  const token = tokenOf(link)
  const [id = '', until = '', signature = ''] = token.split('-')
  const [otherId = '', , otherSignature = ''] = tokenOf(other).split('-')
  const later = (Number.parseInt(until, 36) + 86_400).toString(36)
  const foreign = createHmac('sha256', 'x'.repeat(43))
    .update(JSON.stringify(['preview', id, Number.parseInt(until, 36)]))
    .digest('hex')
  const flipped = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
  const altered = {
    'another id': [flipped(id), until, signature],
    'the id of another link': [otherId, until, signature],
    'a later expiry': [id, later, signature],
    'the same expiry spelt differently': [id, `0${until}`, signature],
    'another signature': [id, until, flipped(signature)],
    'the signature of another link': [id, until, otherSignature],
    'the signature of another site': [id, until, foreign],
    'a signature cut short': [id, until, signature.slice(0, -1)],
    'no signature': [id, until, ''],
    'only the id': [id],
    'an extra character at the end': [id, until, `${signature}0`],
    'a quotation mark': [`${token}%22`],
    'a percent sign alone': [`${token}%`],
    'a NUL': [`${token}%00`],
  }
  for (const [what, parts] of Object.entries(altered)) {
    const { status, text, headers } = await open(`${site.origin}/preview/${parts.join('-')}`)
    assert.ok(status === 404 || (what === 'a percent sign alone' && status === 400), `${what}: ${status}`)
    assert.ok(!text.includes(word), what)
    assertPrivate(headers)
  }
  const besides = ['/preview', `/preview/${token}/x`, `/preview?token=${token}`]
  for (const address of [...besides, `/it/preview/${token}`, `/%70review/${token}`, `/blog/${token}`]) {
    const { status, text, headers } = await open(site.origin + address)
    assert.equal(status, 404, address)
    assert.ok(!text.includes(word), address)
    if (besides.includes(address)) assertPrivate(headers)
  }
  assert.equal((await open(link.url)).status, 200)
})

test('the links of a deleted post end, and no new ones are created', async () => {
  const post = await createPost(newWord())
  const link = await share(post)
  assert.equal((await api('DELETE', `/api/blog/posts/${post.id}`)).status, 204)
  const { status, headers } = await open(link.url)
  assert.equal(status, 410)
  assertPrivate(headers)
  const made = await api('POST', previewEndpoints.previews(post.id), {})
  assert.equal(made.status, 404)
})

test('a damaged previews.json ends the links but does not stop the site', async () => {
  const post = await createPost(newWord())
  const link = await share(post)
  await site.stop()
  await writeFile(path.join(folders.dataDir, 'previews.json'), '[{"id": "torn')
  await site.start()
  assert.ok(site.output().includes('previews.json is damaged'))
  assert.equal((await open(site.origin + new URL(link.url).pathname)).status, 410)
  assert.equal((await open((await share(post)).url)).status, 200)
})

test('no line of the log contains a token', async () => {
  const before = site.output().length
  const log = () => site.output().slice(before)
  const post = await createPost(newWord())
  const link = await share(post)
  const token = tokenOf(link)
  await open(link.url)
  await open(link.url, 'HEAD')
  await open(link.url, 'POST')
  for (const address of [
    `/preview/${token}/`,
    `//preview//${token}`,
    `/%70review/${token}`,
    `/preview/${token}/preview/x`,
    `/preview/${token}x`,
    `/it/preview/${token}`,
  ])
    await send('GET', site.origin + address)
  await api('DELETE', previewEndpoints.preview(post.id, link.id))
  await open(link.url)
  await waitFor('the lines of all requests', () => (log().match(/\/preview\//g)?.length ?? 0) >= 10)
  assert.ok(log().includes('/preview/…'))
  assert.ok(!log().includes(token.slice(-64, -4)))
})
