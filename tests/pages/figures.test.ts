import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import {
  onboardingGoals,
  onboardingIntegrations,
  onboardingPages,
} from '#domain/leads/onboarding-form.schema.ts'
import type { Locale } from '#domain/locales.ts'
import { englishPathOf, localeOf } from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'
import { accessibilityTested } from '#domain/site/accessibility-tested.ts'
import { catalogueSchema, type OpeningRow, siteSchema } from '#domain/site/site.schema.ts'
import { readSettings } from '#server/content/store/settings.ts'
import { mainOf, metaIn, plain, structuredDataIn, tagsIn, textOf } from '#tests/helpers/page-html.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// Figure → page → text (R16): the values come from the content files, the words around them from here.

const content = path.resolve(import.meta.dirname, '../../content')
const read = async <Value>(
  file: string,
  schema: Parameters<typeof readSettings<Value>>[0],
): Promise<Value> => {
  const { value, problems } = readSettings<Value>(schema, await readFile(path.join(content, file), 'utf8'))
  if (value === null) throw new Error(`${file}: ${JSON.stringify(problems)}`)
  return value
}
const catalogue = await read('catalogue.yaml', catalogueSchema)
const site = await read('site.yaml', siteSchema)

const { street, postcode, locality } = site.address
const contactDetails = [site.email, site.phone, street, postcode, locality]

const { folders, server } = await startSite()

const htmlOf = async (address: string) => (await fetch(server.origin + address)).text()
const mainTextOf = async (address: string) => textOf(mainOf(await htmlOf(address)))
const footerOf = async (address: string) => textOf((await htmlOf(address)).split('<footer')[1] ?? '')

/** The words stand in the text, and no digit beside them makes another figure of theirs. */
function assertSays(text: string, words: string) {
  const escaped = plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  assert.match(text, new RegExp(`(?<![\\d.,£+-])${escaped}(?!\\d|[.,]\\d)`))
}

test('the catalogue that ships holds the figures that the pages claim', () => {
  const plans = catalogue.packages.en.map(({ name, price, openEnded, setupTime }) => [
    name,
    price,
    openEnded,
    setupTime,
  ])
  assert.deepEqual(plans, [
    ['Get Found', 147, false, '7–10 days'],
    ['Get Clients', 247, false, '10–14 days'],
    ['Stay Booked', 497, false, '14–20 days'],
    ['Custom Plan', 899, true, 'Custom timeline'],
  ])
  const piani = catalogue.packages.it.map(({ name, price, homePrice, openEnded }) => [
    name,
    price,
    homePrice,
    openEnded,
  ])
  assert.deepEqual(piani, [
    ['Essenziale', 147, 149, false],
    ['Crescita', 247, 249, false],
    ['Successo', 497, 499, false],
    ['Su Misura', 899, undefined, true],
  ])
  for (const locale of ['en', 'it'] as const) {
    const popular = catalogue.packages[locale].filter((plan) => plan.popular)
    const found = popular.map(({ id }) => id)
    assert.deepEqual(found, ['get-clients'])
    assert.deepEqual(
      catalogue.addOns[locale].map(({ id, price, thenMonthly }) => [id, price, thenMonthly]),
      [
        ['ads-refresh', 150, undefined],
        ['seo-blog', 100, undefined],
        ['landing-page', 120, undefined],
        ['assistant', 250, 50],
        ['training', 90, undefined],
      ],
    )
  }
  assert.equal(catalogue.advertisedFrom, 149)
  assert.deepEqual(catalogue.retentionExample, {
    customers: 100,
    averagePurchase: 200,
    keptBefore: 20,
    keptAfter: 75,
  })
  const claims = Object.entries(catalogue.claims).map(
    ([id, { value, readings }]) =>
      `${id} ${[value, ...readings.map((reading) => reading.value)].join(' or ')}`,
  )
  const held = `
    reply 24, hours-saved 10+, satisfaction 85%, custom 100%, case-bookings 40%, case-retention 3x,
    phone-time 70%, lead-conversion 3x, missed-calls 95%, admin-hours 15h, no-shows 60% or 80%,
    online-bookings 2x, more-bookings 3x, admin-time 80%, errors 50%, process-time 75%,
    accuracy 90% or 95%, efficiency 40%, retention +85%, lifetime-value 2.5x, churn -40%,
    profile-views +300%, direct-calls +150%, directions +200%, local-searches 46%, acquisition-cost 5x,
    read-reviews 93%, followers 35,000+, review-response 2h, positive-reviews +300%, average-rating 4.8,
    complete-booking £399, retention-price £399, retention-year £4,788, ads-management £399,
    ad-budget £500, minimum-roi 3:1, ads-results 7–14, ads-guarantee 30, first-campaign 72h,
    average-roi 5x, cost-per-lead 30%, voice-set-up 24h, faster-notes 5x, less-typing 90%, site-load 3s,
    page-speed 90+, mobile-responsive 100%`
  assert.deepEqual(claims.sort(), held.trim().split(/,\s+/).sort())
})

