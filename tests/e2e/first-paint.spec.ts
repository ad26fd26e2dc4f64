import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { anArticle } from '#tests/helpers/public-pages.ts'
import { open, saveData, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()

/** A page that records layout shifts and the largest paint. */
async function observed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'moved').push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'largest', Reflect.get(entry, 'element'))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return page
}

const loads = [
  ['/', 390],
  ['/', 1440],
  ['/it', 768],
  ['/pricing', 390],
  ['/services/smart-booking-systems', 1440],
  ['/it/about', 768],
  ['/contact', 1440],
  [anArticle, 390],
] as const

for (const [path, width] of sample(loads, 1, today)) {
  test(`${path} at ${width} px: late fonts cause no layout shift`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await observed(context)
    let late = 0
    await page.route('**/*.woff2', async (route) => {
      late += 1
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto(site.origin + path)
    await page.evaluate(() => document.fonts.ready)
    // After two frames any shift from the fonts' arrival has been painted
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(late).toBe(2)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
    await context.close()
  })
}

for (const [at, path] of ['/', '/it'].entries()) {
  for (const script of sample([true, false], 1, at)) {
    test(`${path}, ${script ? 'with' : 'without'} script: the largest paint is a text, and no request leaves the site`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await observed(context)
      const faults = watchForFaults(page)
      if (!script) await page.route('**/*.js', (route) => route.abort())
      await page.goto(site.origin + path)
      const largest = () =>
        page.evaluate(() => {
          const element: unknown = Reflect.get(window, 'largest')
          return element instanceof HTMLElement ? element.matches('main :is(h1, p)') : null
        })
      await expect.poll(largest).toBe(true)
      expect(faults().filter((fault) => script || fault.startsWith('left the site'))).toEqual([])
      await context.close()
    })
  }
}

test('a page loads little script, with hashes; with data saving, its own code only when a control is approached', async ({
  page,
}) => {
  // Without data saving, the browser would prefetch the page's own code
  await saveData(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(`${site.origin}/pricing`, { waitUntil: 'networkidle' })
  const tags = await page.locator('script[src], link[rel=modulepreload]').evaluateAll((found) =>
    found.map((tag) => ({
      address: tag.getAttribute('src') ?? tag.getAttribute('href'),
      integrity: tag.getAttribute('integrity'),
    })),
  )
  expect(new Set(scripts)).toEqual(new Set(tags.map(({ address }) => site.origin + address)))
  for (const { integrity } of tags) expect(integrity).toMatch(/^sha384-/)
  const sizes = await Promise.all(
    scripts.map(async (address) => (await (await fetch(address)).text()).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000)

  const before = scripts.length
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().hover()
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().focus()
  await page.waitForTimeout(1_000)
  expect(scripts).toHaveLength(before)
  await page.getByRole('link', { name: 'Get Started: Get Clients' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test("a page's own code is fetched when the browser is idle, but hydrates only when a control is used", async ({
  page,
}) => {
  const fetched: string[] = []
  const run: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (!path.endsWith('.js')) return
    if (request.resourceType() === 'fetch') fetched.push(path)
    else run.push(path)
  })
  await page.goto(`${site.origin}/pricing`, { waitUntil: 'networkidle' })
  const names = (await page.locator('#page').getAttribute('data-code'))?.split(' ') ?? []
  const code = names.map((name) => `/assets/${name}.js`)
  await expect.poll(() => [...fetched].sort()).toEqual([...code].sort())
  // The code is parsed ahead, but not run
  await expect.poll(() => [...new Set(run)]).toEqual(expect.arrayContaining(code))
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    )
  expect(await isHydrated()).toBe(false)
  await page.getByRole('link', { name: 'Get Started: Get Clients' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isHydrated()).toBe(true)
})

test('a script that differs from the built one is refused', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` })
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto(site.origin)
  await refused
})

test('pages that a visitor may go to next are preloaded, but none that is made for one visitor', async ({
  page,
}) => {
  const answer = await page.goto(`${site.origin}/pricing`)
  expect(answer?.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  const rules = await fetch(`${site.origin}/speculation-rules.json`)
  expect(rules.headers.get('content-type')).toContain('application/speculationrules+json')
  const devtools = await page.context().newCDPSession(page)
  const candidates = new Set<string>()
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname)
  })
  await devtools.send('Preload.enable')
  await page.reload()
  await expect.poll(() => [...candidates]).toContain('/about')
  const personal = [...candidates].filter((path) =>
    /^\/(?:admin|inquiry|question|website-onboarding)/.test(path),
  )
  expect(personal).toEqual([])
})

test('links lead from a page to the studio and back', async ({ page }) => {
  const faults = watchForFaults(page)
  await open(page, site.origin)
  await page.getByRole('contentinfo').locator('a[href="/admin"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/admin`)
  await page.getByRole('main').waitFor()
  await page.getByRole('banner').locator('a[href="/"]').last().click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/admin`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(faults()).toEqual([])
})
