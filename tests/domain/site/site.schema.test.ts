import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parse } from 'yaml'
import { formatPrice } from '#domain/site/amounts.ts'
import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'

const site = siteSchema.parse(parse(await readFile('content/site.yaml', 'utf8')))
const catalogue = catalogueSchema.parse(parse(await readFile('content/catalogue.yaml', 'utf8')))

test('the shipped catalogue has the plans and prices in both languages', () => {
  const shown = (locale: 'en' | 'it') =>
    catalogue.packages[locale].map(
      (plan) => `${plan.name} ${formatPrice(plan.price, plan)}${plan.popular ? ' popular' : ''}`,
    )
  assert.deepEqual(shown('en'), [
    'Get Found £147',
    'Get Clients £247 popular',
    'Stay Booked £497',
    'Custom Plan £899+',
  ])
  assert.deepEqual(shown('it'), [
    'Essenziale £147',
    'Crescita £247 popular',
    'Successo £497',
    'Su Misura £899+',
  ])
  const found = catalogue.packages.it.map(({ homePrice }) => homePrice)
  assert.deepEqual(found, [149, 249, 499, undefined])
  assert.deepEqual(
    catalogue.addOns.en.map(({ price, thenMonthly }) => [price, thenMonthly]),
    [
      [150, undefined],
      [100, undefined],
      [120, undefined],
      [250, 50],
      [90, undefined],
    ],
  )
})

test('the shipped emails and phone number are reserved for fiction', () => {
  assert.match(site.email, /@([a-z]+\.)?example\.com$/)
  assert.match(site.structuredDataEmail, /@([a-z]+\.)?example\.com$/)
  assert.match(site.phone, /^\+44 20 7946 0\d{3}$/)
})

test('a yearly price is computed from a monthly claim, and refused if that is not a price', () => {
  const claims = (yearOf: string) => ({
    monthly: { value: '£1,050', label: { en: 'a month', it: 'al mese' } },
    growth: { value: '+85%', label: { en: 'growth', it: 'crescita' } },
    year: { yearOf, label: { en: 'a year', it: 'all’anno' } },
  })
  const read = catalogueSchema.safeParse({ ...catalogue, claims: claims('monthly') })
  assert.equal(read.data?.claims.year?.value, '£12,600')
  for (const wrong of ['growth', 'none', 'year']) {
    const { error } = catalogueSchema.safeParse({ ...catalogue, claims: claims(wrong) })
    const found = error?.issues.map((issue) => issue.path.join('.'))
    assert.deepEqual(found, ['claims.year.yearOf'])
  }
})

test('a fact with characters that reorder text or cannot be seen is refused', () => {
  const faultOf = (name: string) => siteSchema.safeParse({ ...site, name }).error?.issues
  for (const name of ['\u202eetnoP', 'Ponte\u2066', 'Pon\0te', 'Ponte\ud800']) {
    const [fault] = faultOf(name) ?? []
    assert.equal(fault?.message, 'has a character that cannot be seen', JSON.stringify(name))
    assert.deepEqual(fault?.path, ['name'])
  }
  for (const name of ['Ponte & Söhne', 'Pon\u00adte', 'پل\u200cها']) assert.equal(faultOf(name), undefined)
  const logo = '<svg xmlns="http://www.w3.org/2000/svg">\r\n\t<path d="M0 0h1"/>\n</svg>'
  assert.equal(siteSchema.safeParse({ ...site, logo }).success, true)
})
