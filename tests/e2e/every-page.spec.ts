import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { expectAccessibleAtWidths, hydrated, sharedSite, test, today, widths } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()

let page: Page
let faults: () => string[]
test.beforeAll(async ({ browser }) => {
  const viewport = { width: widths[0], height: 800 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  page = await context.newPage()
  faults = watchForFaults(page)
})
test.afterAll(() => page.context().close())

/** Service pages share one layout: the ordinary run opens some of them, all within four days. */
const isService = ({ path }: { path: string }) => /\/services\/./.test(path)

const addresses = [
  ...publicPages.filter((page) => !isService(page)),
  ...sample(publicPages.filter(isService), 6, today),
  { path: '/blog?category=digital-marketing', status: 200 },
  { path: '/blog?q=automated+reviews', status: 200 },
  { path: '/blog?q=elephants&category=ai-automation', status: 200 },
  { path: '/inquiry?package=Get+Found&page=%2Fpricing', status: 200 },
]

for (const [at, { path, status }] of addresses.entries()) {
  test(`${path} is accessible, without faults or animations, and fits the screen, in both themes`, async () => {
    const earlier = faults().length
    const answer = await page.goto(site.origin + path)
    expect(answer?.status()).toBe(status)
    await hydrated(page)
    // Hydration keeps the server's drawings, although the browser lacks their shapes (ADR-0051)
    await expect(page.locator('svg[viewBox]:empty, ol svg g:empty')).toHaveCount(0)
    expect(await fontsBesidesThePreloaded()).toEqual([])
    // Alternating order: each page begins at the width at which the previous page ended
    await expectAccessibleAtWidths(page, path, at % 2 === 0 ? widths : widths.toReversed())
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(running).toBe(0)
    // The browser itself reports a missing page on its console
    const found = faults().slice(earlier)
    expect(found.filter((fault) => !(status === 404 && fault.includes('404')))).toEqual([])
  })
}

/** Font files that the page's text made the browser fetch (R141). */
const fontsBesidesThePreloaded = () =>
  page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2') && !preloaded.some(({ href }) => href === name))
  })
