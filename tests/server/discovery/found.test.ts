import assert from 'node:assert/strict'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { sitemapPages } from '#domain/site-pages.ts'
import { robotsTxt } from '#server/discovery/crawlers.ts'
import { sitemapPart, sitemapXml } from '#server/discovery/sitemap.ts'
import { startApplication } from '#tests/helpers/application.ts'
import { draftBody, postBody } from '#tests/helpers/post-body.ts'
import { twinOf } from '#tests/helpers/public-pages.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { everything } from './rich-site.ts'

const site = await startSite({ start: startApplication, env: { PUBLIC_URL: 'https://www.example.com' } })
const { get } = site
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'url', 'sitemap', 'xhtml:link'].includes(name),
})

type FeedItem = {
  title: string
  link: string
  guid: { '#text': string; '@_isPermaLink': string }
  pubDate: string
  category: string
  description: string
  'dc:creator': string
  'content:encoded': string
}

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

async function readFeed() {
  const { text } = await get('/feed.xml')
  assert.equal(XMLValidator.validate(text), true)
  const { rss } = parser.parse(text)
  const items: FeedItem[] = rss.channel.item
  return { rss, channel: rss.channel, items }
}

test('the feed is RSS 2.0, with what a channel needs and a link to itself', async () => {
  const { headers } = await get('/feed.xml')
  assert.match(headers.get('content-type') ?? '', /^application\/rss\+xml/)
  const { rss, channel } = await readFeed()
  assert.equal(rss['@_version'], '2.0')
  assert.equal(channel.title, 'Ponte')
  assert.equal(channel.link, 'https://www.example.com/blog')
  assert.ok(channel.description.length > 20)
  assert.equal(channel.language, 'en-gb')
  assert.match(channel.lastBuildDate, rfc822)
  const own = {
    '@_href': 'https://www.example.com/feed.xml',
    '@_rel': 'self',
    '@_type': 'application/rss+xml',
  }
  assert.deepEqual(channel['atom:link'], own)
})

test('the feed has the full text of each post, newest first, with absolute addresses', async () => {
  const description = 'Arches & <b>bridges</b>, in the words of their builders.'
  const { id } = await site.makePost({ ...everything, image: '/icon-512.png', description })
  const { items } = await readFeed()
  assert.equal(items.length, 9)
  const dates = items.map(({ pubDate }) => Date.parse(pubDate))
  assert.deepEqual(
    dates,
    dates.toSorted((one, other) => other - one),
  )
  for (const item of items) {
    assert.match(item.link, /^https:\/\/www\.example\.com\/blog\/[a-z0-9-]+$/)
    assert.match(item.pubDate, rfc822)
    assert.equal(item['dc:creator'], 'Ponte Team')
    for (const text of [item.title, item.description, item.category]) assert.notEqual(text, '')
    const html = item['content:encoded']
    assert.equal(XMLValidator.validate(`<div>${html}</div>`), true, item.title)
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      assert.match(address, /^(https?:\/\/|mailto:|tel:)/, item.title)
    }
  }
  const [newest] = items
  assert.equal(newest?.title, everything.title)
  // Feed readers interpret it as HTML
  assert.equal(
    newest?.description,
    'Arches &amp; &lt;b&gt;bridges&lt;/b&gt;, in the words of their builders.',
  )
  const html = newest?.['content:encoded'] ?? ''
  assert.ok(
    html.includes('<img src="https://www.example.com/icon-512.png" alt="A bridge &amp; its arches"/>'),
  )
  for (const part of ['<h2>', '<ul><li>', '<ol><li>', '<blockquote>', '<strong>', '<em>', '<code>', '<h3>']) {
    assert.ok(html.includes(part), `no ${part} in ${html}`)
  }
  assert.ok(html.includes('href="https://www.example.com/pricing#add-ons"'))
  assert.ok(html.includes('href="https://www.example.org/a?b=1&amp;c=2"'), html)
  await site.ask('DELETE', `/api/blog/posts/${id}`)
})

