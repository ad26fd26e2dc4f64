import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, serveSite } from './site.ts'

const site = serveSite()

async function openEditor(page: Page, path: string) {
  await site.signIn(page.context())
  await page.goto(`${site.origin}${path}`)
  await page.getByRole('link', { name: 'Edit this page' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('h1')).toBeVisible()
  // Prepared by the screen
  await expect(frame.locator('[data-edit][tabindex]').first()).toBeAttached()
  return frame
}

const field = (page: Page, language: string) => page.getByRole('textbox', { name: language, exact: true })

test('a heading is changed where it is, in both languages, seen while it is typed, and saved once', async ({ page }) => {
  const frame = await openEditor(page, '/about')
  await frame.locator('h1').click()
  await expect(field(page, 'English')).toBeFocused()
  await field(page, 'English').fill('We build bridges')
  await expect(frame.locator('h1')).toHaveText('We build bridges')
  await expect(page.getByText('16 of about')).toBeVisible()
  await page.screenshot({ path: '/tmp/onpage-edit.png' })
})

test('values cannot be lost from a text, and are moved by cutting and pasting', async ({ page }) => {
  const frame = await openEditor(page, '/services/websites')
  const heading = frame.locator('[data-edit="services/websites.call.text"]')
  await heading.scrollIntoViewIfNeeded()
  await heading.click()
  const english = field(page, 'English')
  await expect(english.locator('[data-value]').first()).toBeVisible()
  await page.screenshot({ path: '/tmp/onpage-chips.png' })
  const before = await english.locator('[data-value]').count()
  await english.press('ControlOrMeta+a')
  await page.keyboard.type('Nothing but')
  await expect(english.locator('[data-value]')).toHaveCount(before)
  await page.screenshot({ path: '/tmp/onpage-chips2.png' })
})

test('phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = await openEditor(page, '/it/pricing')
  await frame.locator('h1').click()
  await expect(field(page, 'Italian')).toBeFocused()
  await page.screenshot({ path: '/tmp/onpage-phone.png' })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Not visible on the page' }).click()
  await page.screenshot({ path: '/tmp/onpage-phone2.png' })
  await expectAccessible(page, 'phone')
})
