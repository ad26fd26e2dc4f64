import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { hydrated, open, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const ways = [
  [
    '/',
    [
      ['See Our Packages', '/pricing'],
      ['View Full Pricing Details', '/pricing'],
      ['See How We Can Help Your Business', '/about'],
    ],
  ],
  [
    '/it',
    [
      ['Scopri i nostri pacchetti', '/it/pricing'],
      ['Vedi tutti i prezzi', '/it/pricing'],
      ['Scopri come possiamo aiutarti', '/it/about'],
    ],
  ],
] as const

for (const [home, buttons] of sample(ways, 1, today)) {
  test(`${home}: its buttons lead to the top of the next page, and Back returns to where the visitor was`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults = watchForFaults(page)
    await open(page, site.origin + home)
    for (const [name, target] of buttons) {
      const button = page.getByRole('main').getByRole('link', { name })
      await button.scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollBy(0, 40))
      const before = await scrolled(page)
      expect(before).toBeGreaterThan(0)
      await button.click()
      await expect(page).toHaveURL(site.origin + target)
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goBack()
      await expect(button).toBeVisible()
      await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
    }
    expect(faults()).toEqual([])
  })
}

test('five problem cards lead to their services, the sixth is no link and no tab stop', async ({ page }) => {
  await open(page, site.origin)
  const cards = page
    .getByRole('region', { name: 'Which of these sounds like your week?' })
    .getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const targets = await cards.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  )
  expect(targets).toEqual([
    ['/services/local-ads-lead-generation'],
    ['/services/websites'],
    ['/services/ai-enquiry-handling'],
    ['/services/client-retention-tools'],
    ['/services/automated-google-reviews'],
    [],
  ])
  await expect(cards.nth(5)).toContainText('Messages from everywhere')
  const isStop = await cards
    .nth(5)
    .evaluate((card) =>
      [card, ...card.querySelectorAll('*')].some((part) => 'tabIndex' in part && Number(part.tabIndex) >= 0),
    )
  expect(isStop).toBe(false)
  // The whole card is the link, not only its title
  const picture = cards.nth(1).locator('svg').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The card has no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(/\/services\/websites$/)
})

test('only one of the Italian results is a link, to local ads', async ({ page }) => {
  await open(page, `${site.origin}/it`)
  const results = page.getByRole('region', { name: 'Che cosa cambia, in numeri' })
  await expect(results.getByRole('listitem')).toHaveCount(6)
  await expect(results.getByRole('link')).toHaveCount(1)
  await expect(results.getByRole('link')).toHaveAttribute('href', '/it/services/local-ads-lead-generation')
})

const italian = { locale: 'it-IT', extraHTTPHeaders: { 'Accept-Language': 'it-IT,it;q=0.9,en;q=0.5' } }

test('a visitor who prefers Italian is offered the Italian site without a layout shift, until the offer is closed', async ({
  browser,
}) => {
  const context = await browser.newContext(italian)
  const page = await context.newPage()
  const faults = watchForFaults(page)
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const answer = await page.goto(site.origin)
  expect(answer?.url()).toBe(`${site.origin}/`)
  const offer = page.getByRole('complementary', { name: 'Leggi in italiano' })
  await expect(offer).toBeVisible()
  await expect(offer).toContainText('Questo sito esiste anche in italiano.')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
  const place = () => page.locator('h1').boundingBox()
  const before = await place()
  await offer.getByRole('button', { name: 'Chiudi' }).click()
  await expect(offer).toBeHidden()
  expect(await place()).toEqual(before)
  // The dismissal is permanent
  await page.reload()
  await hydrated(page)
  await expect(offer).toBeHidden()
  expect(faults()).toEqual([])
  await context.close()
})

test('the offer leads to the Italian home, and is made only on the English home and to those who prefer Italian', async ({
  browser,
  page,
}) => {
  await open(page, site.origin)
  await expect(page.getByRole('link', { name: 'Leggi in italiano' })).toHaveCount(0)
  const context = await browser.newContext(italian)
  const reader = await context.newPage()
  for (const path of ['/pricing', '/it']) {
    await open(reader, site.origin + path)
    await expect(reader.getByRole('link', { name: 'Leggi in italiano' })).toHaveCount(0)
  }
  await open(reader, site.origin)
  await reader.getByRole('link', { name: 'Leggi in italiano' }).click()
  await expect(reader).toHaveURL(`${site.origin}/it`)
  // One page for all visitors: the cached page does not depend on the request's language
  const one = await (await fetch(site.origin, { headers: { 'Accept-Language': 'it' } })).text()
  const other = await (await fetch(site.origin, { headers: { 'Accept-Language': 'en' } })).text()
  expect(one).toBe(other)
  await context.close()
})

/** The colour of the browser's bar: from the first applicable tag (HTML, "theme-color"). */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  )
const light = { bar: '#FBF7F0', ground: 'rgb(251, 247, 240)' }
const dark = { bar: '#121816', ground: 'rgb(18, 24, 22)' }

test('the chosen theme is kept through a reload, on other pages and in the other language, without a flash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, site.origin)
  await page.getByRole('button', { name: 'Switch to dark mode' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeFocused()
  expect(await barColor(page)).toBe(dark.bar)
  await page.addInitScript(() => {
    // Records the theme when the first element of the body appears
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/blog', '/it/pricing']) {
    await page.goto(site.origin + path)
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark')
    expect(await barColor(page)).toBe(dark.bar)
  }
  await hydrated(page)
  await page.getByRole('button', { name: 'Passa alla modalità chiara' }).press('Space')
  await expect.poll(() => barColor(page)).toBe(light.bar)
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('light')
  // The bar keeps the chosen theme, even when the system's changes
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barColor(page)).toBe(light.bar)
})

for (const javaScriptEnabled of [true, false]) {
  test(`without a choice the theme follows the operating system, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    for (const [colorScheme, { bar, ground }] of Object.entries({ light, dark })) {
      await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark' })
      if (colorScheme === 'light') await page.goto(`${site.origin}/it/contact`)
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
      expect(await barColor(page)).toBe(bar)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
    // A toggle that cannot work is absent
    if (!javaScriptEnabled) await expect(page.getByRole('button', { name: /modalità/i })).toHaveCount(0)
    await context.close()
  })
}

test('in the studio, switching the theme also changes the colour of the browser’s bar', async ({ page }) => {
  await site.signIn(page.context())
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${site.origin}/admin/account`)
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click()
  expect(await barColor(page)).toBe(dark.bar)
})

test('from page to page, in both languages, head and navigation match the page that is shown', async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, site.origin)
  const banner = page.getByRole('banner')
  for (const [name, path, lang] of [
    ['Pricing', '/pricing', 'en'],
    ['Italiano', '/it/pricing', 'it'],
    ['Chi Siamo', '/it/about', 'it'],
    ['English', '/about', 'en'],
    ['Blog', '/blog', 'en'],
  ] as const) {
    await banner.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(site.origin + path)
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', site.origin + path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const { head, current } = await page.evaluate(() => ({
      head: [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
        ...[...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href')),
      ],
      current: [...document.querySelectorAll('header [aria-current=page]')].map((link) =>
        link.getAttribute('href'),
      ),
    }))
    const served = await (await fetch(site.origin + path)).text()
    for (const part of head) expect(served.replaceAll('&#38;', '&')).toContain(part)
    expect(new Set(current)).toEqual(new Set([path]))
  }
  expect(faults()).toEqual([])
})