test('a post keeps its unique id in the feed when its address changes', async () => {
  const { id, slug } = await site.makePost(postBody('To be renamed'))
  const guidOf = async (slug: string) => {
    const { items } = await readFeed()
    assert.equal(new Set(items.map(({ guid }) => guid['#text'])).size, items.length)
    return items.find(({ link }) => link.endsWith(`/${slug}`))?.guid
  }
  const before = await guidOf(slug)
  assert.equal(before?.['@_isPermaLink'], 'false')
  await site.ask('PUT', `/api/blog/posts/${id}`, { ...postBody('To be renamed'), slug: 'renamed-now' })
  assert.deepEqual(await guidOf('renamed-now'), before)
  await site.ask('DELETE', `/api/blog/posts/${id}`)
})

test('feeds and sitemap list a published post at once, and nothing that is not public', async () => {
  const shown = await site.makePost(postBody('Shown <now> & here'))
  await site.makePost(draftBody('Canaryword draft'))
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await site.makePost({ ...postBody('Canaryword later'), publishedAt: later })
  const [feed, sitemap, llms] = [await get('/feed.xml'), await get('/sitemap.xml'), await get('/llms.txt')]
  const [atom, json] = [await get('/atom.xml'), await get('/feed.json')]
  assert.equal(parser.parse(feed.text).rss.channel.item[0].title, 'Shown <now> & here')
  assert.ok(sitemap.text.includes(`/blog/${shown.slug}<`))
  assert.equal(parser.parse(atom.text).feed.entry[0].title, 'Shown <now> & here')
  assert.equal(JSON.parse(json.text).items[0].title, 'Shown <now> & here')
  for (const { text } of [feed, sitemap, llms, atom, json]) assert.equal(/canaryword/i.test(text), false)
  await site.ask('DELETE', `/api/blog/posts/${shown.id}`)
  assert.equal((await get('/feed.xml')).text.includes(shown.slug), false)
})

/** A complete date with time in UTC (W3C, NOTE-datetime). */
const w3cDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

test('the sitemap lists every page with its translation, each linking to the other', async () => {
  const { text } = await get('/sitemap.xml')
  assert.equal(XMLValidator.validate(text), true)
  const { urlset } = parser.parse(text)
  type Entry = {
    loc: string
    lastmod?: string
    'xhtml:link'?: { '@_rel': string; '@_hreflang': string; '@_href': string }[]
  }
  const entries: Entry[] = urlset.url
  const places = new Map(entries.map((entry) => [entry.loc, entry]))
  assert.equal(places.size, entries.length, 'an address is listed twice')
  assert.equal(urlset['@_xmlns'], 'http://www.sitemaps.org/schemas/sitemap/0.9')
  assert.equal(urlset['@_xmlns:xhtml'], 'http://www.w3.org/1999/xhtml')
  for (const page of sitemapPages) assert.ok(places.has(`https://www.example.com${page}`), page)
  for (const { loc, lastmod, 'xhtml:link': links = [], ...others } of entries) {
    assert.deepEqual(others, {}, `${loc}: elements outside the schema`)
    assert.ok(loc.startsWith('https://www.example.com/') && loc.length < 2_048, loc)
    if (loc.includes('/blog/')) assert.ok(lastmod, loc)
    if (lastmod !== undefined) {
      assert.match(lastmod, w3cDate, loc)
      assert.ok(Date.parse(lastmod) <= Date.now(), loc)
    }
    const { pathname } = new URL(loc)
    const twin = twinOf(pathname)
    assert.deepEqual(
      links.map((link) => [link['@_rel'], link['@_hreflang']]),
      twin === null ? [] : ['en', 'it', 'x-default'].map((language) => ['alternate', language]),
      loc,
    )
    assert.equal(links.at(2)?.['@_href'], links.at(0)?.['@_href'], loc)
    for (const { '@_href': href } of links) {
      const back = places.get(href)?.['xhtml:link'] ?? []
      assert.ok(
        back.some((link) => link['@_href'] === loc),
        `${href} does not lead back to ${loc}`,
      )
    }
  }
})

test('the sitemap dates the blog no earlier than any post', async () => {
  const { text } = await get('/sitemap.xml')
  const lastmodOf = (part: string) =>
    [...text.matchAll(new RegExp(`${part}</loc><lastmod>([^<]+)`, 'g'))].map(([, at = '']) => at)
  const posts = lastmodOf('/blog/[^<]+')
  assert.ok(posts.length >= 8)
  const [blog = ''] = lastmodOf('/blog')
  assert.ok(
    posts.every((at) => at <= blog),
    blog,
  )
})