/** These claims by the value with the label that the catalogue gives it. */
const labelled = (ids: string) => Object.fromEntries(ids.split(' ').map((id) => [id, '{value} {label}']))
const reply = 'We reply within {value} hours'
const risposta = 'entro {value} ore'

/** What each page says of which claim. `{value}` is the catalogue's, in the page's own reading; `{number}` lacks its unit. */
const claims: Record<string, Record<string, string>> = {
  '/': {
    ...labelled('hours-saved satisfaction custom'),
    'case-bookings': '{value} increase in bookings',
    'case-retention': '{value} client retention',
    'missed-calls': '{value} fewer missed calls',
    'no-shows': '{value} fewer no-shows',
    'admin-hours': '{value} saved per week',
    reply: 'within {value} hours',
  },
  '/about': { followers: '{value} followers' },
  '/contact': { reply: 'within {value} hours' },
  '/website-onboarding': { reply },
  '/services/ai-enquiry-handling': { ...labelled('phone-time lead-conversion missed-calls'), reply },
  '/services/smart-booking-systems': {
    ...labelled('no-shows online-bookings more-bookings'),
    'complete-booking': 'A complete booking system for {value} per month',
    reply,
  },
  '/services/websites': { ...labelled('site-load page-speed mobile-responsive'), reply },
  '/services/workflow-automation': {
    ...labelled('admin-hours admin-time errors process-time accuracy no-shows'),
    reply,
  },
  '/services/tailored-ai-tools': { ...labelled('custom accuracy efficiency'), reply },
  '/services/client-retention-tools': {
    ...labelled('retention lifetime-value churn'),
    'acquisition-cost': 'costs {number} times what it costs to keep one',
    'retention-price': 'for {value} per month',
    'retention-year': '{value} for the service per year',
  },
  '/services/google-business-profile': {
    ...labelled('profile-views direct-calls directions local-searches'),
  },
  '/services/local-ads-lead-generation': {
    ...labelled('average-roi cost-per-lead'),
    'first-campaign': 'First campaign live Written, set up and being shown. in {value}',
    'ads-management': '{value} per month',
    'ad-budget': 'from {value} per month',
    'ads-results': '{value} days',
    'minimum-roi': 'This is the least we promise. {value}',
    'ads-guarantee': 'Money-back guarantee Ask us how it works before you begin. {value} days',
    reply,
  },
  '/services/automated-google-reviews': {
    ...labelled('read-reviews positive-reviews average-rating review-response'),
    reply,
  },
  '/services/voice-to-note-automation': {
    ...labelled('faster-notes less-typing'),
    'voice-set-up': 'in under {number} hours',
  },
  '/it': {
    ...labelled('hours-saved satisfaction custom missed-calls no-shows admin-hours'),
    'case-bookings': '{value} di prenotazioni in più',
    'case-retention': '{value} la fidelizzazione dei clienti',
    reply: risposta,
  },
  '/it/about': { followers: '{value} follower', custom: 'Su misura al {value}', reply: risposta },
  '/it/contact': { reply: risposta },
  '/it/services/ai-enquiry-handling': {
    ...labelled('phone-time lead-conversion missed-calls'),
    reply: risposta,
  },
  '/it/services/smart-booking-systems': {
    ...labelled('no-shows online-bookings more-bookings'),
    'complete-booking': 'Un sistema di prenotazione completo a {value} al mese',
    reply: risposta,
  },
  '/it/services/websites': { ...labelled('site-load page-speed mobile-responsive'), reply: risposta },
  '/it/services/workflow-automation': {
    ...labelled('admin-hours admin-time errors process-time accuracy no-shows'),
    reply: risposta,
  },
  '/it/services/tailored-ai-tools': { ...labelled('custom accuracy efficiency'), reply: risposta },
  '/it/services/client-retention-tools': {
    ...labelled('retention lifetime-value churn'),
    'acquisition-cost': 'costa {number} volte quanto tenerne uno',
    'retention-price': 'costa {value} al mese',
    'retention-year': '{value} il servizio, per un anno',
  },
  '/it/services/google-business-profile': {
    ...labelled('profile-views direct-calls directions local-searches'),
  },
  '/it/services/local-ads-lead-generation': {
    ...labelled('average-roi cost-per-lead'),
    'first-campaign': 'entro {value}',
    'ads-management': '{value} al mese',
    'ad-budget': 'da {value} al mese',
    'ads-results': '{value} giorni',
    'minimum-roi': 'È il minimo che promettiamo. {value}',
    'ads-guarantee': 'Garanzia di rimborso Chiedici come funziona, prima di cominciare. {value} giorni',
    reply: risposta,
  },
  '/it/services/automated-google-reviews': {
    ...labelled('positive-reviews average-rating review-response'),
    'read-reviews': '{value} legge le recensioni',
    reply: risposta,
  },
  '/it/services/voice-to-note-automation': {
    ...labelled('faster-notes less-typing'),
    'voice-set-up': 'in meno di {number} ore',
  },
}

