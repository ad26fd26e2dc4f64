import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { isFull, sample } from '#tests/helpers/full.ts'
import { owner } from '#tests/helpers/server.ts'
import { expectAccessibleAtWidths, hydrated, test, today, widths, writtenSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// The studio's screens whose states have no separate test; in a full run, all screens.

const site = writtenSite()
const editor = { name: 'Edith', email: 'edith@example.com', password: 'correct horse battery' }

const own = [
  { who: owner, address: '/admin/activity' },
  { who: owner, address: '/admin/activity?kind=lead' },
  { who: owner, address: '/admin/posts/none' },
  { who: editor, address: '/admin/leads' },
  { who: null, address: '/admin' },
  { who: null, address: '/admin?setup=used' },
]
const tested = [
  ...['/admin', '/admin?find=nothing+like+it', '/admin/posts/:post', '/admin/posts/:post/history'],
  ...['/admin/leads', '/admin/leads/:lead', '/admin/media', '/admin/deleted', '/admin/missing'],
  ...['/admin/texts', '/admin/site/history', '/admin/edit?page=%2Fabout'],
  ...['/admin/site', '/admin/prices'],
  ...['/admin/numbers', '/admin/team', '/admin/account', '/admin/confirm?next=%2Fadmin%2Fleads'],
]
const screens = isFull
  ? [...own, ...tested.map((address) => ({ who: owner, address }))]
  : sample(own, 3, today)

const pages = new Map<string, Page>()
test.beforeAll(async () => {
  await createAccounts({ dir: path.join(site.dataDir, 'staff') }).add({ ...editor, role: 'editor' })
  await site.sendForm({ name: 'Ada Screen', email: 'ada@example.org', question: 'Is every screen well?' })
})
test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close()
})

/** One tab for each account, and one for visitors. */
async function tabOf(browser: Browser, who: typeof owner | null): Promise<Page> {
  const known = pages.get(who?.email ?? '')
  if (known) return known
  const page = await (who ? site.staffPage(browser, { account: who }) : browser.newPage())
  pages.set(who?.email ?? '', page)
  return page
}

async function filled(page: Page, address: string): Promise<string> {
  if (!/:(?:post|lead)/.test(address)) return address
  const { leads } = await (await page.request.get(`${site.origin}/api/leads`)).json()
  const list = await (await page.request.get(`${site.origin}/admin`)).text()
  const post = /\/admin\/posts\/([\w-]+)/.exec(list)?.[1] ?? ''
  return address.replace(':lead', leads[0].lead.id).replace(':post', post)
}

for (const { who, address } of screens) {
  test(`${address} for ${who?.email ?? 'a visitor'} is accessible at every width, in both themes`, async ({
    browser,
  }) => {
    const page = await tabOf(browser, who)
    const faults = watchForFaults(page)
    await page.goto(site.origin + (await filled(page, address)))
    await hydrated(page)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessibleAtWidths(page, address, widths, 900)
    // The browser itself reports a refused or missing page on its console
    expect(faults().filter((fault) => !/40[34]/.test(fault))).toEqual([])
  })
}
