import { expect, type Page } from '@playwright/test'
import { countedReport, countsBy } from '#tests/helpers/counted.ts'
import { send } from '#tests/helpers/server.ts'
import { openDialog } from './dialogs.ts'
import { expectAccessibleAtWidths, serveSite, test } from './site.ts'

const site = serveSite()

// A headless browser identifies itself as such, and would not be counted
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
test.use({ userAgent: agent })

async function openNumbers(page: Page, query = ''): Promise<void> {
  await site.signIn(page.context())
  await page.goto(`${site.origin}/admin/numbers${query}`)
  await expect(page.getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible()
}

const view = (path: string, referer?: string) =>
  send('GET', site.origin + path, { headers: { 'User-Agent': agent, ...(referer && { Referer: referer }) } })

const counted = async () => countedReport(site.origin, await site.cookie())
const viewsOf = async (page: string) => countsBy((await counted()).pages, 'path').get(page) ?? 0

test('a form is counted once when it is opened, and once when it is sent', async ({ page }) => {
  await page.goto(`${site.origin}/contact`)
  const questions = async () => (await counted()).forms.find(({ form }) => form === 'question')
  const dialog = await openDialog(page, { opener: 'Send Us a Message', title: 'Send Us a Message' })
  await dialog.getByLabel('Name', { exact: true }).fill('Ada')
  await dialog.getByLabel('Email').fill('ada@example')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect.poll(questions).toEqual({ form: 'question', opened: 1, sent: 0 })
  expect(await viewsOf('/contact')).toBe(1)
  await dialog.getByLabel('Email').fill('ada@example.com')
  // A form sent sooner would be held as spam
  await page.waitForTimeout(1_700)
  await dialog
    .getByLabel('Your question', { exact: true })
    .fill('How long does it take to begin with a website?')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect.poll(questions).toEqual({ form: 'question', opened: 1, sent: 1 })
})

test('a prerendered page is counted only when it is shown', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Sec-Purpose': 'prefetch;prerender' })
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => true, configurable: true }),
  )
  await page.goto(`${site.origin}/it/about`)
  expect(await viewsOf('/it/about')).toBe(0)
  const told = page.waitForResponse(/\/api\/page-views/)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  expect((await told).status()).toBe(204)
  expect(await viewsOf('/it/about')).toBe(1)
})

test('a period is chosen by keyboard, and its counts are shown', async ({ page }) => {
  for (let at = 0; at < 3; at += 1) await view('/about', 'https://www.example.org/private?q=1')
  await view('/nowhere-at-all')
  await view('/pricing', `https://${'very-long-name.'.repeat(5)}example.org/`)
  await openNumbers(page)
  await page.getByRole('navigation', { name: 'The last' }).getByRole('link', { name: '7 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/admin/numbers?days=7`)
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
  const cell = (table: string, name: string) =>
    page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
  await expect(cell('Pages', '/about').last()).toHaveText('3')
  await expect(cell('Where visitors came from', 'example.org').last()).toHaveText('3')
  await expect(cell('Pages that were not found', '/nowhere-at-all').last()).toHaveText('1')
  await expect(page.getByRole('img', { name: /^Views of each day/ })).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: 'Views by day' }).getByRole('row')).toHaveCount(8)
  await expectAccessibleAtWidths(page, 'numbers', [320, 390, 768, 1024, 1440], 900)
  expect(await page.content()).not.toContain('private')
  const month = new Date().toISOString().slice(0, 7)
  await page.getByLabel('Month').selectOption(month)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`${site.origin}/admin/numbers?month=${month}`)
  await expect(cell('Pages', '/about').last()).toHaveText('3')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a period and a month are chosen', async ({ page }) => {
    await openNumbers(page)
    await page.getByRole('link', { name: '90 days' }).click()
    await expect(page).toHaveURL(`${site.origin}/admin/numbers?days=90`)
    await page.getByLabel('Month').selectOption('2026-01')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('1 January to 31 January 2026, days in UTC')).toBeVisible()
  })
})