/** The claim as that page must write it: its own reading, and `2,5x` for `2.5x` in Italian. */
function claimOn(address: string, id: string): { value: string; label: string } {
  const claim = catalogue.claims[id]
  assert.ok(claim, `The catalogue has no claim "${id}"`)
  const { value } = claim.readings.find(({ where }) => where === englishPathOf(address)) ?? claim
  const locale = localeOf(address)
  const marks: Record<string, string> = { '.': ',', ',': '.' }
  const written = locale === 'it' ? value.replace(/[.,](?=\d)/g, (mark) => marks[mark] ?? mark) : value
  return { value: written, label: claim.label[locale] }
}

for (const [address, sayings] of Object.entries(claims)) {
  test(`${address} says ${Object.keys(sayings).join(', ')}`, async () => {
    const text = await mainTextOf(address)
    for (const [id, saying] of Object.entries(sayings)) {
      const { value, label } = claimOn(address, id)
      const number = value.replace(/[^\d.,]/g, '')
      assertSays(text, saying.replace('{value}', value).replace('{number}', number).replace('{label}', label))
    }
  })
}

test('every claim of the catalogue stands on a page of each language', () => {
  for (const locale of ['en', 'it'] as const) {
    const said = new Set(
      Object.entries(claims).flatMap(([address, sayings]) =>
        localeOf(address) === locale ? Object.keys(sayings) : [],
      ),
    )
    const found = Object.keys(catalogue.claims).filter((id) => !said.has(id))
    assert.deepEqual(found, [], locale)
  }
  assert.equal(
    Object.keys(claims).filter((address) => address.includes('/services/')).length,
    2 * serviceSlugs.length,
  )
})

const pounds = (amount: number, openEnded = false) => `£${amount}${openEnded ? '+' : ''}`

for (const [address, homePrices] of [
  ['/', false],
  ['/it', true],
] as const) {
  test(`${address} shows name, price, period, description and set-up time of every package`, async () => {
    const text = await mainTextOf(address)
    for (const plan of catalogue.packages[localeOf(address)]) {
      const price = homePrices ? (plan.homePrice ?? plan.price) : plan.price
      assertSays(text, plan.name)
      assertSays(text, `${pounds(price, plan.openEnded)} ${plan.period}`)
      assertSays(text, plan.description)
      assertSays(text, plan.setupTime)
    }
  })
}