test('a new phone number updates the sitemap date of every page but no post', async () => {
  const datesOf = async (part: 'pages' | 'posts') =>
    [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<)?/g)].flatMap(
      ([, address = '', time]) => (address.includes('/blog/') === (part === 'posts') ? [time] : []),
    )
  const posts = await datesOf('posts')
  const file = path.join(site.folders.contentDir, 'site.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^phone: .*$/m, 'phone: +44 20 7946 0999'))
  // A whole second: utimes takes seconds as a float and may be a millisecond off.
  const time = new Date(Math.floor(Date.now() / 1000) * 1000)
  await utimes(file, time, time)
  await waitFor('every page has the new date', async () =>
    (await datesOf('pages')).every((date) => date === time.toISOString()),
  )
  assert.deepEqual(await datesOf('posts'), posts)
})

test('robots.txt excludes the studio and the API and names the sitemap', async () => {
  const { headers, text } = await get('/robots.txt')
  assert.match(headers.get('content-type') ?? '', /^text\/plain/)
  for (const line of ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']) {
    assert.ok(text.split('\n').includes(line), line)
  }
  assert.match(text, /^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m)
  assert.doesNotMatch(text, /^Disallow: \/$/m)
  assert.equal((await fetch(`${site.origin}/robots.txt`, { method: 'POST' })).status, 405)
  assert.equal((await fetch(`${site.origin}/sitemap-none.xml`)).status, 404)
})

test('Atom and JSON Feed have the same posts and texts as RSS', async () => {
  const { id } = await site.makePost({ ...everything, title: 'In three feeds' })
  const { items } = await readFeed()
  const { headers, text } = await get('/atom.xml')
  assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8')
  assert.equal(XMLValidator.validate(text), true)
  const { feed } = parser.parse(text)
  assert.equal(feed.id, 'https://www.example.com/atom.xml')
  assert.match(feed.updated, w3cDate)
  assert.equal(feed.author.name.length > 0, true)
  const json = await get('/feed.json')
  assert.equal(json.headers.get('content-type'), 'application/feed+json; charset=utf-8')
  const told = JSON.parse(json.text)
  assert.equal(told.version, 'https://jsonfeed.org/version/1.1')
  assert.equal(told.feed_url, 'https://www.example.com/feed.json')
  assert.equal(told.items.length, items.length)
  for (const [at, item] of items.entries()) {
    const [entry, other] = [feed.entry[at], told.items[at]]
    assert.deepEqual([entry.title, other.title], [item.title, item.title])
    assert.deepEqual([entry.link['@_href'], other.url], [item.link, item.link])
    assert.equal(entry.content['#text'], item['content:encoded'])
    assert.equal(other.content_html, item['content:encoded'])
    const published = Date.parse(other.date_published)
    assert.equal(published - (published % 1000), Date.parse(item.pubDate))
    assert.equal(entry.id, other.id)
    assert.match(entry.id, /^tag:www\.example\.com,2026:post\/[\w-]+$/)
    assert.match(entry.updated, w3cDate)
  }
  await site.ask('DELETE', `/api/blog/posts/${id}`)
})

