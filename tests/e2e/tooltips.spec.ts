import { expect } from '@playwright/test'
import { expectAccessible, sharedSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()

test('a tooltip opens after 700 ms, the next one at once within 300 ms, and Esc closes it', async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await page.clock.install()
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  // From here on time passes only when the test says so
  await page.clock.pauseAt(Date.now() + 60_000)
  const dots = page.getByRole('contentinfo')
  const brief = dots.locator('a[href="/website-onboarding"]').last()
  const admin = dots.locator('a[href="/admin"]')
  const tip = page.locator('[role=tooltip]')
  // Its code is loaded with the first tooltip
  const code = page.waitForResponse('**/assets/tooltips.*')
  await admin.hover()
  await code
  await expect(admin).toHaveAttribute('title', '')
  await page.clock.runFor(750)
  await expect(tip).toHaveText('Admin Access')
  await page.getByRole('main').hover()
  await page.clock.runFor(1_000)
  await expect(tip).toHaveCount(0)

  await brief.hover()
  await page.clock.runFor(650)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tip).toHaveText('Website onboarding')
  // The browser does not show its own tooltip as well
  await expect(brief).toHaveAttribute('title', '')
  await expect(brief).toHaveAccessibleName('Website onboarding')
  await expect(brief).toHaveAccessibleDescription('Website onboarding')

  await admin.hover()
  await page.clock.runFor(20)
  await expect(tip).toHaveText('Admin Access')
  await expect(brief).toHaveAttribute('title', 'Website onboarding')
  await page.clock.resume()
  await expectAccessible(page, 'an open tooltip')
  await page.clock.pauseAt(Date.now() + 600_000)

  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await expect(admin).toHaveAttribute('title', 'Admin Access')
  await page.clock.runFor(1_000)
  await brief.hover()
  await page.clock.runFor(650)
  await expect(tip).toHaveCount(0)
  expect(faults()).toEqual([])
})

test('focus shows a tooltip at once, within the window, and it stays while the pointer is on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  const tip = page.locator('[role=tooltip]')
  // After a key press the focus is visible
  await page.keyboard.press('Tab')
  await page.getByTitle('Admin Access').focus()
  await expect(tip).toHaveText('Admin Access')
  const box = await tip.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(tip).toHaveText('Website onboarding')
})