for (const [address, setUp, includes, idealFor, getStarted, getQuote, popular] of [
  ['/pricing', 'Set-up', 'Includes', 'Ideal For', 'Get Started', 'Get Quote', 'Most Popular'],
  [
    '/it/pricing',
    'Attivazione',
    'Comprende',
    'Ideale per',
    'Inizia Ora',
    'Richiedi Preventivo',
    'Più Popolare',
  ],
] as const) {
  test(`${address} shows every package whole, its button before its lists`, async () => {
    const text = await mainTextOf(address)
    for (const plan of catalogue.packages[localeOf(address)]) {
      assertSays(
        text,
        [
          plan.popular ? popular : '',
          plan.name,
          pounds(plan.price, plan.openEnded),
          plan.period,
          plan.description,
          setUp,
          plan.setupTime,
          plan.openEnded ? getQuote : getStarted,
          idealFor,
          ...plan.idealFor,
          includes,
          ...plan.features,
        ].join(' '),
      )
    }
    assert.equal(text.split(popular).length - 1, 1)
  })
}

for (const [address, button, further] of [
  ['/pricing', 'Add On', ', plus £{} per month'],
  ['/it/pricing', 'Aggiungi', ', più £{} al mese'],
] as const) {
  test(`${address} shows every add-on with its price, its period and its button`, async () => {
    const text = await mainTextOf(address)
    for (const addOn of catalogue.addOns[localeOf(address)]) {
      const then = addOn.thenMonthly === undefined ? '' : further.replace('{}', String(addOn.thenMonthly))
      assertSays(
        text,
        `${addOn.name} ${addOn.description} ${pounds(addOn.price)} ${addOn.period}${then} ${button}`,
      )
    }
  })
}

