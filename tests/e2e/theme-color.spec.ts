import { expect, type Page } from '@playwright/test'
import { open, sharedSite, test } from './site.ts'

const site = sharedSite()
const light = '#FBF7F0'
const dark = '#121816'

/** What the browser's bar takes: of the first that applies (HTML, "theme-color"). */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  )

for (const path of ['/', '/it/contact']) {
  test(`${path}: the browser's bar has the colour of the theme, chosen or not`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(site.origin + path)
    expect(await barColor(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barColor(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: /dark mode|modalità scura/i }).click()
    await expect.poll(() => barColor(page)).toBe(dark)
    await page.reload()
    expect(await barColor(page)).toBe(dark)
    await page.getByRole('button', { name: /light mode|modalità chiara/i }).click()
    await expect.poll(() => barColor(page)).toBe(light)
    // A chosen theme stays what the bar shows, whatever the system does
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barColor(page)).toBe(light)
  })
}

test('the studio: switching the theme changes the bar, too', async ({ page }) => {
  await site.signIn(page.context())
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${site.origin}/admin/account`)
  await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click()
  expect(await barColor(page)).toBe(dark)
})
