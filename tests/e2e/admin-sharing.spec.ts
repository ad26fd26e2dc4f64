import { type Browser, expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { expectAccessible, expectAccessibleAtWidths, open, test, today, writtenSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

/** Preview links as staff make them and as others open them (R180, R184). */

const site = writtenSite()
const { api } = site
let post: { id: string; slug: string }

const input = {
  title: 'Booking pages',
  description: 'Every extra question costs you a booking.',
  category: 'Small Business',
  readTime: '5 min read',
  content: 'A client books on the bus, with one thumb.',
}

test.beforeEach(async () => {
  post = (await api('POST', '/api/blog/posts', input)).json
})

/** What somebody without an account and without script reads at a link. */
async function readAsGuest(browser: Browser, url: string) {
  const guest = await browser.newContext({ javaScriptEnabled: false })
  const page = await guest.newPage()
  const response = await page.goto(url)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const text = await page.getByRole('main').textContent()
  const cookies = await guest.cookies()
  await guest.close()
  return { status: response?.status(), heading, text, cookies }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Share/ })

test('a preview link is made, copied, read without an account, and revoked, by keyboard alone', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchForFaults(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.signIn(context)
  await open(page, `${site.origin}/admin/posts/${post.id}`)
  const share = page.getByRole('button', { name: 'Share a preview' }).filter({ visible: true })
  await share.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByText('None. A link that was revoked')).toBeVisible()
  const make = dialog.getByRole('button', { name: 'Make a link' })
  await expect(make).toBeFocused()
  await dialog.getByLabel('Who is it for?').fill('Anna')
  await dialog.getByLabel('Works for').selectOption('1 day')
  await make.press('Enter')

  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  await expect(copy).toBeFocused()
  await expect(dialog.getByText(/^Ends tomorrow at/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const url = await dialog.getByLabel('The new link').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  const read = await readAsGuest(browser, url)
  expect(read.status).toBe(200)
  expect(read.heading).toBe(input.title)
  expect(read.text).toContain('Only people with this link see it.')
  expect(read.text).toContain('A client books on the bus')
  expect(read.cookies).toEqual([])

  const row = dialog.getByRole('listitem').filter({ hasText: 'Anna' })
  await expect(row).toContainText('As saved. Made by Owner, ends tomorrow at')
  await row.getByRole('button', { name: 'Revoke Anna' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(row.getByRole('button', { name: 'Revoke Anna' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(row).toBeHidden()
  await expect(dialog.getByRole('heading', { name: 'Links that work now' })).toBeFocused()
  await expect(dialog.getByLabel('The new link')).toBeHidden()
  const gone = await readAsGuest(browser, url)
  expect(gone.status).toBe(410)
  expect(gone.heading).toBe('This preview has ended')
  expect(gone.text).toContain('Questa anteprima è terminata')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
  expect(faults()).toEqual([])
})

test('a preview link redirects to the post once that is public, and a public post offers no previews', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchForFaults(page)
  await site.signIn(context)
  const editor = `${site.origin}/admin/posts/${post.id}`
  await open(page, editor)
  await page.getByRole('button', { name: 'Share a preview' }).filter({ visible: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Make a link' }).click()
  const url = await dialogOf(page).getByLabel('The new link').inputValue()

  await api('PUT', `/api/blog/posts/${post.id}`, { ...input, published: true })
  const guest = await browser.newContext()
  const opened = await guest.newPage()
  await opened.goto(url)
  expect(new URL(opened.url()).pathname).toBe(`/blog/${post.slug}`)
  await guest.close()
  await open(page, editor)
  await expect(page.getByRole('button', { name: 'Update' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share a preview' })).toHaveCount(0)
  expect(faults()).toEqual([])
})

test('without a connection, the dialog says so, and can try again', async ({ page, context }) => {
  await site.signIn(context)
  await open(page, `${site.origin}/admin/posts/${post.id}`)
  const share = page.getByRole('button', { name: 'Share a preview' }).filter({ visible: true })
  await page.getByLabel('Content', { exact: true }).fill('Typed and not saved.')
  await context.setOffline(true)
  await share.click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('The links could not be fetched.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await expectAccessible(page, 'failed')
  await expect(dialog.getByText('The link does not show what you have typed')).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('None. A link that was revoked')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})

test('the dialog and the pages of a link are accessible and fit', async ({ page, context }) => {
  const { json } = await api('POST', `/api/blog/posts/${post.id}/previews`, { label: 'x'.repeat(80) })
  const pages = { 'a preview': json.url, 'a link that does not exist': json.url.slice(0, -1) }
  for (const [state, address] of sample(Object.entries(pages), 1, today)) {
    await page.goto(address)
    await expectAccessibleAtWidths(page, state, [320, 1280])
  }
  await site.signIn(context)
  await open(page, `${site.origin}/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'Share a preview' }).filter({ visible: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Make a link' }).click()
  await expect(dialogOf(page).getByLabel('The new link')).toBeVisible()
  await expectAccessibleAtWidths(page, 'the dialog of links', [320, 1280])
})
