import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtWidths, sharedSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()
const address = () => `${site.origin}/website-onboarding`
/** Each test has its own address, by which its leads are found. */
const email = () => `${test.info().testId}@example.com`

const guide = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 guide') }
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
const photo = { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from('not really a picture') }
const tool = { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send your brief' })
const sentHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })
const chooser = (page: Page, group: string) => page.locator(`input[name=${group}]`)

/** Answers all required questions. */
async function fill(page: Page) {
  await page.getByLabel('Full name').fill('Ada Rossi')
  await page.getByLabel('Business name').fill('Rossi Repairs')
  await page.getByLabel('Email', { exact: true }).fill(email())
  await page.getByLabel('Phone').fill('020 7946 0456')
  await page.getByLabel('What does your business do?').fill('We mend washing machines at home.')
  await page.getByLabel('Who are your customers?').fill('Households nearby')
  await page.getByRole('checkbox', { name: 'Generate leads' }).check()
  await page.getByRole('checkbox', { name: 'Attract new clients' }).check()
  await page.getByRole('checkbox', { name: 'Home' }).check()
  await page.getByRole('switch', { name: 'Do you already have a domain?' }).check()
  await page.getByLabel('Domain name').fill('rossi.example')
}

/** From here on the form validates itself: the region for notices arrives with its code. */
const hydrated = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

async function hydrate(page: Page) {
  await page.goto(address())
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Full name').focus()
  await hydrated(page)
}

const leads = () => site.leadsOf(email())

test('a brief with files makes one lead, and a confirmation replaces the form', async ({ page }) => {
  const faults = watchForFaults(page)
  await hydrate(page)
  await fill(page)
  await chooser(page, 'documents').setInputFiles([guide, tool])
  await expect(page.getByText(/^tool\.exe: Documents are PDF/)).toBeVisible()
  await chooser(page, 'documents').setInputFiles([notes])
  await chooser(page, 'images').setInputFiles([photo])
  await expect(page.getByText('3 of 30 files')).toBeVisible()
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  await expect(page.getByText('2 of 30 files')).toBeVisible()

  const answer = page.waitForResponse('**/api/website-onboarding')
  await sendButton(page).click()
  await expect(sentHeading(page)).toBeFocused()
  await expect(page.getByRole('status').getByText('Form submitted successfully!')).toBeVisible()
  // Notice, card and result page say where the brief is stored, with its short reference
  const { reference, googleDriveFolder: place } = await (await answer).json()
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(place).toBe(`our cloud drive, reference ${reference}`)
  await expect(page.getByRole('status').getByText(`Your files are stored in ${place}.`)).toBeVisible()
  const facts = [reference, '2', '24 hours', 'our cloud drive']
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(facts)
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead?.fields).toMatchObject({
    fullName: 'Ada Rossi',
    websiteGoals: ['Attract new clients', 'Generate leads'],
    desiredPages: ['Home'],
    hasExistingDomain: true,
    domainName: 'rossi.example',
    needsShop: false,
  })
  expect(lead?.files.map(({ name }) => name)).toEqual(['guide.pdf', 'shop.png'])
  expect(lead?.held).toBeUndefined()

  await page.getByRole('contentinfo').getByTitle('Website onboarding').click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByText('0 of 30 files')).toBeVisible()
  expect(faults()).toEqual([])
  await page.goto(`${address()}/sent?ref=${reference}&files=2`)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(facts)
})

test('what is missing is listed at the top and under each field until it is corrected', async ({ page }) => {
  const faults = watchForFaults(page)
  await hydrate(page)
  await sendButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Eight answers need another look' })
  await expect(summary).toBeFocused()
  for (const message of [
    'Full name is required',
    'Business name is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Please provide at least 10 characters',
    'Please describe your target audience',
    'Please select at least one goal',
    'Please select at least one page',
  ]) {
    await expect(page.getByText(message)).toHaveCount(2)
  }
  await expectAccessibleAtWidths(page, 'a brief with everything missing')
  await summary.getByRole('link', { name: 'Please select at least one goal' }).click()
  await expect(page.getByRole('checkbox', { name: 'Attract new clients' })).toBeFocused()
  await fill(page)
  await expect(summary).toHaveCount(0)
  await expect(page.getByLabel('Domain name')).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Contact Information.*complete/ })).toBeVisible()
  expect(faults()).toEqual([])
  // Faults found by the server disappear in the same way
  await page.route(
    '**/api/website-onboarding',
    (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, error: 'No.', errors: { phone: ['Phone number is required'] } },
      }),
    { times: 1 },
  )
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'One answer needs another look' })).toBeFocused()
  await page.getByLabel('Phone').fill('020 7946 0999')
  await expect(page.getByText('One answer needs another look')).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toBeFocused()
})