test('a post has a Markdown version, which redirects or disappears with the post', async () => {
  const body = { ...everything, title: 'A *twin* of # and [words]', slug: 'twin' }
  const { id } = await site.makePost(body)
  const save = (changes: object) => site.ask('PUT', `/api/blog/posts/${id}`, { ...body, ...changes })
  const { status, headers, text } = await get('/blog/twin.md')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'text/markdown; charset=utf-8')
  assert.equal(headers.get('link'), '<https://www.example.com/blog/twin>; rel="canonical"')
  assert.match(text, /^# A \\\*twin\\\* of # and \\\[words\\\]\n\n/)
  for (const part of [/^## \S/m, /^- \S/m, /^1\. \S/m, /^> \S/m, /\*\*\S/, /`\S/]) assert.match(text, part)
  assert.ok(text.includes('](https://www.example.com/pricing#add-ons)'), text)
  assert.ok(text.endsWith('Source: <https://www.example.com/blog/twin>\n'))

  await save({ slug: 'twin-renamed' })
  const moved = await get('/blog/twin.md')
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/blog/twin-renamed.md'])
  await save({ slug: 'twin-renamed', published: false })
  assert.equal((await get('/blog/twin-renamed.md')).status, 404)
  await save({ slug: 'twin-renamed' })
  await site.ask('DELETE', `/api/blog/posts/${id}`)
  assert.equal((await get('/blog/twin-renamed.md')).status, 410)
  assert.equal((await get('/blog/never-there.md')).status, 404)
})

test('robots.txt admits or excludes AI crawlers according to the owner’s setting', () => {
  const refusedIn = (text: string) => [...text.matchAll(/^User-agent: (\S+)$/gm)].map(([, name]) => name)
  const [allow, answers, none] = (['allow', 'answers', 'none'] as const).map((setting) =>
    robotsTxt('https://www.example.com', setting),
  )
  assert.deepEqual(refusedIn(allow ?? ''), ['*'])
  assert.ok(refusedIn(answers ?? '').includes('GPTBot'))
  assert.ok(!refusedIn(answers ?? '').includes('OAI-SearchBot'))
  assert.ok(['GPTBot', 'OAI-SearchBot'].every((name) => refusedIn(none ?? '').includes(name)))
  for (const text of [allow, answers, none]) {
    assert.match(
      text ?? '',
      /\nUser-agent: \*\nDisallow: \/admin\nDisallow: \/api\/\n\nSitemap: |^User-agent: \*\n/,
    )
    // A group's rule comes once, after its names (RFC 9309, 2.2.1)
    assert.ok((text ?? '').split('\nDisallow: /\n').length <= 2)
  }
})

test('security.txt has a contact, an expiry in 6 to 12 months and its own address (RFC 9116)', async () => {
  const { headers, text } = await get('/.well-known/security.txt')
  assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line])
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value)
  assert.match(valuesOf('Contact')[0] ?? '', /^mailto:[^\s@]+@[^\s@]+$/)
  const [expires = '', ...more] = valuesOf('Expires')
  assert.deepEqual(more, [])
  assert.match(expires, w3cDate)
  const left = Date.parse(expires) - Date.now()
  assert.ok(left > 180 * 86_400_000 && left < 367 * 86_400_000, expires)
  assert.deepEqual(valuesOf('Canonical'), ['https://www.example.com/.well-known/security.txt'])
  assert.deepEqual(valuesOf('Preferred-Languages'), ['en, it'])
  const found = fields.every((field) => field.length === 2)
  assert.equal(found, true, text)
})

test('with 12,001 posts the sitemap is an index: every page and post in a part, all within the limits', () => {
  const posts = Array.from({ length: 12_001 }, (_, index) => ({
    slug: `post-${index}`,
    modifiedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
  }))
  const options = { posts, origin: 'https://www.example.com', changedAt: () => null }
  const index = parser.parse(sitemapXml(options)).sitemapindex
  const files: { loc: string; lastmod?: string }[] = index.sitemap
  assert.deepEqual(
    files.map(({ loc }) => loc.replace('https://www.example.com/', '')),
    ['sitemap-pages.xml', 'sitemap-posts-1.xml', 'sitemap-posts-2.xml', 'sitemap-posts-3.xml'],
  )
  const seen = new Set<string>()
  for (const { loc, lastmod } of files) {
    const xml = sitemapPart(/sitemap-(.+)\.xml$/.exec(loc)?.[1] ?? '', options) ?? ''
    assert.equal(XMLValidator.validate(xml), true)
    const entries: { loc: string; lastmod?: string }[] = parser.parse(xml).urlset.url
    assert.ok(entries.length <= 50_000 && Buffer.byteLength(xml) < 50 * 1024 * 1024)
    for (const entry of entries) seen.add(entry.loc)
    const dates = entries.flatMap((entry) => entry.lastmod ?? [])
    assert.equal(lastmod, dates.length === 0 ? undefined : dates.toSorted().at(-1))
  }
  assert.equal(seen.size, posts.length + sitemapPages.length)
  // A new post changes only the last part
  const part = (number: number, list = posts) => sitemapPart(`posts-${number}`, { ...options, posts: list })
  const more = [{ slug: 'new', modifiedAt: '2026-02-01T00:00:00.000Z' }, ...posts]
  assert.equal(part(1, more), part(1))
  assert.notEqual(part(3, more), part(3))
  assert.equal(part(4), null)
})
