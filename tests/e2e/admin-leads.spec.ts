import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { briefForm } from '#tests/helpers/brief.ts'
import { sample } from '#tests/helpers/full.ts'
import { owner } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from '#tests/server/leads/sample-lead.ts'
import { expectAccessible, expectAccessibleAtWidths, hydrated, open, serveSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = serveSite({ prepare: ({ dataDir }) => plantStuckLead(path.join(dataDir, 'leads')) })
let page: Page
let faults: () => string[]

test.beforeEach(async ({ browser }) => {
  await site.removeLeads({ but: 'stuck@example.org' })
  await sendLeads()
  page = await site.staffPage(browser)
  faults = watchForFaults(page)
})
test.afterEach(() => page.context().close())

const leads = () => page.getByRole('region', { name: 'List of leads' })
const lead = (name: string) => page.getByRole('region', { name: `Lead: ${name}` })
const searchField = () => page.getByRole('searchbox', { name: 'Search leads' })
const side = () => page.getByRole('region', { name: 'Owner and notes' })
const delivery = () => page.getByRole('region', { name: 'Where this lead is' })

test('a lead is found, opened, noted and answered by keyboard alone', async () => {
  await open(page, `${site.origin}/admin/leads`)
  // The arrow keys go through the list, which begins with the most urgent lead
  const names = leads().locator('a[data-lead]')
  await expect(names.first()).toHaveText('Stuck Long Ago')
  await names.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(leads().getByRole('link', { name: 'Tom Okafor' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(names.first()).toBeFocused()
  await searchField().focus()
  await page.keyboard.type('italian too')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?query=italian\+too$/)
  await expect(leads().getByText('1 found in all leads')).toBeVisible()

  const found = leads().getByRole('link', { name: 'Tom Okafor' })
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(lead('Tom Okafor').getByRole('heading', { level: 1 })).toHaveText('Tom Okafor')
  await expect(lead('Tom Okafor')).toContainText('Can the voice agent take bookings in Italian too?')
  await expect(lead('Tom Okafor').getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:tom@example\.org\?subject=Re%3A%20Your%20question%20%5B[0-9A-Z]{4}-[0-9A-Z]{4}%5D$/,
  )

  await side().getByRole('textbox', { name: 'Add a note' }).focus()
  await page.keyboard.type('Called back at noon.')
  await page.keyboard.press('Control+Enter')
  await expect(side().getByRole('listitem').getByText('Called back at noon.')).toBeVisible()
  await expect(side().getByRole('textbox', { name: 'Add a note' })).toHaveValue('')

  await lead('Tom Okafor').getByRole('button', { name: 'Mark answered' }).focus()
  await page.keyboard.press('Enter')
  await expect(lead('Tom Okafor').getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Filter' })).toContainText('Answered 1')
  const [record] = await leadsOf('query=tom@example.org')
  expect(record?.handling.status).toBe('answered')
  expect(record?.handling.notes).toMatchObject([{ by: owner.email, text: 'Called back at noon.' }])
  expect(faults()).toEqual([])
})

test('the list is searched during typing, ignoring accents, and the focus stays', async () => {
  for (const name of ['Lucía Muñoz', 'Chiara DELL’ACQUA']) {
    await site.sendForm({ name, email: 'someone@example.org', question: 'Do you work in Leeds, too?' })
  }
  await open(page, `${site.origin}/admin/leads`)
  const names = leads().locator('a[data-lead]')
  const before = await names.count()
  await searchField().focus()
  await page.keyboard.type('munoz', { delay: 60 })
  await expect(leads().getByText('1 found in all leads')).toBeVisible()
  await expect(names).toHaveText(['Lucía Muñoz'])
  await expect(page).toHaveURL(/\?query=munoz$/)
  await expect(searchField()).toBeFocused()
  await expect(searchField()).toHaveValue('munoz')
  await page.keyboard.press('Control+A')
  await page.keyboard.type("dell'acqua", { delay: 60 })
  await expect(page).toHaveURL(/\?query=dell%27acqua$/)
  await expect(names).toHaveText(['Chiara DELL’ACQUA'])
  await expect(searchField()).toBeFocused()
  await expect(leads().getByRole('status').first()).toHaveText('1 found in all leads')

  // After any amount of typing, one step back returns to the earlier list
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect(names).toHaveCount(before)
  await expect(searchField()).toHaveValue('')
  await searchField().fill('munoz')
  await expect(names).toHaveText(['Lucía Muñoz'])
  await leads().getByRole('link', { name: 'Clear the search' }).click()
  await expect(names).toHaveCount(before)
  await expect(searchField()).toHaveValue('')
  expect(faults()).toEqual([])
})

test('a search has its own order; one overtaken by the next is not in the browser’s history', async () => {
  await open(page, `${site.origin}/admin/leads`)
  const order = page.getByRole('combobox', { name: 'Order of the list' })
  await expect(order).toHaveValue('oldest')
  // The list for the first letters arrives after the next list was requested
  let arrive: () => void = () => undefined
  const overtaken = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/query=to(&|$)/, async (route) => {
    await overtaken
    await route.continue()
  })
  await searchField().focus()
  for (const [typed, asked] of [
    ['to', /query=to(&|$)/],
    ['m', /query=tom(&|$)/],
  ] as const) {
    const request = page.waitForRequest(asked)
    await page.keyboard.type(typed)
    await request
  }
  arrive()
  await expect(page).toHaveURL(/\?query=tom$/)
  await expect(order).toHaveValue('newest')
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await page.goForward()
  // The earlier list already has this order
  await expect(order).toHaveValue('newest')
  await order.selectOption('oldest')
  await expect(page).toHaveURL(/\?query=tom&sort=oldest$/)
  await searchField().fill('tom okafor')
  await expect(page).toHaveURL(/\?query=tom\+okafor&sort=oldest$/)
  await expect(order).toHaveValue('oldest')
  expect(faults()).toEqual([])
})

test('a delivered mail is sent again only after confirmation, and the card says by whom', async () => {
  const [tom] = await leadsOf('query=tom@example.org')
  const mailOf = async () => (await leadsOf('query=tom@example.org'))[0]?.deliveries.mail
  await waitFor('the first delivery', async () => (await mailOf())?.status === 'delivered')
  await open(page, `${site.origin}/admin/leads/${tom?.lead.id}`)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/resend')) asked.push(request.postDataJSON())
  })
  const again = delivery().getByRole('button', { name: 'Send again: Office mail' })
  const dialog = page.getByRole('dialog', { name: 'Send again: Office mail?' })
  // Without a mail server, the mail is written to a file, and not called sent
  await expect(delivery().getByText('Not sent', { exact: true }).first()).toBeVisible()
  await expect(delivery().getByText('In a folder', { exact: true })).toBeVisible()
  await expect(delivery().getByText('Sent', { exact: true })).toHaveCount(0)
  await again.click()
  await expect(dialog).toContainText('The same mail goes to the office once more.')
  await dialog.getByRole('button', { name: 'Leave it' }).click()
  await expect(dialog).toBeHidden()
  await expect(again).toBeFocused()
  await again.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(asked).toEqual([])

  await again.click()
  await expectAccessible(page, 'the question')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog).toBeHidden()
  await expect(delivery().getByText(/^Sent again by Owner, today /)).toBeVisible()
  expect(asked).toEqual([{ channel: 'mail' }])
  await waitFor('the second delivery', async () => (await mailOf())?.status === 'delivered')
  expect((await mailOf())?.sentAgain).toMatchObject({ by: owner.email })
  expect(faults()).toEqual([])
})

