import { expect, type Page } from '@playwright/test'
import { expectAccessibleAtWidths, expectVisibleFocus, hold, sharedSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// The website brief is stored on the visitor's device only with consent, and then completely (R277, R278).

const site = sharedSite()
const database = 'website-brief'
const day = 24 * 3_600_000

const consent = (page: Page) => page.getByRole('switch', { name: 'Keep my answers on this device?' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send your brief' })
const isBack = (page: Page) => expect(page.getByText(/^Your answers of .* are back\./)).toBeVisible()
const isKept = (page: Page) => expect(page.getByText(/^Kept here, last on/)).toBeVisible()
const hydrated = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

const texts: Readonly<Record<string, string>> = {
  'Full name': 'Ada Rossi',
  'Business name': 'Rossi & figli, “Riparazioni” <b>',
  Email: 'ada.kept@example.com',
  Phone: '020 7946 0456',
  'What does your business do?': 'We mend washing machines.\nAt home, à la minute. 🧺',
  'Who are your customers?': 'Households nearby',
  'Domain name (optional)': 'rossi.example',
  'Special requests (optional)': 'Before Easter, please.',
}
const ticks = ['Generate leads', 'Attract new clients', 'Home', 'Payment Processing']
const answers = ['Do you already have a domain?', 'Do you want to sell online?']

async function open(page: Page) {
  await page.goto(`${site.origin}/website-onboarding`)
  await page.getByLabel('Full name').focus()
  await hydrated(page)
}

async function fill(page: Page, email = texts.Email) {
  for (const name of answers) await page.getByRole('switch', { name }).check()
  for (const name of ticks) await page.getByRole('checkbox', { name, exact: true }).check()
  for (const [label, value] of Object.entries({ ...texts, Email: email ?? '' }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

async function expectAll(page: Page, email = texts.Email) {
  for (const [label, value] of Object.entries({ ...texts, Email: email ?? '' }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const name of ticks) await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
  for (const name of answers) await expect(page.getByRole('switch', { name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Gallery' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Should customers book online?' })).not.toBeChecked()
}

const deviceOf = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const nothing = { local: {}, session: {}, cookie: '', databases: [], caches: [], workers: 0 }

async function expectNothing(page: Page) {
  await expect.poll(() => deviceOf(page), { intervals: [20, 50, 100] }).toEqual(nothing)
  expect(await page.context().cookies()).toEqual([])
}

/** Stores a value as the page's draft, and opens the page. If it is open already, it must have no draft. */
async function plant(
  page: Page,
  value: unknown,
  { version = 1, store = 'draft', waitUntil = 'load' as 'load' | 'commit' } = {},
) {
  if (page.url() === 'about:blank') await page.goto(`${site.origin}/privacy`)
  await page.evaluate(
    ([name, stored, made]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, made.version)
        request.onupgradeneeded = () => request.result.createObjectStore(made.store)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(made.store, 'readwrite')
          transaction.objectStore(made.store).put(stored, 'brief')
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [database, value, { version, store }] as const,
  )
  await page.goto(`${site.origin}/website-onboarding`, { waitUntil })
}

const draft = {
  version: 1,
  submissionId: 'planted',
  answers: { fullName: ['Ada Rossi'], websiteGoals: ['Generate leads'], needsShop: ['on'] },
  files: 2,
  waiting: null,
}

test('without consent nothing is left on the device, whatever happens to the form', async ({
  page,
  context,
}) => {
  await open(page)
  await expect(consent(page)).not.toBeChecked()
  await fill(page)
  await page.route('**/api/website-onboarding', (route) => route.fulfill({ status: 500, json: {} }))
  await sendButton(page).click()
  await expect(sendButton(page)).toBeFocused()
  await context.setOffline(true)
  await page.getByLabel('Full name').fill('Ada R.')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expectNothing(page)
  await context.setOffline(false)
  await page.goto('about:blank')
  await page.goto(`${site.origin}/website-onboarding`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expectNothing(page)
})

test('a closed tab loses no word: another tab restores all by itself, and “Start afresh” forgets them', async ({
  page,
  context,
}) => {
  await open(page)
  await consent(page).check()
  await fill(page)
  await page
    .locator('input[name=documents]')
    .setInputFiles([{ name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }])
  await page.setViewportSize({ width: 740, height: 360 })
  await context.setOffline(true)
  await page.getByLabel('Colours').pressSequentially('green, red')
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const faults = watchForFaults(next)
  await next.emulateMedia({ reducedMotion: 'reduce' })
  await next.goto(`${site.origin}/website-onboarding`)
  // The answers come back without any input
  await isBack(next)
  await expectAll(next)
  await expect(next.getByLabel('Colours')).toHaveValue('green, red')
  await expect(
    next.getByRole('status').filter({ hasText: 'Files are not kept: please choose your file again.' }),
  ).toBeVisible()
  await expect(consent(next)).toBeChecked()
  await expect(next.getByRole('link', { name: /Contact Information.*complete/ })).toBeVisible()
  await expectAccessibleAtWidths(next, 'a brief that is back')
  // Somebody else at this device, with the keyboard alone
  const afresh = next.getByRole('button', { name: 'Start afresh' })
  await afresh.focus()
  await next.keyboard.press('Tab')
  await next.keyboard.press('Shift+Tab')
  await expectVisibleFocus(next)
  await next.keyboard.press('Enter')
  await expect(next.getByLabel('Full name')).toHaveValue('')
  await expect(next.getByLabel('Full name')).toBeFocused()
  // The browser mounts the form anew, so it must render the drawings itself
  await expect(next.locator('svg[viewBox]:empty')).toHaveCount(0)
  await expect(next.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(consent(next)).not.toBeChecked()
  await expectNothing(next)
  expect(faults()).toEqual([])
})

test('a brief that is refused or cut off is kept, and makes one lead when it is finally sent', async ({
  page,
  context,
}) => {
  const email = 'ada.refused@example.com'
  await open(page)
  await consent(page).check()
  await fill(page, email)
  let answer: number | 'cut' | 'lost' = 429
  await page.route('**/api/website-onboarding', async (route) => {
    if (answer === 'lost') await route.fetch()
    if (typeof answer === 'string') return route.abort()
    return route.fulfill({ status: answer, json: { success: false, error: 'No.' } })
  })
  for (answer of [429, 413, 500, 'cut', 'lost'] as const) {
    await sendButton(page).click()
    await expect(sendButton(page)).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  }
  const failed = 'There was a problem submitting your form. Please try again.'
  for (const place of ['main', 'alert'] as const)
    await expect(page.getByRole(place).getByText(failed)).toBeVisible()
  await expectAll(page, email)
  await page.close()

  const next = await context.newPage()
  await next.goto(`${site.origin}/website-onboarding`)
  await isBack(next)
  await expectAll(next, email)
  await sendButton(next).click()
  await expect(next.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })).toBeFocused()
  // Only the response was lost, not the brief
  expect(await site.leadsOf(email)).toHaveLength(1)
  await expectNothing(next)
})

test('files that arrived with a faulty form stay attached, even in another tab', async ({
  page,
  context,
}) => {
  const email = 'ada.files@example.com'
  await open(page)
  await consent(page).check()
  await fill(page, email)
  await page.locator('input[name=documents]').setInputFiles(
    ['guide.pdf', 'notes.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })),
  )
  // A page opened before a rule changed: the server finds a fault that the form did not
  await page.route('**/api/website-onboarding', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    await route.continue({ postData: Buffer.from(body.replace(email, 'ada.example.com'), 'latin1') })
  })
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'One answer needs another look' })).toBeFocused()
  await expect(page.getByText(/MB, attached$/)).toHaveCount(2)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${site.origin}/website-onboarding`)
  await isBack(next)
  await expect(next.getByText(/MB, attached$/)).toHaveCount(2)
  await expect(next.getByText('Files are not kept')).toHaveCount(0)
  await next.getByRole('button', { name: 'Remove notes.pdf' }).click()
  await sendButton(next).click()
  await expect(next.getByRole('heading', { level: 1, name: 'Form submitted successfully!' })).toBeFocused()
  const [lead] = await site.leadsOf(email)
  expect(lead?.files.map(({ name }) => name)).toEqual(['guide.pdf'])
})

test('“Forget them now” forgets the kept answers in all tabs, and leaves the text in the form', async ({
  page,
  context,
}) => {
  await open(page)
  await consent(page).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Full name').fill('Ada Rossi')
  await isKept(page)
  const other = await context.newPage()
  await other.goto(`${site.origin}/website-onboarding`)
  await isBack(other)
  await consent(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Forget them now' })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible()
  await expect(consent(page)).toBeFocused()
  await expect(consent(page)).not.toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(consent(other)).not.toBeChecked()
  await expect(other.getByText(/no longer kept on this device/)).toBeVisible()
  for (const tab of [page, other]) await tab.getByLabel('Full name').fill('Ada R.')
  await expectNothing(page)
  // Consent can be given again, and withdrawing it deletes everything
  await consent(page).check()
  await isKept(page)
  await consent(page).uncheck()
  await expectNothing(page)
})

test('kept answers are forgotten after seven days, and on the page that follows a native post', async ({
  page,
}) => {
  await plant(page, { ...draft, savedAt: Date.now() - 7 * day + 60_000 })
  await isBack(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await page.goto(`${site.origin}/website-onboarding/sent?ref=AB12-CD34&files=0`)
  await expectNothing(page)
  await plant(page, { ...draft, savedAt: Date.now() - 7 * day })
  await expectNothing(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
})

test('stored data that this page cannot have written is deleted', async ({ page }) => {
  const savedAt = Date.now()
  await plant(page, { ...draft, savedAt, version: 2 })
  await expectNothing(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await plant(page, draft, { version: 9, store: 'other' })
  await expectNothing(page)
  // Only the fields of the brief are filled in, as text
  const faults = watchForFaults(page)
  const answers = {
    ...draft.answers,
    fullName: ['<img src=x onerror=alert(1)>'],
    subject: ['trap'],
    page: ['/x'],
  }
  await plant(page, { ...draft, savedAt, answers })
  await isBack(page)
  await expect(page.getByLabel('Full name')).toHaveValue('<img src=x onerror=alert(1)>')
  await expect(page.locator('[name=subject]')).toHaveValue('')
  await expect(page.locator('[name=page]')).toHaveValue('/website-onboarding')
  expect(faults()).toEqual([])
})

test('if the browser cannot store answers, the page says so and the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No', 'SecurityError')
    }
  })
  await open(page)
  await consent(page).click()
  await expect(page.getByText('This browser does not let us keep your answers.')).toBeVisible()
  await expect(consent(page)).not.toBeChecked()
  await page.getByLabel('Full name').fill('Ada Rossi')
  await expectNothing(page)
})

test('without script, the brief does not ask to keep anything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.origin}/website-onboarding`)
  await expect(consent(plain)).toBeHidden()
  await context.close()
})

const code = /\/assets\/.*\.js$/

test('ticks and text from before the code arrives stay, and no kept answers are mixed in', async ({
  page,
}) => {
  await page.goto(`${site.origin}/privacy`, { waitUntil: 'networkidle' })
  const { release } = await hold(page, code)
  await plant(page, { ...draft, savedAt: Date.now() }, { waitUntil: 'commit' })
  const goal = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await goal('Attract new clients').check()
  await page.getByLabel('Business name').fill('Rossi')
  release()
  await isBack(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(page.getByLabel('Business name')).toHaveValue('Rossi')
  await expect(goal('Attract new clients')).toBeChecked()
  await expect(goal('Generate leads')).not.toBeChecked()
})

test('consent given before the code has arrived counts', async ({ page }) => {
  await page.goto(`${site.origin}/website-onboarding`, { waitUntil: 'networkidle' })
  const { release } = await hold(page, code)
  await consent(page).check()
  await page.getByLabel('Full name').fill('Ada Rossi')
  await expectNothing(page)
  release()
  await isKept(page)
  await page.reload()
  await isBack(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
})
