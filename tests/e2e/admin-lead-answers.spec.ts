import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { owner } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { expectAccessibleAtWidths, open, serveSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const mara = { name: 'Mara Conti', email: 'mara@example.com', password: 'correct horse battery' }

const site = serveSite({ env: { RETRY_BASE_MS: '30000' } })
let page: Page
let faults: () => string[]

test.beforeAll(() => createAccounts({ dir: path.join(site.dataDir, 'staff') }).add(mara))
test.beforeEach(async ({ browser }) => {
  await site.removeLeads()
  for (const [name, hidden] of [
    ['Tom Okafor', ''],
    ['Priya Nair', ''],
    ['Held By Mistake', 'x'],
  ] as const) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`
    await site.sendForm({ name, email, question: 'Do you work in Leeds, too?', subject: hidden })
  }
  page = await site.staffPage(browser)
  faults = watchForFaults(page)
})
test.afterEach(() => page.context().close())

const leads = () => page.getByRole('region', { name: 'List of leads' })
const names = () => leads().locator('a[data-lead]')
const lead = (name: string) => page.getByRole('region', { name: `Lead: ${name}` })
const side = () => page.getByRole('region', { name: 'Owner and notes' })
const notice = () => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
const whose = () => page.getByRole('combobox', { name: 'Whose leads' })
const order = () => page.getByRole('combobox', { name: 'Order of the list' })

test('a lead is taken, given to a colleague and taken back by keyboard alone', async () => {
  const id = await idOf('tom')
  await open(page, `${site.origin}/admin/leads/${id}`)
  await expect(side().getByText('Not assigned to anybody.')).toBeVisible()
  await side().getByRole('button', { name: 'I’ll answer it' }).focus()
  await page.keyboard.press('Enter')
  await expect(side().getByText('Assigned to you')).toBeVisible()
  // The button is gone, and the focus is not lost with it
  await expect(side().getByRole('paragraph').filter({ hasText: 'Assigned to you' })).toBeFocused()
  await expect(leads().getByText('Assigned to you')).toBeVisible()
  await expect(notice()).toContainText('You are answering this lead')

  await side().getByText('Give to').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(side().getByRole('button', { name: 'Mara Conti' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(side().getByText('Assigned to Mara Conti')).toBeVisible()
  await expect(side().getByText('Give to')).toBeFocused()
  expect((await recordOf(id)).handling.owner).toEqual({ name: mara.name, email: mara.email })

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(side().getByText('Assigned to you')).toBeVisible()
  await expect(page.getByRole('status').getByText('Undone')).toBeVisible()
  await waitFor('the previous owner', async () => (await recordOf(id)).handling.owner?.email === owner.email)
  expect(faults()).toEqual([])
})

test('filter, order and the open lead are in the address, which shows a colleague the same after signing in', async ({
  browser,
}) => {
  const id = await idOf('priya')
  await ask('POST', `/${id}/owner`, { owner: mara.email })
  await open(page, `${site.origin}/admin/leads`)
  await expect(names()).toHaveText(['Tom Okafor', 'Priya Nair', 'Held By Mistake'])
  await whose().selectOption('Mine')
  await expect(page).toHaveURL(/\/admin\/leads\?owner=mine$/)
  await expect(names()).toHaveCount(0)
  await expect(page.getByText('No lead matches').filter({ visible: true })).toHaveCount(1)
  await whose().selectOption('Nobody’s')
  await expect(names()).toHaveText(['Tom Okafor', 'Held By Mistake'])
  await whose().selectOption('Everybody’s')
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await order().selectOption('Newest first')
  await expect(page).toHaveURL(/\?sort=newest$/)
  await expect(names().first()).toHaveText('Priya Nair')
  await expect(leads().getByRole('heading', { name: 'To answer, newest first' })).toBeVisible()
  await order().selectOption('Attention first')
  await expect(page).toHaveURL(/\?sort=attention$/)
  await expect(names().first()).toHaveText('Tom Okafor')
  await names().nth(1).click()
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${id}\\?sort=attention$`))
  await expect(lead('Priya Nair').getByRole('heading', { level: 1 })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/leads\?sort=attention$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=newest$/)
  await expect(order()).toHaveValue('newest')
  await expect(names().first()).toHaveText('Priya Nair')
  await page.goForward()
  await expect(order()).toHaveValue('attention')

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const hers = await context.newPage()
  await open(hers, `${site.origin}/admin/leads/${id}?owner=mine&sort=newest`)
  await hers.getByRole('textbox', { name: 'Email' }).fill(mara.email)
  await hers.getByRole('textbox', { name: 'Password', exact: true }).fill(mara.password)
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(hers.getByRole('region', { name: 'Lead: Priya Nair' })).toBeVisible()
  await expect(hers).toHaveURL(new RegExp(`/admin/leads/${id}\\?owner=mine&sort=newest$`))
  await expect(hers.locator('a[data-lead]')).toHaveText(['Priya Nair'])
  await expect(hers.getByRole('combobox', { name: 'Whose leads' })).toHaveValue('mine')
  await context.close()
  expect(faults()).toEqual([])
})