test('a held lead says why and is released; another is erased only after confirmation', async () => {
  await open(page, `${site.origin}/admin/leads?status=held`)
  const cards = leads().getByRole('listitem')
  await expect(cards).toHaveCount(2)
  const genuine = cards.filter({ hasText: 'Held By Mistake' })
  await expect(genuine).toContainText('Filled in a field that nobody sees')
  await genuine.getByRole('button', { name: 'Not spam: release' }).click()
  await expect(genuine.getByRole('button')).toHaveCount(0)
  await expect(genuine.getByRole('link')).toBeFocused()
  await waitFor('its delivery', async () => {
    const [record] = await leadsOf('query=mistake@example.org')
    return record?.held === null && record.deliveries.mail?.status === 'delivered'
  })

  const spam = cards.filter({ hasText: 'best-seo-rank' })
  await spam.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase best-seo-rank?' })
  await expect(dialog).toContainText('Erased here, for good')
  await expect(dialog).toContainText('No copies: it was never delivered.')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await leadsOf('query=rank@example.net')).toHaveLength(1)

  await spam.getByRole('button', { name: 'Erase' }).click()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(spam).toHaveCount(0)
  expect(await leadsOf('query=rank@example.net')).toHaveLength(0)
  expect(faults()).toEqual([])
})

