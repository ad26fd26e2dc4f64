import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type Folders, makeFolders, type RunningServer, startServer } from '#tests/helpers/server.ts'
import { watchForFaults } from './watch-for-faults.ts'

let folders: Folders
let server: RunningServer

test.beforeAll(async () => {
  folders = await makeFolders()
  server = await startServer({ folders })
})

test.afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const pages: [path: string, status: number][] = [
  ['/', 200],
  ['/blog', 200],
  ['/blog?category=digital-marketing', 200],
  ['/blog/the-call-you-miss-at-ten-past-nine', 200],
  ['/blog/no-such-article', 404],
  ['/pricing', 200],
  ['/inquiry?package=Get+Found', 200],
  ['/admin', 200],
  ['/no-such-page', 404],
  ['/it', 200],
  ['/it/nessuna-pagina', 404],
]

for (const [path, status] of pages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${path} in the ${theme} theme is accessible, quiet and fits the screen`, async ({ page }) => {
      const faults = watchForFaults(page)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const answer = await page.goto(server.origin + path)
      expect(answer?.status()).toBe(status)
      await expect(page.locator('h1')).toHaveCount(1)
      for (const tag of ['title', 'meta[name=description]', 'meta[property="og:title"]']) {
        await expect(page.locator(`head ${tag}`)).toHaveCount(1)
      }
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
        ).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      // The browser itself reports a missing page on its console
      expect(faults().filter((fault) => !(status === 404 && fault.includes('404')))).toEqual([])
    })
  }
}

test('the menu of a phone opens by keyboard, and closes on a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${server.origin}/`)
  const menu = page.getByRole('banner').locator('summary, button').filter({ hasText: /menu/i }).first()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).last().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeHidden()
})

test('the theme that is chosen stays, without a flash of the other one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${server.origin}/`)
  await page
    .getByRole('button', { name: /dark mode/i })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    // What the theme is when the first element of the body is there
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${server.origin}/blog`)
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark')
})

test('a link changes the page without a load, and the head follows', async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto(`${server.origin}/blog`)
  const title = await page.title()
  await page.evaluate(() => Reflect.set(window, 'stays', true))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  expect(await page.title()).not.toBe(title)
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', page.url())
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(faults()).toEqual([])
})
