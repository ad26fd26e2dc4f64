import { expect } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { answersFor, dialogs, fillIn } from './dialogs.ts'
import { sharedSite, test, today } from './site.ts'

// Everything that the site offers, for visitors without script (R47, R52).

const site = sharedSite()
test.use({ javaScriptEnabled: false })

const menus = [
  {
    language: 'en',
    home: '/',
    services: 'Services',
    menu: 'Open menu',
    first: { name: /^AI enquiry handling/, path: '/services/ai-enquiry-handling' },
    about: { name: 'About', path: '/about' },
  },
  {
    language: 'it',
    home: '/it',
    services: 'Servizi',
    menu: 'Apri il menu',
    first: { name: /^Risposte con l’IA/, path: '/it/services/ai-enquiry-handling' },
    about: { name: 'Chi Siamo', path: '/it/about' },
  },
]

for (const { language, home, services, menu, first, about } of sample(menus, 1, today)) {
  test(`the ${language} menus open and their links lead on`, async ({ page }) => {
    const banner = page.getByRole('banner')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(site.origin + home)
    await banner.locator('summary', { hasText: services }).first().click()
    await banner.getByRole('link', { name: first.name }).first().click()
    await expect(page).toHaveURL(site.origin + first.path)

    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(site.origin + home)
    await banner.locator('summary', { hasText: menu }).click()
    await banner.getByRole('link', { name: about.name, exact: true }).last().click()
    await expect(page).toHaveURL(site.origin + about.path)
  })
}

const summaries = { en: 'Please check these fields', it: 'Controlla questi campi' }

const oneOfEachKind = dialogs.filter((_, at) => at % 2 === 0)

// In each language an inquiry or a question, depending on the day
for (const dialogCase of sample(oneOfEachKind, 2, today)) {
  const { page: path, opener, kind, locale, faults, submit, sent, packageName } = dialogCase

  test(`"${opener}" on ${path} leads to a page that says what is missing, keeps what was typed, and ends with thanks`, async ({
    page,
  }) => {
    const form = `${locale === 'it' ? '/it' : ''}/${kind}`
    const email = `${locale}.${kind}@example.com`
    const labels = Object.keys(faults)
    const main = page.getByRole('main')
    const field = (label = '') => main.getByLabel(label, { exact: true })
    await page.goto(site.origin + path)
    await main.getByRole('link', { name: opener, exact: true }).first().click()
    const address = new URL(page.url())
    expect(address.pathname).toBe(form)
    expect(address.searchParams.get('package') ?? undefined).toBe(packageName)
    expect(address.searchParams.get('page')).toBe(path)
    if (packageName) await expect(main).toContainText(packageName)
    await main.getByRole('button', { name: submit }).click()

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toHaveText(summaries[locale])
    await expect(summary.getByRole('link')).toHaveText(Object.values(faults))
    for (const [label, message] of Object.entries(faults)) {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(message))
    }
    await summary.getByRole('link').last().click()
    await expect(field(labels.at(-1))).toBeFocused()

    const answers = answersFor(dialogCase, 'not an address')
    await fillIn(main, answers)
    await main.getByRole('button', { name: submit }).click()
    await expect(summary.getByRole('link')).toHaveCount(1)
    for (const { label, value } of answers) await expect(field(label)).toHaveValue(value)

    await field('Email').fill(email)
    const statuses: number[] = []
    // Only navigations: requests for the previous page's style sheets may still be in flight
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status())
    })
    await main.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.title)
    expect(new URL(page.url()).pathname).toBe(`${form}/sent`)
    expect(statuses[0]).toBe(303)
    await expect(main).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
    // Reloading the page sends nothing
    await page.reload()
    const [lead, ...others] = await site.leadsOf(email)
    expect(others).toEqual([])
    expect(lead?.fields.packageName).toBe(packageName)
  })
}

test('what needs a script is not offered: no map to load, the phone number dials', async ({ page }) => {
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByRole('button', { name: 'Load map' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await page.goto(`${site.origin}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
