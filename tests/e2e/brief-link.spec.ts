import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { devices, expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, serveSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// A website brief that is continued on another device by a private link (R282, R283).

const site = serveSite()
const texts = {
  'Full name': 'Ada Rossi',
  'Business name': 'Rossi & figli, “Riparazioni” <b>',
  Email: 'ada.link@example.com',
  Phone: '020 7946 0456',
  'What does your business do?': 'We mend washing machines.\nAt home, à la minute. 🧺',
  'Who are your customers?': 'Households nearby',
}

const offer = (page: Page) => page.getByRole('heading', { name: /^Continue your brief of / })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const address = (page: Page) => page.getByRole('textbox', { name: 'Your private link' })
const stored = () => readdir(path.join(site.dataDir, 'brief-links'))

async function open(page: Page, at = `${site.origin}/website-onboarding`) {
  await page.goto(at)
  await page.getByLabel('Full name').focus()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
}

async function expectAll(page: Page) {
  for (const [label, value] of Object.entries(texts))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  await expect(page.getByRole('checkbox', { name: 'Generate leads' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Gallery' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Do you want to sell online?' })).toBeChecked()
}

/** All that a page can leave on a device. */
const leftOn = (page: Page) =>
  page.evaluate(async () => ({
    stores: [localStorage.length, sessionStorage.length, document.cookie.length],
    databases: (await indexedDB.databases()).length,
  }))

test('a brief begun on a computer goes on on a phone, both ways, until it is sent', async ({
  page,
  browser,
}) => {
  test.slow()
  const faults = watchForFaults(page)
  const asked: string[] = []
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const other = await context.newPage()
  const otherFaults = watchForFaults(other)
  for (const one of [page, other])
    one.on('request', (request) => {
      asked.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
    })

  await open(page)
  await press(page, 'Make a private link')
  await expect(page.getByText('There is nothing to take along yet.')).toBeVisible()
  for (const [label, value] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('checkbox', { name: 'Generate leads' }).check()
  await page.getByRole('checkbox', { name: 'Home', exact: true }).check()
  await page.getByRole('switch', { name: 'Do you want to sell online?' }).check()
  await page
    .locator('input[name=documents]')
    .setInputFiles([{ name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }])
  await press(page, 'Make a private link')
  await expect(page.getByText('Your link is ready.')).toBeVisible()
  const link = await address(page).inputValue()
  expect(link).toMatch(/\/website-onboarding#continue=[\w-]{43}$/)
  const secret = link.slice(-43)
  expect(await stored()).toHaveLength(1)
  await press(page, 'Show QR code')
  await expect(page.getByRole('img', { name: /^QR code of your private link/ })).toBeVisible()
  await expectAccessible(page, 'a link with its code')
  // It stands in the form of the brief
  await address(page).press('Enter')
  await expect(page.getByText(/another look$/)).toHaveCount(0)

  // The other device: nothing is touched but the question
  await other.goto(link)
  await expect(offer(other)).toBeVisible()
  expect(other.url()).toBe(`${site.origin}/website-onboarding`)
  await expect(other.getByText('The link holds 9 answers, without files.')).toBeVisible()
  await expect(other.getByLabel('Full name')).toHaveValue('')
  await expectAccessible(other, 'the question on a phone')
  await expectNoSidewaysScroll(other, 412)
  await press(other, 'Continue here')
  await expectAll(other)
  await expect(other.getByText(/These are your answers of .* please choose your file again/)).toBeVisible()
  await expect(other.getByRole('link', { name: /Contact Information.*complete/ })).toBeVisible()
  expect(await leftOn(other)).toEqual({ stores: [0, 0, 0], databases: 0 })
  expect(await other.evaluate(() => history.length)).toBeLessThanOrEqual(2)

  // Changed there, and back on the first, where something else was written meanwhile
  await other.getByLabel('Full name').fill('Ada R.')
  await press(other, 'Update the link')
  await expect(other.getByText(/^The link now holds your answers of/)).toBeVisible()
  expect(await stored()).toHaveLength(1)
  await page.getByLabel('Phone', { exact: true }).fill('07700 900123')
  // In a page that is there already only the fragment changes
  await page.evaluate((there) => location.assign(there), link)
  await expect(page.getByText('They would be replaced.')).toBeVisible()
  expect(page.url()).not.toContain(secret)
  await press(page, 'Keep what is here')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('07700 900123')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await page.evaluate((there) => location.assign(there), link)
  await press(page, 'Replace them')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada R.')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(texts.Phone)
  await expect(page.getByText('guide.pdf')).toBeVisible()

  // Sent: the link has no use any more
  await page.getByRole('button', { name: 'Send your brief' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })).toBeFocused()
  const [lead] = await site.leadsOf(texts.Email)
  expect(lead?.fields.fullName).toBe('Ada R.')
  await expect.poll(stored).toEqual([])
  expect([...faults(), ...otherFaults()]).toEqual([])
  await press(other, 'Update the link')
  await expect(other.getByText('The link from before is over, so this is a new one.')).toBeVisible()
  expect(await address(other).inputValue()).not.toBe(link)
  await press(other, 'Forget the link')
  await expect(other.getByText(/^The link is forgotten/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Make a private link' })).toBeFocused()
  await expect(other.getByLabel('Full name')).toHaveValue('Ada R.')
  expect(await stored()).toEqual([])
  expect(asked.filter((said) => said.includes(secret) || said.includes('continue='))).toEqual([])
  await context.close()
})

test('a link that is over, cut off or out of reach says so, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const over = `${site.origin}/website-onboarding#continue=${'A'.repeat(43)}`
  await page.goto(over)
  await expect(page.getByText(/^This link is over: its seven days have passed/)).toBeVisible()
  await page.getByLabel('Full name').fill('Ada Rossi')
  await page.evaluate((there) => location.assign(there), over.slice(0, -3))
  await expect(page.getByText(/^This link is not complete/)).toBeVisible()
  await context.setOffline(true)
  await page.evaluate((there) => location.assign(there), over)
  await expect(page.getByText(/^Your brief could not be fetched/)).toBeVisible()
  await press(page, 'Make a private link')
  await expect(page.getByText(/^We cannot be reached. Your answers are still here/)).toBeVisible()
  await context.setOffline(false)
  await press(page, 'Try again')
  await expect(page.getByText(/^This link is over/)).toBeVisible()
  await page.route('**/api/brief-links/*', (route) => route.fulfill({ status: 507, json: {} }))
  await press(page, 'Make a private link')
  await expect(page.getByText(/^We cannot keep more briefs just now/)).toBeVisible()
  await page.unroute('**/api/brief-links/*')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')

  // What is kept on the device knows its link after a reload
  await page.getByRole('switch', { name: 'Keep my answers on this device?' }).check()
  await press(page, 'Make a private link')
  const link = await address(page).inputValue()
  await expect(page.getByText(/^Kept here, last on/)).toBeVisible()
  await page.reload()
  await expect(address(page)).toHaveValue(link)
  await press(page, 'Forget the link')
  await expect(page.getByText(/^The link is forgotten/)).toBeVisible()
  expect(await stored()).toEqual([])
})

test('without script there is no such button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/website-onboarding`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a private link' })).toBeHidden()
  await context.close()
})