test('marking a lead as answered and releasing one can be undone from the notice', async () => {
  const tom = await idOf('tom')
  await open(page, `${site.origin}/admin/leads/${tom}`)
  await lead('Tom Okafor').getByRole('button', { name: 'Mark answered' }).click()
  await expect(notice()).toContainText('Marked as answered')
  await notice().getByRole('button', { name: 'Undo' }).click()
  await expect(lead('Tom Okafor').getByRole('button', { name: 'Mark answered' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Filter' })).toContainText('To answer 2')
  expect((await recordOf(tom)).handling.status).toBe('open')

  const held = await idOf('held')
  await open(page, `${site.origin}/admin/leads?status=held`)
  await leads().getByRole('button', { name: 'Not spam: release' }).click()
  await expect(notice()).toContainText('Released')
  await notice().getByRole('button', { name: 'Undo' }).click()
  await expect(leads().getByRole('button', { name: 'Not spam: release' })).toBeVisible()
  const record = await recordOf(held)
  expect(record.held).toBe('honeypot')
  expect(Object.values(record.deliveries).map(({ status }) => status)).not.toContain('delivered')

  // After the notice has gone, the lead's menu still allows holding the lead again
  await ask('POST', `/${held}/release`)
  await open(page, `${site.origin}/admin/leads/${held}`)
  await lead('Held By Mistake').locator('summary', { hasText: 'More: print, export, erase' }).click()
  await lead('Held By Mistake').getByRole('button', { name: 'Hold as spam again' }).click()
  await expect(lead('Held By Mistake').getByText('Held as possible spam.')).toBeVisible()
  expect(faults()).toEqual([])
})

test('owner, filters and the notice are accessible at every width in both themes', async () => {
  const id = await idOf('tom')
  const fits = (state: string) => expectAccessibleAtWidths(page, state, [320, 768, 1440], 900)
  await open(page, `${site.origin}/admin/leads?sort=attention`)
  await fits('leads by attention')
  await open(page, `${site.origin}/admin/leads/${id}`)
  await side().getByRole('button', { name: 'I’ll answer it' }).click()
  await expect(notice()).toBeVisible()
  // The notice stays while it has the focus (F8 moves it there)
  await page.keyboard.press('F8')
  await fits('the notice of a lead that was taken')
  await side().getByText('Give to').click()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await side().getByText('Give to').scrollIntoViewIfNeeded()
    await expect(side().getByRole('button', { name: 'Mara Conti' })).toBeInViewport()
  }
  await fits('the menu of colleagues')
  expect(faults()).toEqual([])
})

type LeadRecord = {
  lead: { id: string }
  held: string | null
  deliveries: Record<string, { status: string }>
  handling: { status: string; owner: { name: string; email: string } | null }
}

const ask = (method: string, at: string, body?: object) => site.api(method, `/api/leads${at}`, body)

const recordOf = async (id: string): Promise<LeadRecord> => (await ask('GET', `/${id}`)).json

async function idOf(name: string): Promise<string> {
  const { json } = await ask('GET', `?query=${name}@example.org`)
  return json.leads[0].lead.id
}
