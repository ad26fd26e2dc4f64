import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { parse, stringify } from 'yaml'
import {
  onboardingGoals,
  onboardingIntegrations,
  onboardingPages,
} from '#domain/leads/onboarding-form.schema.ts'
import type { Locale } from '#domain/locales.ts'
import { englishPathOf, localeOf, pathIn } from '#domain/routes.ts'
import { type ServiceSlug, serviceSlugs } from '#domain/services.ts'
import { accessibilityTested } from '#domain/site/accessibility-tested.ts'
import { catalogueSchema, type OpeningRow, siteSchema } from '#domain/site/site.schema.ts'
import { mainOf, metaIn, plain, structuredDataIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// Every figure appears on its pages (R16). The catalogue is changed so that no two claims share a figure.

const content = path.resolve(import.meta.dirname, '../../content')
const catalogueFile = parse(await readFile(path.join(content, 'catalogue.yaml'), 'utf8'))
Object.entries<ClaimInFile>(catalogueFile.claims).forEach(([id, claim], at) => {
  // Some form texts spell out the reply time
  if (id === 'reply') return
  const marked = (value: unknown, from: number) => String(value).replace(/\d+/, String(from + at))
  if (claim.value !== undefined) claim.value = marked(claim.value, 1001)
  for (const reading of claim.readings ?? []) reading.value = marked(reading.value, 2001)
})
type ClaimInFile = { value?: string | number; readings?: { value: string | number }[] }

const catalogue = catalogueSchema.parse(catalogueFile)
const site = siteSchema.parse(parse(await readFile(path.join(content, 'site.yaml'), 'utf8')))

const { street, postcode, locality } = site.address
const contactDetails = [site.email, site.phone, street, postcode, locality]

const writeCatalogue = (contentDir: string, value: unknown) =>
  writeFile(path.join(contentDir, 'catalogue.yaml'), stringify(value))
const { folders, server } = await startSite({
  prepare: ({ contentDir }) => writeCatalogue(contentDir, catalogueFile),
})

const htmlOf = async (address: string) => (await fetch(server.origin + address)).text()
const mainTextOf = async (address: string) => textOf(mainOf(await htmlOf(address)))
const footerOf = async (address: string) => textOf((await htmlOf(address)).split('<footer')[1] ?? '')

/** Matches the words, but not as part of a longer figure. */
function wholly(words: string): RegExp {
  const escaped = plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\d.,£+-])${escaped}(?!\\d|[.,]\\d)`)
}
const assertSays = (text: string, words: string) => assert.match(text, wholly(words))

/** The claims of each page: those with the catalogue's label, and those in the page's own words. */
const claims: Record<string, { labelled?: string; worded?: string; inItalian?: string }> = {
  '/': {
    labelled: 'hours-saved satisfaction custom missed-calls no-shows admin-hours',
    worded: 'case-bookings case-retention',
  },
  '/about': { worded: 'followers', inItalian: 'custom' },
  '/services/ai-enquiry-handling': { labelled: 'phone-time lead-conversion missed-calls' },
  '/services/smart-booking-systems': {
    labelled: 'no-shows online-bookings more-bookings',
    worded: 'complete-booking',
  },
  '/services/websites': { labelled: 'site-load page-speed mobile-responsive' },
  '/services/workflow-automation': {
    labelled: 'admin-hours admin-time errors process-time accuracy no-shows',
  },
  '/services/tailored-ai-tools': { labelled: 'custom accuracy efficiency' },
  '/services/client-retention-tools': {
    labelled: 'retention lifetime-value churn',
    worded: 'acquisition-cost retention-price retention-year',
  },
  '/services/google-business-profile': {
    labelled: 'profile-views direct-calls directions local-searches',
  },
  '/services/local-ads-lead-generation': {
    labelled: 'average-roi cost-per-lead',
    worded: 'first-campaign ads-management ad-budget ads-results minimum-roi ads-guarantee',
  },
  '/services/automated-google-reviews': {
    labelled: 'positive-reviews average-rating review-response read-reviews',
  },
  '/services/voice-to-note-automation': { labelled: 'faster-notes less-typing', worded: 'voice-set-up' },
}

/** The claim as a page must write it: the reading for this page, and `2,5x` for `2.5x` in Italian. */
function claimOn(address: string, id: string): { value: string; label: string } {
  const claim = catalogue.claims[id]
  assert.ok(claim, `The catalogue has no claim "${id}"`)
  const { value } = claim.readings.find(({ where }) => where === englishPathOf(address)) ?? claim
  const locale = localeOf(address)
  const marks: Record<string, string> = { '.': ',', ',': '.' }
  const written = locale === 'it' ? value.replace(/[.,](?=\d)/g, (mark) => marks[mark] ?? mark) : value
  return { value: written, label: claim.label[locale] }
}

/** Claims for which the pages word the unit themselves. */
const withoutUnit = ['acquisition-cost', 'voice-set-up']

for (const [english, { labelled = '', worded = '', inItalian = '' }] of Object.entries(claims)) {
  for (const address of [english, pathIn('it', english)]) {
    const ids = [labelled, worded, address === english ? '' : inItalian].join(' ').split(' ').filter(Boolean)
    test(`${address} shows ${ids.join(', ')} and no other claim`, async () => {
      const text = await mainTextOf(address)
      const shown = Object.keys(catalogue.claims).filter((id) => {
        const { value } = claimOn(address, id)
        const written = withoutUnit.includes(id) ? value.replace(/[^\d.,]/g, '') : value
        return id !== 'reply' && wholly(written).test(text)
      })
      assert.deepEqual(shown.sort(), ids.sort())
      for (const id of labelled.split(' ').filter(Boolean)) {
        const { value, label } = claimOn(address, id)
        assertSays(text, `${value} ${label}`)
      }
    })
  }
}

test('pages that promise a reply give the number of hours from the catalogue', async () => {
  const onBoth = [
    '/contact',
    ...serviceSlugs.filter((slug) => !silentOnReplies.includes(slug)).map((slug) => `/services/${slug}`),
  ]
  const { value } = claimOn('/', 'reply')
  for (const address of ['/', '/website-onboarding', ...onBoth]) {
    assert.match(await mainTextOf(address), new RegExp(`within ${value} hours`), address)
  }
  for (const address of ['/it', '/it/about', ...onBoth.map((address) => `/it${address}`)]) {
    assertSays(await mainTextOf(address), `entro ${value} ore`)
  }
})
const silentOnReplies: ServiceSlug[] = [
  'client-retention-tools',
  'google-business-profile',
  'voice-to-note-automation',
]

test('every claim of the catalogue is on a page', () => {
  const shown = Object.values(claims).flatMap(({ labelled = '', worded = '' }) =>
    `${labelled} ${worded}`.split(' '),
  )
  assert.deepEqual(
    Object.keys(catalogue.claims).filter((id) => id !== 'reply' && !shown.includes(id)),
    [],
  )
  assert.equal(
    Object.keys(claims).filter((address) => address.startsWith('/services/')).length,
    serviceSlugs.length,
  )
})

const pounds = (amount: number, openEnded = false) => `£${amount}${openEnded ? '+' : ''}`

test('the home pages show name, price, period, description and set-up time of every package', async () => {
  for (const address of ['/', '/it']) {
    const text = await mainTextOf(address)
    for (const plan of catalogue.packages[localeOf(address)]) {
      const price = address === '/it' ? (plan.homePrice ?? plan.price) : plan.price
      const said = `${pounds(price, plan.openEnded)} ${plan.period}`
      for (const words of [plan.name, said, plan.description, plan.setupTime]) assertSays(text, words)
    }
  }
})

const pricing = [
  {
    ...{ address: '/pricing', setUp: 'Set-up', includes: 'Includes', idealFor: 'Ideal For' },
    ...{ getStarted: 'Get Started', getQuote: 'Get Quote', popular: 'Most Popular' },
    ...{ button: 'Add On', further: ', plus £{} per month' },
  },
  {
    ...{ address: '/it/pricing', setUp: 'Attivazione', includes: 'Comprende', idealFor: 'Ideale per' },
    ...{ getStarted: 'Inizia Ora', getQuote: 'Richiedi Preventivo', popular: 'Più Popolare' },
    ...{ button: 'Aggiungi', further: ', più £{} al mese' },
  },
]

for (const { address, ...said } of pricing) {
  test(`${address} shows every package in full, its button before its lists, and every add-on with its button`, async () => {
    const text = await mainTextOf(address)
    for (const plan of catalogue.packages[localeOf(address)]) {
      const [head, price] = [plan.popular ? said.popular : '', pounds(plan.price, plan.openEnded)]
      const button = plan.openEnded ? said.getQuote : said.getStarted
      const offer = [
        head,
        plan.name,
        price,
        plan.period,
        plan.description,
        said.setUp,
        plan.setupTime,
        button,
      ]
      assertSays(text, [...offer, said.idealFor, ...plan.idealFor, said.includes, ...plan.features].join(' '))
    }
    assert.equal(text.split(said.popular).length - 1, 1)
    for (const addOn of catalogue.addOns[localeOf(address)]) {
      const then =
        addOn.thenMonthly === undefined ? '' : said.further.replace('{}', String(addOn.thenMonthly))
      const price = `${pounds(addOn.price)} ${addOn.period}${then}`
      assertSays(text, `${addOn.name} ${addOn.description} ${price} ${said.button}`)
    }
  })
}

test('the English pricing page advertises its own figure, and the structured data gives the price range', async () => {
  const html = await htmlOf('/pricing')
  assertSays(metaIn(html, 'description')[0] ?? '', `from £${catalogue.advertisedFrom}/month`)
  const prices = catalogue.packages.en.map(({ price }) => price)
  const [business] = structuredDataIn(await htmlOf('/contact'))
  assert.equal(business?.priceRange, `£${Math.min(...prices)}-£${Math.max(...prices)}`)
})

for (const [address, language] of [
  ['/services/client-retention-tools', 'en-GB'],
  ['/it/services/client-retention-tools', 'it-IT'],
] as const) {
  test(`${address} works out the example: two shares, two totals and their difference`, async () => {
    const text = await mainTextOf(address)
    const { customers, averagePurchase, keptBefore, keptAfter } = catalogue.retentionExample
    const grouped = new Intl.NumberFormat(language, { useGrouping: 'always' })
    const sales = (percent: number) => ((customers * percent) / 100) * averagePurchase
    for (const percent of [keptBefore, keptAfter]) {
      assertSays(text, `${percent}%`)
      assertSays(text, `£${grouped.format(sales(percent))}`)
      assertSays(text, `${(customers * percent) / 100} ${language === 'en-GB' ? 'customers' : 'clienti'}`)
    }
    assertSays(text, `£${grouped.format(sales(keptAfter) - sales(keptBefore))}`)
    assertSays(text, `£${averagePurchase}`)
    assertSays(text, `${customers} ${language === 'en-GB' ? 'customers' : 'clienti'}`)
  })
}

/** `Mon–Fri 9:00–18:00`, or the word for a closed day. */
const rowWords = (row: OpeningRow, locale: Locale, closed: string) =>
  `${row.label[locale]} ${row.opens === undefined ? closed : `${row.opens}–${row.closes}`}`

for (const [address, rows, closed] of [
  ['/', site.hours.standard, 'Closed'],
  ['/it', site.hours.italianFooter, 'Chiuso'],
] as const) {
  test(`the footer of ${address} shows contact details, its own hours and the year`, async () => {
    const before = new Date().getUTCFullYear()
    const text = await footerOf(address)
    for (const row of rows) assertSays(text, rowWords(row, localeOf(address), closed))
    for (const fact of contactDetails) assertSays(text, fact)
    // The page may have been rendered just before the year ended
    const year = text.includes(`© ${before}`) ? before : new Date().getUTCFullYear()
    assertSays(text, `© ${year} ${site.name}`)
  })
}

test('the contact pages show the opening hours, and show and link the email address, phone number and postal address', async () => {
  for (const [address, closed] of [
    ['/contact', 'Closed'],
    ['/it/contact', 'Chiuso'],
  ] as const) {
    const html = mainOf(await htmlOf(address))
    for (const row of site.hours.standard) assertSays(textOf(html), rowWords(row, localeOf(address), closed))
    for (const fact of contactDetails) assertSays(textOf(html), fact)
    const hrefs = tagsIn(html, 'a').map(({ attributes }) => attributes.href ?? '')
    assert.ok(hrefs.includes(`mailto:${site.email}`))
    assert.ok(hrefs.includes(`tel:${site.phone.replace(/[^+\d]/g, '')}`))
    const { latitude, longitude } = site.map
    assert.ok(hrefs.some((href) => href.includes(`${latitude}`) && href.includes(`${longitude}`)))
  }
  const pricing = await mainTextOf('/it/pricing')
  for (const row of site.hours.standard) assertSays(pricing, rowWords(row, 'it', 'Chiuso'))
})

const testedIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(accessibilityTested),
  )

for (const [address, title, sections] of [
  ['/privacy', 'Last updated 23 January 2025', 13],
  ['/it/privacy', '23 gennaio 2025', 13],
  ['/accessibility', `Last tested ${testedIn('en-GB')}`, 4],
  ['/it/accessibility', `Ultima prova: ${testedIn('it')}`, 4],
] as const) {
  test(`${address} has ${sections} sections and its date`, async () => {
    const html = mainOf(await htmlOf(address))
    assertSays(textOf(html), title)
    // Only the privacy policy is long enough to be numbered
    if (address.endsWith('/privacy')) assertSays(textOf(html), String(sections))
    assert.equal(tagsIn(html, 'h2').length, sections)
  })
}

test('the website brief offers every goal, page and integration, and the right file types in each field', async () => {
  const html = mainOf(await htmlOf('/website-onboarding'))
  const inputs = tagsIn(html, 'input').map(({ attributes }) => attributes)
  const offered = (name: string) => inputs.filter((input) => input.name === name).map(({ value }) => value)
  assert.deepEqual(offered('websiteGoals'), [...onboardingGoals])
  assert.deepEqual(offered('desiredPages'), [...onboardingPages])
  assert.deepEqual(offered('desiredIntegrations'), [...onboardingIntegrations])
  assert.equal(onboardingGoals.length + onboardingPages.length + onboardingIntegrations.length, 7 + 9 + 8)
  const accepts = inputs.filter(({ type }) => type === 'file').map(({ name, accept }) => [name, accept])
  assert.deepEqual(accepts, [
    ['documents', '.pdf,.doc,.docx,.txt'],
    ['images', 'image/*'],
    ['other', undefined],
  ])
})

test('a figure that is not the agency’s own stands beside its source, or is called an example (R315)', async () => {
  for (const address of serviceSlugs.flatMap((slug) => [`/services/${slug}`, `/it/services/${slug}`])) {
    const locale = localeOf(address)
    const html = mainOf(await htmlOf(address))
    const [example, own] = [locale === 'en' ? 'an example' : 'un esempio', englishPathOf(address)]
    const text = textOf(html)
    for (const { ours, value, label, readings, source } of Object.values(catalogue.claims)) {
      const reading = readings.find(({ where }) => where === own)?.value ?? value
      const words = `${reading} ${label[locale]}`
      if (ours || source || !text.includes(words)) continue
      const at = text.lastIndexOf(words)
      // In the same line, or at the end of its sentence
      assert.ok(text.slice(at, at + words.length + 80).includes(` ${example}`), `${address}: ${words}`)
    }
  }
  // Six cases, and two of the three statistics
  for (const [home, example] of [
    ['/', 'an example'],
    ['/it', 'un esempio'],
  ] as const) {
    assert.ok((await mainTextOf(home)).split(` ${example}`).length > 8, home)
  }
})

/** Changes a file of the content folder for one test; after the test, the server shows the original again. */
async function changeFor(
  context: TestContext,
  file: string,
  change: (value: ReturnType<typeof parse>) => void,
  seen: () => Promise<boolean>,
) {
  const target = path.join(folders.contentDir, file)
  const before = await readFile(target, 'utf8')
  const value = parse(before)
  change(value)
  await writeFile(target, stringify(value))
  await waitFor('the change', seen)
  context.after(async () => {
    await writeFile(target, before)
    await waitFor('the original again', async () => !(await seen()))
  })
}

test('a figure with a source names it and links to it', async (context) => {
  const source = { name: { en: 'Diary records', it: 'Agende' }, url: 'https://example.com/diaries' }
  await changeFor(
    context,
    'catalogue.yaml',
    (value) => Object.assign(value.claims['hours-saved'], { source }),
    async () => (await mainTextOf('/')).includes('Source: Diary records'),
  )
  assert.ok((await htmlOf('/')).includes('<a href="https://example.com/diaries">Diary records</a>'))
  assert.ok((await mainTextOf('/it')).includes('Fonte: Agende'))
})

test('a founder’s name and portrait replace the still life (R18)', async (context) => {
  for (const [address, words] of [
    ['/about', 'From sport Founder'],
    ['/it/about', 'Dallo sport Fondatore'],
  ] as const) {
    const text = await mainTextOf(address)
    assert.ok(text.includes(words))
    for (const { role, name } of site.founders) assertSays(text, name ?? role[localeOf(address)])
  }
  const founder = site.founders.findIndex(({ role }) => role.en === 'Founder')
  const facts = { name: 'Test Person', photo: 'https://example.com/test.jpg' }
  await changeFor(
    context,
    'site.yaml',
    (value) => Object.assign(value.founders[founder], facts),
    async () => (await mainTextOf('/about')).includes('Test Person'),
  )
  const html = await htmlOf('/it/about')
  assert.ok(tagsIn(html, 'img').some(({ attributes }) => attributes.alt === 'Ritratto di Test Person'))
  assert.ok(!textOf(html).includes('Dallo sport'))
})

test('a figure changed in the content files changes on every page that shows it', async (context) => {
  const at = catalogue.packages.it.findIndex(({ popular }) => popular)
  const [english, italian] = [catalogue.packages.en[at], catalogue.packages.it[at]]
  const share = catalogue.claims['phone-time']?.value ?? ''
  await changeFor(
    context,
    'catalogue.yaml',
    (value) => {
      value.advertisedFrom = 151
      Object.assign(value.packages.en[at], { price: 263 })
      Object.assign(value.packages.it[at], { price: 263, homePrice: 271 })
      value.claims['phone-time'].value = '73%'
    },
    async () => (await mainTextOf('/pricing')).includes('£263'),
  )
  for (const [address, now, before] of [
    ['/', '£263', `£${english?.price}`],
    ['/pricing', '£263', `£${english?.price}`],
    ['/it', '£271', `£${italian?.homePrice}`],
    ['/it/pricing', '£263', `£${italian?.price}`],
    ['/services/ai-enquiry-handling', '73%', share],
    ['/it/services/ai-enquiry-handling', '73%', share],
  ] as const) {
    const text = await mainTextOf(address)
    assertSays(text, now)
    assert.ok(!text.includes(before), `${address} still says ${before}`)
  }
  assertSays(metaIn(await htmlOf('/pricing'), 'description')[0] ?? '', 'from £151/month')
})
