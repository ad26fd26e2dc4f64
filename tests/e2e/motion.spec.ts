import { expect, type Page } from '@playwright/test'
import { serviceAddress } from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'
import { sample } from '#tests/helpers/full.ts'
import { sharedSite, test, today } from './site.ts'

// R313, from the production build.

const site = sharedSite()

const openings = ['/', '/about', ...serviceSlugs.map((slug) => serviceAddress('en', slug))]

/** When each animation of the page ends, in milliseconds. */
const ends = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      // Scroll-driven animations are moved by the reader
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  )

test('every opening scene has an animation that ends within six seconds, and does not pause under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of sample(openings, 1, today)) {
    await page.goto(site.origin + path)
    const [first = 0, ...others] = await ends(page)
    for (const end of [first, ...others]) expect(end, path).toBeLessThanOrEqual(5_900)
    expect(first, path).toBeGreaterThan(0)
    const scene = page.locator('svg', { has: page.locator('.flow, .m-roll, .m-sway, .m-glow') }).first()
    await scene.hover({ force: true })
    await expect.poll(() => ends(page), path).toContain(Number.POSITIVE_INFINITY)
    await page.mouse.move(2, 2)
  }
})

test('with reduced motion there are no animations and no view transitions', async ({ page }) => {
  for (const path of [...sample(openings, 1, today), '/services', '/blog']) {
    await page.goto(site.origin + path)
    expect(await ends(page), path).toEqual([])
    expect(await namesIn(page), path).toEqual([])
  }
})

const namesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name && name !== 'none' && name !== 'root'),
  )

const lists = [
  ['/services', 'Smart booking systems'],
  ['/blog', /The call you miss at ten past nine/],
] as const

for (const [list, link] of sample(lists, 1, today))
  test(`a view transition carries only the chosen drawing of ${list} into its page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Records the elements that the browser carries over, before the new page is painted
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
        await viewTransition?.ready
        const carried = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        Object.assign(window, { carried })
      })
    })
    // Retried, because the browser skips the transition when a page is slow to arrive
    await expect(async () => {
      await page.goto(site.origin + list)
      expect(await namesIn(page)).toEqual([])
      const entry = page.getByRole('main').getByRole('link', { name: link }).last()
      await entry.focus()
      expect(await namesIn(page)).toEqual(['carried'])
      await entry.press('Enter')
      await page.waitForURL((url) => url.pathname !== list)
      await expect
        .poll(() => page.evaluate(() => (window as { carried?: string[] }).carried), { timeout: 3000 })
        .toContain('::view-transition-group(carried)')
    }).toPass({ timeout: 25_000 })
  })
