import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  serveSite,
  test,
} from './site.ts'

const site = serveSite()

async function openMissing(page: Page): Promise<void> {
  await site.signIn(page.context())
  await page.goto(`${site.origin}/admin/missing`)
  await expect(page.getByRole('heading', { name: 'Missing pages', level: 1 })).toBeVisible()
}

const ask = async (address: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time++) await fetch(site.origin + address, { redirect: 'manual' })
}
const rowOf = (page: Page, address: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: address })
const redirects = () => readFile(path.join(site.contentDir, 'redirects.yaml'), 'utf8')

test('a missing address is redirected to the nearest page by keyboard, to another page, or ignored', async ({
  page,
}) => {
  await openMissing(page)
  await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible()
  await expectAccessible(page, 'nothing is missing')
  await ask('/abot-us', 3)
  await ask('/shop/booking-tools', 2)
  await ask('/zzz-qqq')
  await ask('/unsubscribe/somebody@example.com')
  await ask('/wp-login.php')
  await page.goto(`${site.origin}/admin`)
  await page.getByRole('link', { name: 'Missing pages' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin/missing`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('1 request of programs that look for weaknesses is not listed.')).toBeVisible()

  const near = rowOf(page, '/abot-us')
  await expect(near).toContainText('Asked for 3 times, last today')
  await expect(near.getByRole('link', { name: '/about' })).toHaveAttribute('href', '/about')
  await near.getByRole('button', { name: /^Redirect there ?: \/abot-us to \/about$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(near.getByRole('status')).toHaveText('/abot-us leads to /about now.')
  await expect(near.getByRole('status')).toBeFocused()
  const answer = await fetch(`${site.origin}/abot-us`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about'])

  const other = rowOf(page, '/shop/booking-tools')
  await other.getByRole('button', { name: 'Another page for /shop/booking-tools' }).click()
  const field = other.getByRole('combobox', { name: 'Where /shop/booking-tools leads' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(other.getByRole('button', { name: 'Another page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('/no-such-page')
  await expectAccessibleInThemes(page, 'choosing another page')
  await page.keyboard.press('Enter')
  await expect(other.getByText('There is no page at /no-such-page.')).toBeVisible()
  await field.fill('/services')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('status')).toHaveText('/shop/booking-tools leads to /services now.')

  const ignored = rowOf(page, '/zzz-qqq')
  await expect(ignored).toContainText('No page has a similar address.')
  await ignored.getByRole('button', { name: 'Ignore /zzz-qqq' }).click()
  await expect(ignored.getByRole('status')).toHaveText('It is no longer counted.')

  const personal = rowOf(page, '/unsubscribe/{email}')
  await expect(personal).toContainText('may be personal')
  await expect(personal.getByRole('button')).toHaveCount(1)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, width)
  }

  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const cwd = site.contentDir
  const log = execFileSync('git', ['log', '-2', '--format=%s|%an'], { cwd, encoding: 'utf8' })
  expect(log).toBe('Redirect /shop/booking-tools to /services|Owner\nRedirect /abot-us to /about|Owner\n')
})

test('a redirects file broken by hand is kept, and the member is told', async ({ page }) => {
  await ask('/contakt')
  await openMissing(page)
  const good = 'rules:\n  - from: /by-hand\n    to: /about\n'
  const before = `${good}  - from: broken\n`
  await writeFile(path.join(site.contentDir, 'redirects.yaml'), before)
  const row = rowOf(page, '/contakt')
  await row.getByRole('button', { name: /^Redirect there/ }).click()
  await expect(
    row.getByText(/^Nothing was saved: redirects\.yaml was edited by hand and has a fault/),
  ).toBeVisible()
  expect(await redirects()).toBe(before)
  await expect(row.getByRole('button', { name: /^Redirect there/ })).toBeEnabled()
  await writeFile(path.join(site.contentDir, 'redirects.yaml'), good)
  await page.context().setOffline(true)
  await row.getByRole('button', { name: /^Redirect there/ }).click()
  await expect(row.getByText(/^Nothing was saved: No connection/)).toBeVisible()
  await page.context().setOffline(false)
})
