import { expect, test } from '@playwright/test'
import { serveSite } from './site.ts'

const site = serveSite()
test('shots', async ({ page }) => {
  test.setTimeout(300_000)
  await site.signIn(page.context())
  await site.api('PUT', '/api/site/texts', { en: { 'about.heading': 'The first one' } })
  await site.api('PUT', '/api/site/texts', {
    en: { 'about.heading': 'The second one', 'contact.heading': 'Talk to us' },
  })
  for (const width of [1440, 390])
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/onpage-shots/${name}-${width}-${theme}.png` })
      if (theme === 'light' || width === 1440) {
        await page.goto(`${site.origin}/admin/edit?page=/pricing`)
        const frame = page.frameLocator('iframe')
        await expect(frame.locator('[data-edit][tabindex]').first()).toBeAttached()
        await frame.locator('h1').click()
        await shot('edit')
        await page.keyboard.press('Escape')
        await frame
          .locator('[data-edit-group]')
          .first()
          .click({ position: { x: 8, y: 8 } })
        await shot('group')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Not visible' }).click()
        await shot('unseen')
      }
      await page.goto(`${site.origin}/admin/texts`)
      await page.getByRole('searchbox').fill('about')
      await page.getByRole('button', { name: /^Heading About/ }).click()
      await shot('texts')
      await page.goto(`${site.origin}/admin/site/history`)
      const first = page.locator('ol li a').nth(1)
      await first.click()
      await expect(page.locator('del').first()).toBeVisible()
      await shot('history')
    }
})