test('the English pricing page advertises its own figure, and the structured data the range', async () => {
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
  test(`${address} works the example out: two shares, two sums and what lies between`, async () => {
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

for (const [address, closed] of [
  ['/contact', 'Closed'],
  ['/it/contact', 'Chiuso'],
  ['/it/pricing', 'Chiuso'],
] as const) {
  test(`${address} says when somebody is there`, async () => {
    const text = await mainTextOf(address)
    for (const row of site.hours.standard) assertSays(text, rowWords(row, localeOf(address), closed))
  })
}

for (const [address, rows, closed] of [
  ['/', site.hours.standard, 'Closed'],
  ['/it', site.hours.italianFooter, 'Chiuso'],
] as const) {
  test(`the footer of ${address} says contact details, its own hours and the year`, async () => {
    const before = new Date().getUTCFullYear()
    const text = await footerOf(address)
    for (const row of rows) assertSays(text, rowWords(row, localeOf(address), closed))
    for (const fact of contactDetails) assertSays(text, fact)
    // It may have been rendered a moment before the year ended
    const year = text.includes(`© ${before}`) ? before : new Date().getUTCFullYear()
    assertSays(text, `© ${year} ${site.name}`)
  })
}

for (const address of ['/contact', '/it/contact']) {
  test(`${address} shows e-mail, phone and postal address, each to be used`, async () => {
    const html = await htmlOf(address)
    const text = textOf(mainOf(html))
    for (const fact of contactDetails) assertSays(text, fact)
    const hrefs = tagsIn(mainOf(html), 'a').map(({ attributes }) => attributes.href ?? '')
    assert.ok(hrefs.includes(`mailto:${site.email}`))
    assert.ok(hrefs.includes(`tel:${site.phone.replace(/[^+\d]/g, '')}`))
    const { latitude, longitude } = site.map
    assert.ok(hrefs.some((href) => href.includes(`${latitude}`) && href.includes(`${longitude}`)))
  })
}

for (const address of ['/about', '/it/about']) {
  test(`${address} presents both founders by their role until they have a name`, async () => {
    const text = await mainTextOf(address)
    for (const { role, name } of site.founders) assertSays(text, name ?? role[localeOf(address)])
  })
}

for (const [address, words] of [
  ['/', ['Doubled enquiries', 'clinics, salons, tradespeople, consultants, shops and agencies']],
  ['/it', ['Raddoppiate le richieste locali']],
  ['/services/ai-enquiry-handling', ['voice agent', 'WhatsApp agent', '24/7']],
  ['/services/smart-booking-systems', ['three major calendar providers', 'SMS and email']],
  [
    '/services/websites',
    ['Showcase site', 'Landing page', 'E-commerce', 'SSL', 'Backups', 'Analytics', 'A year of support'],
  ],
  ['/services/workflow-automation', ['Analysis', 'Design', 'Implementation', 'Optimisation']],
  ['/services/tailored-ai-tools', ['Discovery', 'Prototype', 'Development', 'Launch']],
  ['/services/client-retention-tools', ['Onboarding', 'Engagement', 'Loyalty', 'Advocacy']],
  ['/services/google-business-profile', ['Virtual tour', 'Competitor analysis', 'Four steps']],
  [
    '/services/local-ads-lead-generation',
    ['Search', 'Social', 'Retargeting', 'Call-only', 'Local search', 'Lead forms'],
  ],
  ['/services/voice-to-note-automation', ['Transcription', 'Categorisation', 'mobile app', 'Smart search']],
  ['/it/services/websites', ['SSL', 'Landing page', 'E-commerce']],
] as const) {
  test(`${address} names ${words.join(', ')}`, async () => {
    const text = await mainTextOf(address)
    for (const word of words) assertSays(text, word)
  })
}

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

test('the website brief offers every goal, page and integration, and takes the files that it says', async () => {
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

test('a figure with a source names it and leads to it', async () => {
  const file = path.join(folders.contentDir, 'catalogue.yaml')
  const before = await readFile(file, 'utf8')
  const source = 'source: { name: { en: Diary records, it: Agende }, url: https://example.com/diaries }'
  await writeFile(file, before.replace('hours-saved: {', `hours-saved: { ${source},`))
  await waitFor('the source', async () => (await mainTextOf('/')).includes('Source: Diary records'))
  assert.ok((await htmlOf('/')).includes('<a href="https://example.com/diaries">Diary records</a>'))
  assert.ok((await mainTextOf('/it')).includes('Fonte: Agende'))
  await writeFile(file, before)
})

test('a founder’s name and portrait stand in place of the still life (R316)', async () => {
  const file = path.join(folders.contentDir, 'site.yaml')
  const before = await readFile(file, 'utf8')
  for (const address of ['/about', '/it/about']) {
    const text = await mainTextOf(address)
    assert.ok(text.includes(address === '/about' ? 'From sport Founder' : 'Dallo sport Fondatore'))
  }
  const row = 'role: { en: Founder, it: Fondatore }'
  await writeFile(
    file,
    before.replace(row, `${row}\n    name: Test Person\n    photo: https://example.com/test.jpg`),
  )
  await waitFor('the name', async () => (await mainTextOf('/about')).includes('Test Person'))
  const html = await htmlOf('/it/about')
  assert.ok(tagsIn(html, 'img').some(({ attributes }) => attributes.alt === 'Ritratto di Test Person'))
  assert.ok(!textOf(html).includes('Dallo sport'))
  await writeFile(file, before)
  await waitFor('the still life', async () => (await mainTextOf('/about')).includes('From sport'))
})

test('a figure that is changed in the content files changes on every page that shows it', async () => {
  const file = path.join(folders.contentDir, 'catalogue.yaml')
  const before = await readFile(file, 'utf8')
  const changed = before
    .replaceAll('price: 247', 'price: 263')
    .replace('homePrice: 249', 'homePrice: 271')
    .replace('advertisedFrom: 149', 'advertisedFrom: 151')
    .replace('value: 70%', 'value: 73%')
  await writeFile(file, changed)
  await waitFor('the new price', async () => (await mainTextOf('/pricing')).includes('£263'))
  for (const [address, now, then] of [
    ['/', '£263', '£247'],
    ['/pricing', '£263', '£247'],
    ['/it', '£271', '£249'],
    ['/it/pricing', '£263', '£247'],
    ['/services/ai-enquiry-handling', '73%', '70%'],
    ['/it/services/ai-enquiry-handling', '73%', '70%'],
  ] as const) {
    const text = await mainTextOf(address)
    assertSays(text, now)
    assert.ok(!text.includes(then), `${address} still says ${then}`)
  }
  assertSays(metaIn(await htmlOf('/pricing'), 'description')[0] ?? '', 'from £151/month')
})
