import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectVisibleFocus, open, serveSite, test } from './site.ts'

// Shortcuts of one character can be switched off (WCAG 2.1.4), and the choice goes with the account.

const site = serveSite()
let page: Page
test.beforeAll(async ({ browser }) => {
  for (const name of ['First Caller', 'Second Caller']) {
    await site.sendForm({ name, email: 'caller@example.org', question: 'Do you answer the telephone?' })
  }
  page = await site.staffPage(browser)
})
test.afterAll(() => page.context().close())

const list = (of: Page) => of.getByRole('dialog', { name: 'Keyboard shortcuts' })
const choice = (of: Page) => of.getByRole('switch', { name: 'Single-key shortcuts' })

async function press(of: Page, key: string): Promise<void> {
  await of.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await of.keyboard.press(key)
}

/** What single keys do on every screen that has some. */
async function expectSingleKeys(of: Page, on: boolean): Promise<void> {
  await open(of, `${site.origin}/admin/leads`)
  const find = of.getByRole('searchbox', { name: 'Search leads' })
  await press(of, '/')
  if (on) await expect(find).toBeFocused()
  else await expect(find).not.toBeFocused()
  await expect(of.locator('[aria-keyshortcuts="/"]')).toHaveCount(on ? 1 : 0)
  await press(of, 'j')
  if (on) await expect(of).toHaveURL(/\/admin\/leads\/\w+$/)
  else await expect(of).toHaveURL(/\/admin\/leads$/)
  await open(of, `${site.origin}/admin`)
  await expect(of.getByLabel('Title', { exact: true })).toBeEnabled()
  await press(of, '/')
  const post = of.getByRole('searchbox', { name: 'Find a post' })
  if (on) await expect(post).toBeFocused()
  else await expect(post).not.toBeFocused()
  await press(of, '?')
  await expect(list(of)).toHaveCount(on ? 1 : 0)
  if (on) await of.keyboard.press('Escape')
}

test('single keys are switched off in the list of shortcuts, at once and on the next device', async ({
  browser,
}) => {
  await expectSingleKeys(page, true)
  // By keyboard alone
  await press(page, '?')
  await choice(page).focus()
  await expectVisibleFocus(page)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/me/preferences'))
  await page.keyboard.press('Space')
  expect((await kept).status()).toBe(200)
  await expect(choice(page)).not.toBeChecked()
  await expectAccessible(page, 'list of shortcuts, switched off')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  // On the same page, without a reload
  await press(page, '?')
  await expect(list(page)).toHaveCount(0)
  await press(page, '/')
  await expect(page.getByRole('searchbox', { name: 'Find a post' })).not.toBeFocused()
  // With Ctrl they stay
  await page.keyboard.press('Control+e')
  await expect(page.getByText('Please paste your article content first').first()).toBeVisible()
  await expectSingleKeys(page, false)
  const other = await site.staffPage(browser)
  await expectSingleKeys(other, false)
  await other.context().close()
})

test('the button still opens the list, and the account switches single keys on again', async () => {
  await open(page, `${site.origin}/admin/media`)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, `${site.origin}/admin/account`)
  await expect(choice(page)).not.toBeChecked()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/me/preferences'))
  await choice(page).check()
  await kept
  await press(page, '?')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSingleKeys(page, true)
})

test('a choice that cannot be kept goes back, and says so', async () => {
  await open(page, `${site.origin}/admin/account`)
  await page.route('**/api/staff/me/preferences', (route) => route.abort())
  await choice(page).click()
  await expect(page.getByText('Your choice was not kept').first()).toBeVisible()
  await expect(choice(page)).toBeChecked()
  await page.unroute('**/api/staff/me/preferences')
  for (const body of [{}, { singleKeys: 'no' }, []]) {
    expect((await site.api('PATCH', '/api/staff/me/preferences', body)).status).toBe(400)
  }
})