test('while a brief is being sent, the page shows the progress and is accessible', async ({ page }) => {
  await hydrate(page)
  await fill(page)
  await chooser(page, 'other').setInputFiles([{ ...tool, buffer: Buffer.alloc(3_000_000, 1) }])
  await page.evaluate(() => {
    const seen: number[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
      if (now) seen.push(Number(now))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  // A slow line, so that the upload takes a while; bytes per second
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  })
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Sending your brief' })).toBeFocused()
  await expect(page.getByRole('progressbar', { name: 'Sent so far' })).toBeVisible()
  await expectAccessible(page, 'while it is sent')
  await expect(sentHeading(page)).toBeVisible()
  const seen: number[] = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(seen.filter((share) => share > 0 && share < 100).length).toBeGreaterThan(1)
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
})

test('files that waited too long must be chosen again', async ({ page }) => {
  await hydrate(page)
  await fill(page)
  await chooser(page, 'documents').setInputFiles([guide])
  let answers = 0
  await page.route('**/api/website-onboarding', async (route) => {
    answers += 1
    if (answers > 2) return route.continue()
    const errors = { documents: ['Please choose your files again.'] }
    const attached = [{ group: 'documents', name: guide.name, size: guide.buffer.length }]
    const waiting = answers === 1 ? { tray: 'x'.repeat(43), attached } : {}
    return route.fulfill({ status: 422, json: { success: false, error: 'Again.', errors, ...waiting } })
  })
  await sendButton(page).click()
  await expect(page.getByText(/MB, attached$/)).toHaveCount(1)
  await sendButton(page).click()
  await expect(page.getByText(/MB, attached$/)).toHaveCount(0)
  await expect(page.getByText('0 of 30 files')).toBeVisible()
  await chooser(page, 'documents').setInputFiles([guide])
  await sendButton(page).click()
  await expect(sentHeading(page)).toBeVisible()
  const [lead] = await leads()
  expect(lead?.files).toHaveLength(1)
})

test('without script, the brief is sent natively, and a fault keeps answers and files', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address())
  await fill(page)
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await chooser(page, 'documents').setInputFiles([guide, notes])
  await sendButton(page).click()
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(2)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(page.getByRole('checkbox', { name: 'Generate leads' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Do you already have a domain?' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Remove notes.txt' }).check()
  await page.getByLabel('Email', { exact: true }).fill(email())
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/website-onboarding\/sent\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}&files=1$/)
  await expect(sentHeading(page)).toBeVisible()
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead?.fields.websiteGoals).toEqual(['Attract new clients', 'Generate leads'])
  expect(lead?.files.map(({ name }) => name)).toEqual(['guide.pdf'])
  await context.close()
})

test('a form returned by a native post goes on with script', async ({ page }) => {
  await page.goto(address())
  await page.waitForLoadState('networkidle')
  let cut = true
  await page.route('**/assets/**/*.js', (route) => (cut ? route.abort() : route.continue()))
  await page.route('**/api/website-onboarding', (route) => {
    cut = false
    return route.continue()
  })
  await fill(page)
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await chooser(page, 'documents').setInputFiles([guide])
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'One answer needs another look' })).toBeFocused()
  const faults = watchForFaults(page)
  await expect(page.getByRole('link', { name: /Business Details.*complete/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Build brand awareness' }).check()
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email())
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await sendButton(page).click()
  await expect(sentHeading(page)).toBeFocused()
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  expect(lead?.fields.websiteGoals).toEqual([
    'Attract new clients',
    'Build brand awareness',
    'Generate leads',
  ])
  expect(lead?.files).toHaveLength(1)
  expect(faults()).toEqual([])
})
