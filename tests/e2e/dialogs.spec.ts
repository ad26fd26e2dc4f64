import { expect, type Locator } from '@playwright/test'
import { interfaceText } from '#locales/en/interface.ts'
import { sample } from '#tests/helpers/full.ts'
import { answersFor, dialogs, endpointOf, expectNotice, fillIn, openDialog } from './dialogs.ts'
import {
  expectAccessible,
  expectAccessibleAtWidths,
  expectVisibleFocus,
  open,
  sharedSite,
  test,
  today,
} from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = sharedSite()

/** 1280 × 1024 px at 400 % zoom (WCAG 1.4.10), and a phone in landscape. */
const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 320, height: 500 },
  { width: 320, height: 660 },
]

/** The focused element, if it is outside the dialog or less than half visible; empty when all is well. */
const outOfSight = (dialog: Locator): Promise<string> =>
  dialog.evaluate((box) => {
    const element = document.activeElement
    // Between the last and the first element the focus may move to the browser's own toolbar
    if (!element || element === document.body || element === box) return ''
    if (!box.contains(element)) return `outside: ${element.outerHTML.slice(0, 80)}`
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + share * (bottom - top))
    const seen = points.filter((y) => {
      const found = document.elementFromPoint((left + right) / 2, y)
      return found !== null && (element.contains(found) || found.contains(element))
    })
    return seen.length >= 3 ? '' : `${seen.length} of 5 points of ${element.outerHTML.slice(0, 80)}`
  })

for (const [at, dialogCase] of sample(dialogs, 2, today).entries()) {
  const { page: path, opener, title, faults: wanted, submit } = dialogCase

  test(`${path}, "${opener}": the dialog works by keyboard, is accessible at every size, and says in words what is missing`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, site.origin + path)
    const link = page.getByRole('main').getByRole('link', { name: opener, exact: true }).first()
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    const labels = Object.keys(wanted)
    const field = (label = '') => dialog.getByLabel(label, { exact: true })
    const send = dialog.getByRole('button', { name: submit, exact: true })
    const invalid = dialog.locator('[aria-invalid=true]')
    await expect(field(labels[0])).toBeFocused()
    await expectVisibleFocus(page)
    await expectAccessible(page, 'empty')

    // Twice round in both directions, also with error messages: the focus stays inside and visible (WCAG 2.4.11)
    for (const size of sample(sizes, 1, at)) {
      await page.setViewportSize(size)
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 2 * (labels.length + 3); stop += 1) {
          await page.keyboard.press(key)
          expect(await outOfSight(dialog), `${key}, stop ${stop + 1}`).toBe('')
        }
        await send.click()
        await expect(invalid).toHaveCount(labels.length)
        await expect(field(labels[0])).toBeFocused()
      }
    }
    for (const [label, message] of Object.entries(wanted)) {
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(message))
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
    }
    // As wide at 768 px as at 1280 (R49)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await dialog.boundingBox()
      expect(box?.width ?? 0).toBeLessThanOrEqual(Math.min(425, width))
    }
    await expectAccessibleAtWidths(page, `faults: ${opener}`, [320, 1280])

    // An invalid address gets the same message as a missing one; Enter in a field submits
    await fillIn(dialog, answersFor(dialogCase))
    await field('Email').fill('not an address')
    await field(labels[0]).press('Enter')
    await expect(invalid).toHaveCount(1)
    await expect(field('Email')).toHaveAccessibleDescription(wanted.Email ?? '')
    await expect(field('Email')).toBeFocused()
    await expect(send).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    expect(faults()).toEqual([])
  })
}

for (const dialogCase of sample(dialogs, 1, today + 1)) {
  const { page: path, opener, submit, submitting, cancel, sent, failed, packageName } = dialogCase

  test(`${path}, "${opener}": a failure keeps dialog and answers, and all attempts make one lead`, async ({
    page,
  }) => {
    const email = `${opener.replace(/\W+/g, '.').toLowerCase()}@example.com`
    const answers = answersFor(dialogCase, email)
    await open(page, site.origin + path)
    const dialog = await openDialog(page, dialogCase)
    await fillIn(dialog, answers)
    const send = dialog.getByRole('button', { name: submit, exact: true })

    let fail: 'abort' | 'refuse' | 'hold' = 'abort'
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const bodies: Record<string, unknown>[] = []
    await page.route(`**${endpointOf(dialogCase)}`, async (route) => {
      bodies.push(route.request().postDataJSON())
      if (fail === 'abort') return route.abort()
      if (fail === 'refuse') return route.fulfill({ status: 500, body: '' })
      await held
      return route.continue()
    })
    for (const kind of ['abort', 'refuse'] as const) {
      fail = kind
      await send.click()
      await expectNotice(page, failed)
      await expect(dialog).toBeVisible()
      for (const { label, value } of answers)
        await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value)
      // The message also stays in the form, for a visitor who missed the notice
      await expect(dialog.locator('form').getByText(failed.text, { exact: true })).toBeVisible()
    }

    fail = 'hold'
    await send.click()
    const sending = dialog.getByRole('button', { name: submitting, exact: true })
    await expect(sending).toBeDisabled()
    if (cancel) await expect(dialog.getByRole('button', { name: cancel, exact: true })).toBeDisabled()
    release()
    await expectNotice(page, sent)
    await expect(dialog).toBeHidden()

    // The fields of R54 and R56 are sent, and three attempts created only one lead
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies.map(({ submissionId }) => submissionId)).size).toBe(1)
    const body = bodies.at(-1) ?? {}
    expect(body.packageName).toBe(packageName)
    expect(body.page).toBe(path)
    expect(Object.values(body)).toEqual(expect.arrayContaining(answers.map(({ value }) => value)))
    const [lead, ...others] = await site.leadsOf(email)
    expect(others).toEqual([])
    expect(lead?.fields.packageName).toBe(packageName)

    await openDialog(page, dialogCase)
    for (const { label } of answers) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('')
  })
}