test('a brief shows its answers, folds unanswered questions, and offers its files', async () => {
  const [record] = await leadsOf('query=marta@example.org')
  await open(page, `${site.origin}/admin/leads/${record?.lead.id}`)
  const brief = lead('Marta Bellini')
  await expect(brief.getByText('Salone Bellini', { exact: true })).toBeVisible()
  await expect(brief.getByText('Font preferences')).toBeHidden()
  await brief.getByText(/^Show \d+ unanswered questions?$/).click()
  await expect(brief.getByText('Font preferences')).toBeVisible()
  const download = page.waitForEvent('download')
  await brief.getByRole('link', { name: 'Download prices.txt' }).click()
  expect((await download).suggestedFilename()).toBe('prices.txt')
  expect(faults()).toEqual([])
})

test('a stuck channel is shown on every screen, only to members who see leads, until its lead is sent again', async ({
  browser,
}) => {
  const word = (of: Page) => of.getByRole('region', { name: 'Delivery', exact: true })
  for (const address of ['/admin', '/admin/media', '/admin/account', '/admin/activity', '/admin/deleted']) {
    await page.goto(site.origin + address)
    await expect(word(page)).toContainText('Mail to the office is stuck. Nothing is lost: the lead is here.')
  }
  await expectAccessible(page, 'the word on a stuck channel')
  const editor = { name: 'Edith', email: 'edith@example.com', password: 'correct horse battery' }
  await createAccounts({ dir: path.join(site.dataDir, 'staff') }).add({ ...editor, role: 'editor' })
  const context = await browser.newContext()
  expect((await context.request.post(`${site.origin}/api/session`, { data: editor })).status()).toBe(200)
  for (const address of ['/admin', '/admin/media', '/admin/account']) {
    const html = await (await context.request.get(site.origin + address)).text()
    expect(html, address).toContain('Edith')
    expect(html, address).not.toMatch(/is stuck|"leads":|"stuck":\[\{/)
  }
  await context.close()

  await open(page, `${site.origin}/admin/leads`)
  const banner = page.getByRole('region', { name: 'Delivery: mail' })
  await expect(banner).toContainText('Mail to the office is stuck.')
  await expect(banner).toContainText('The mailbox is full.')
  await expect(banner).toContainText('Nothing is lost: the lead is here.')
  await leads().getByRole('link', { name: 'Stuck Long Ago' }).click()
  await expect(delivery().getByText('Stuck', { exact: true })).toBeVisible()
  await banner.getByRole('button', { name: 'Send it again' }).click()
  await waitFor('the delivery', async () => {
    const [record] = await leadsOf('query=stuck@example.org')
    return record?.deliveries.mail?.status === 'delivered'
  })
  await page.reload()
  await hydrated(page)
  await expect(banner).toHaveCount(0)
  expect(faults()).toEqual([])
})

test('changes by colleagues appear by themselves, and a lead that they erased says so', async () => {
  const [tom] = await leadsOf('query=tom@example.org')
  await page.clock.install()
  await open(page, `${site.origin}/admin/leads/${tom?.lead.id}`)
  await side().getByRole('textbox', { name: 'Add a note' }).fill('Half a thought')
  await ask('POST', `/${tom?.lead.id}/notes`, { text: 'From a colleague.' })
  await page.clock.runFor(31_000)
  await expect(side().getByText('From a colleague.')).toBeVisible()
  await expect(side().getByRole('textbox', { name: 'Add a note' })).toHaveValue('Half a thought')

  await ask('DELETE', `/${tom?.lead.id}`)
  const earlier = faults().length
  await page.clock.runFor(31_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lead is no longer here')
  await expect(leads().getByRole('link', { name: 'Tom Okafor' })).toHaveCount(0)
  // The browser itself reports the status 404 on its console
  expect(faults().slice(0, earlier)).toEqual([])
})

test('a note that cannot be saved is kept, even through a reload, and the reason is shown', async () => {
  const [tom] = await leadsOf('query=tom@example.org')
  await open(page, `${site.origin}/admin/leads/${tom?.lead.id}`)
  await page.route('**/notes', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Unavailable', status: 503, detail: 'The disk is full.' }),
    }),
  )
  await side().getByRole('textbox', { name: 'Add a note' }).fill('Do not lose me')
  await side().getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('alert').getByText('The disk is full.')).toBeVisible()
  await expect(side().getByRole('textbox', { name: 'Add a note' })).toHaveValue('Do not lose me')
  await page.reload()
  await expect(side().getByRole('textbox', { name: 'Add a note' })).toHaveValue('Do not lose me')
})

