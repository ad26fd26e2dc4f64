import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { dialogs } from './dialogs.ts'
import { languages, sharedSite, test } from './site.ts'

// Everything that the site offers, for visitors without script (R47, R52).

const site = sharedSite()
test.use({ javaScriptEnabled: false })

const background = (page: Page) =>
  page.locator('body').evaluate((body) => {
    for (const element of [body, document.documentElement]) {
      const color = getComputedStyle(element).backgroundColor
      if (color !== 'rgba(0, 0, 0, 0)') return color
    }
    return 'none'
  })

test('the theme follows the operating system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(site.origin)
  expect(await background(page)).toBe('rgb(251, 247, 240)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe('rgb(18, 24, 22)')
  // A toggle that cannot do anything is not there
  await expect(page.getByRole('button', { name: /mode/i })).toHaveCount(0)
})

for (const { language, home, services, menu, first, about } of [
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
]) {
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

const forms = {
  en: {
    inquiry: {
      path: '/inquiry?package=Get+Found&button=Get+Started&page=%2Fpricing',
      labels: ['Name', 'Surname', 'Email', 'Phone'],
      messages: [
        'Name is required',
        'Surname is required',
        'Valid email is required',
        'Phone number is required',
      ],
      submit: 'Send enquiry',
      sent: 'Inquiry Submitted!',
    },
    question: {
      path: '/question?button=Ask+a+Question&page=%2Fpricing',
      labels: ['Name', 'Email', 'Your question'],
      messages: [
        'Name is required',
        'Valid email is required',
        'Question must be at least 10 characters long',
      ],
      submit: 'Send question',
      sent: 'Question Submitted!',
    },
    summary: 'Please check these fields',
  },
  it: {
    inquiry: {
      path: '/it/inquiry?button=Inizia+Ora&page=%2Fit%2Fpricing',
      labels: ['Nome', 'Cognome', 'Email', 'Telefono'],
      messages: [
        'Il nome è obbligatorio',
        'Il cognome è obbligatorio',
        'Inserisci un indirizzo email valido',
        'Il numero di telefono è obbligatorio',
      ],
      submit: 'Invia richiesta',
      sent: 'Richiesta inviata!',
    },
    question: {
      path: '/it/question?button=Fai+una+domanda&page=%2Fit%2Fcontact',
      labels: ['Nome', 'Email', 'La tua domanda'],
      messages: [
        'Il nome è obbligatorio',
        'Email valida è obbligatoria',
        'La domanda deve essere di almeno 10 caratteri',
      ],
      submit: 'Invia domanda',
      sent: 'Domanda inviata!',
    },
    summary: 'Controlla questi campi',
  },
}
const typed: Record<string, string> = {
  Name: 'Ada',
  Nome: 'Ada',
  Surname: 'Rossi',
  Cognome: 'Rossi',
  Phone: '020 7946 0456',
  Telefono: '020 7946 0456',
  'Your question': 'How long does the set-up take?',
  'La tua domanda': 'Quanto tempo serve per partire?',
}

for (const language of languages) {
  for (const kind of ['inquiry', 'question'] as const) {
    const { path, labels, messages, submit, sent } = forms[language][kind]

    test(`${path} says what is missing, keeps what was typed, and ends at a page of thanks`, async ({
      page,
    }) => {
      const email = `${language}.${kind}@example.com`
      await page.goto(site.origin + path)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: submit }).click()

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('heading')).toHaveText(forms[language].summary)
      await expect(summary.getByRole('link')).toHaveText(messages)
      for (const [index, label] of labels.entries()) {
        const field = main.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(messages[index] ?? ''))
      }
      // Its links lead to the fields
      await summary.getByRole('link').last().click()
      await expect(main.getByLabel(labels.at(-1) ?? '', { exact: true })).toBeFocused()

      for (const label of labels)
        await main.getByLabel(label, { exact: true }).fill(typed[label] ?? 'not an address')
      await main.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      for (const label of labels)
        await expect(main.getByLabel(label, { exact: true })).toHaveValue(typed[label] ?? 'not an address')

      await main.getByLabel('Email', { exact: true }).fill(email)
      const answers: number[] = []
      // Not those to the sheets of the page before, which may still be on their way
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) answers.push(response.status())
      })
      await main.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
      expect(new URL(page.url()).pathname).toBe(`${path.split('?', 1)[0]}/sent`)
      expect(answers[0]).toBe(303)
      await expect(main).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
      // A second look at the page sends nothing
      await page.reload()
      const [lead, ...others] = await site.leadsOf(email)
      expect(others).toEqual([])
      expect(lead?.fields.packageName).toBe(path.includes('Get+Found') ? 'Get Found' : undefined)
    })
  }
}

for (const { page: path, opener, kind, locale, faults, packageName } of sample(dialogs, 3, 1)) {
  test(`without its dialog "${opener}" on ${path} is a link to a page with the same fields`, async ({
    page,
  }) => {
    await page.goto(site.origin + path)
    await page.getByRole('main').getByRole('link', { name: opener, exact: true }).first().click()
    const address = new URL(page.url())
    expect(address.pathname).toBe(`${locale === 'it' ? '/it' : ''}/${kind}`)
    expect(address.searchParams.get('package') ?? undefined).toBe(packageName)
    expect(address.searchParams.get('page')).toBe(path)
    for (const label of Object.keys(faults))
      await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    if (packageName) await expect(page.getByRole('main')).toContainText(packageName)
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