test('the one Italian inquiry dialog has no Cancel button, closes by ×, Esc and the backdrop, and every button opens it', async ({
  page,
}) => {
  await open(page, `${site.origin}/it/pricing`)
  const inquiry = dialogs.find(({ page: path, kind }) => path === '/it/pricing' && kind === 'inquiry')
  if (!inquiry) throw new Error('The dialog is not in the list')
  const dialog = await openDialog(page, inquiry)
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page, inquiry)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openDialog(page, inquiry)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  const buttons = page.getByRole('main').locator('a[aria-haspopup=dialog]')
  const labels = await buttons.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? link.textContent),
  )
  expect(labels).toEqual([
    'Inizia Ora: Essenziale',
    'Inizia Ora: Crescita',
    'Inizia Ora: Successo',
    'Richiedi Preventivo: Su Misura',
    'Aggiungi: Assistente IA WhatsApp o vocale',
    'Aggiungi: Aggiornamento campagne',
    'Aggiungi: Articolo SEO mensile',
    'Aggiungi: Landing page in più',
    'Aggiungi: Sessione di formazione',
    'Prenota Consulenza Gratuita',
    'Fai una domanda',
  ])
  for (const label of sample(labels.slice(0, -1), 3, today)) {
    const dialog = await openDialog(page, { opener: label ?? '', title: 'La tua consulenza gratuita' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

/** Each service's name in inquiries (R30); staff and reports rely on these. */
const packageNames = [
  ['ai-enquiry-handling', 'AI Customer Service'],
  ['smart-booking-systems', 'Smart Booking Systems'],
  ['websites', 'Website Design & Development'],
  ['workflow-automation', 'AI Workflow & Admin Automation'],
  ['tailored-ai-tools', 'Tailored AI Tools'],
  ['client-retention-tools', 'Client Retention & Communication Tools'],
  ['google-business-profile', 'Google Business Profile Optimisation'],
  ['local-ads-lead-generation', 'Local Ads & Lead Generation'],
  ['automated-google-reviews', 'Automated Google Review Management'],
  ['voice-to-note-automation', 'Voice-to-Note Automation'],
] as const

test('each English service has its own dialog title and sends its fixed package name', async ({ page }) => {
  const faults = watchForFaults(page)
  for (const [slug, packageName] of packageNames) {
    const text = await (await fetch(`${site.origin}/services/${slug}`)).text()
    expect(text).toContain(`/inquiry?package=${new URLSearchParams([['', packageName]]).toString().slice(1)}`)
  }
  for (const [slug, packageName] of sample(packageNames, 2, today)) {
    const path = `/services/${slug}`
    await open(page, site.origin + path)
    const title = `Get Started with ${interfaceText.services[slug].name}`
    const dialog = await openDialog(page, { opener: 'Get Started Today', title })
    await fillIn(dialog, inquiryOf(`${slug}@example.com`))
    const asked = page.waitForRequest('**/api/pricing-inquiry')
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      packageName,
      button: 'Get Started Today',
      page: path,
    })
    await expect(page.getByText('Inquiry Submitted!')).toBeVisible()
    const [lead] = await site.leadsOf(`${slug}@example.com`)
    expect(lead?.fields.packageName).toBe(packageName)
  }
  expect(faults()).toEqual([])
})

const inquiryOf = (email: string) =>
  Object.entries({ Name: 'Ada', Surname: 'Rossi', Email: email, Phone: '020 7946 0456' }).map(
    ([label, value]) => ({ label, value }),
  )

test('each plan, add-on and the consultation send their name, and what was typed stays from one dialog to the next', async ({
  page,
}) => {
  await open(page, `${site.origin}/pricing`)
  const bodies: Record<string, unknown>[] = []
  await page.route('**/api/pricing-inquiry', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 503, body: '' })
  })
  const asked = [
    ['Get Started: Get Found', 'Get Found'],
    ['Get Started: Get Clients', 'Get Clients'],
    ['Get Started: Stay Booked', 'Stay Booked'],
    ['Get Quote: Custom Plan', 'Custom Plan'],
    ['Add On: Ads refresh', 'Ads refresh'],
    ['Add On: Monthly SEO blog', 'Monthly SEO blog'],
    ['Add On: Extra landing page', 'Extra landing page'],
    ['Add On: AI WhatsApp or voice assistant', 'AI WhatsApp or voice assistant'],
    ['Add On: Training session', 'Training session'],
    ['Book Free Consultation', 'Free Consultation'],
  ] as const
  const tried = sample(asked, 4, today)
  for (const [opener, packageName] of tried) {
    const dialog = await openDialog(page, { opener, title: opener })
    if (bodies.length === 0) {
      await fillIn(dialog, inquiryOf('ada@example.com'))
    }
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada')
    const answered = page.waitForResponse('**/api/pricing-inquiry')
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await answered
    expect(bodies.at(-1)?.packageName).toBe(packageName)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(bodies).toHaveLength(tried.length)
})

test('if the code of a dialog does not arrive, the page with the same form opens', async ({ page }) => {
  // Blocked from the beginning, because an idle browser prefetches the code
  await page.route('**/assets/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto(`${site.origin}/contact`)
  await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).first().click()
  await expect(page).toHaveURL(/\/question\?/)
  await expect(page.getByLabel('Your question')).toBeVisible()
})