test('without script, the filters are links and a form, and a lead can be read', async ({ browser }) => {
  const reader = await site.staffPage(browser, { javaScriptEnabled: false })
  await reader.goto(`${site.origin}/admin/leads`)
  await reader.getByRole('link', { name: /^Held 2$/ }).click()
  await expect(reader.getByRole('link', { name: 'best-seo-rank' })).toBeVisible()
  await reader.getByRole('combobox', { name: 'Kind of lead' }).selectOption('onboarding')
  await reader.getByRole('button', { name: 'Find' }).click()
  await reader.getByRole('link', { name: 'Marta Bellini' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Marta Bellini')
  await expect(reader.getByText('please switch JavaScript on')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Mark answered' })).toBeHidden()
  await reader.goto(`${site.origin}/admin/leads`)
  await reader.getByRole('searchbox', { name: 'Search leads' }).fill('bèllini')
  await reader.keyboard.press('Enter')
  await expect(reader.getByText('1 found in all leads')).toBeVisible()
  await expect(reader.getByRole('heading', { level: 2, name: 'Marta Bellini' })).toBeVisible()
  await reader.context().close()
})

test('the list, a lead, held leads and an empty search are accessible at every width in both themes', async () => {
  const [marta] = await leadsOf('query=marta@example.org')
  const places = ['', `/${marta?.lead.id}`, '?status=held', '?query=nobody+has+this']
  for (const place of sample(places, 2, today)) {
    await open(page, `${site.origin}/admin/leads${place}`)
    await expectAccessibleAtWidths(page, place || 'the list', [390, 1440], 900)
  }
  expect(faults()).toEqual([])
})

test('on a phone an open lead replaces list and menu, and a link leads back to the list', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${site.origin}/admin/leads`)
  await expect(page.getByRole('navigation', { name: 'Studio, bottom' })).toBeVisible()
  await leads().getByRole('link', { name: 'Priya Nair' }).click()
  await expect(lead('Priya Nair').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(leads()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Studio, bottom' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:02079460456')
  await lead('Priya Nair').getByRole('button', { name: 'Mark answered' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(lead('Priya Nair')).toBeFocused()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(leads()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  expect(faults()).toEqual([])
})

type LeadRecord = {
  lead: { id: string }
  held: string | null
  deliveries: Record<string, { status: string; sentAgain: { by: string } | null }>
  handling: { status: string; notes: { by: string; text: string }[] }
}

const ask = (method: string, at: string, body?: object) => site.api(method, `/api/leads${at}`, body)

async function leadsOf(search: string): Promise<LeadRecord[]> {
  const { json } = await ask('GET', `?${search}`)
  return json.leads
}

async function sendLeads(): Promise<void> {
  const { sendForm } = site
  const question = 'Can the voice agent take bookings in Italian too?'
  const page = '/services/ai-enquiry-handling'
  await sendForm({ name: 'Tom Okafor', email: 'tom@example.org', question, page })
  const priya = { name: 'Priya', surname: 'Nair', email: 'priya@example.org', phone: '020 7946 0456' }
  const from = { packageName: 'Get Clients', page: '/pricing', button: 'Get Started' }
  await sendForm({ ...priya, ...from }, '/api/pricing-inquiry')
  // Fills in the hidden field, so the lead is held as spam
  const hidden = { subject: 'x' }
  await sendForm({
    name: 'best-seo-rank',
    email: 'rank@example.net',
    question: 'Page one, guaranteed.',
    ...hidden,
  })
  const mistake = 'My password manager fills in everything.'
  await sendForm({ name: 'Held By Mistake', email: 'mistake@example.org', question: mistake, ...hidden })
  const marta = { fullName: 'Marta Bellini', businessName: 'Salone Bellini', email: 'marta@example.org' }
  const documents = new File(['Cut 40'], 'prices.txt', { type: 'text/plain' })
  const brief = briefForm(marta, { documents })
  const answer = await fetch(`${site.origin}/api/website-onboarding`, { method: 'POST', body: brief })
  expect(answer.status).toBe(200)
}

/** A lead from six days ago whose mail was given up; the server reads it at its start. */
async function plantStuckLead(dir: string): Promise<void> {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const fields = { name: 'Stuck Long Ago', email: 'stuck@example.org', question: 'Is anybody there?' }
  const lead = sampleLead({ kind: 'question', fields, receivedAt: Date.parse(at(6)) })
  const failed = { channel: 'mail', event: 'failed', error: 'The mailbox is full.', permanent: false }
  const delivered = { event: 'delivered', note: 'ok', at: at(6) }
  const log = [
    { ...failed, at: at(6) },
    { ...failed, at: at(0.5) },
    { ...delivered, channel: 'drive' },
    { ...delivered, channel: 'reply' },
  ]
  const folder = path.join(dir, lead.id)
  await mkdir(path.join(folder, 'files'), { recursive: true })
  await writeFile(path.join(folder, 'lead.json'), JSON.stringify(lead))
  await writeFile(
    path.join(folder, 'delivery.jsonl'),
    log.map((event) => `${JSON.stringify(event)}\n`).join(''),
  )
}
