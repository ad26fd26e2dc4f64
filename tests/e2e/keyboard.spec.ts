import { expect, type Page } from '@playwright/test'
import { sample } from '#tests/helpers/full.ts'
import { dialogs, fillIn, noticeOf, openDialog } from './dialogs.ts'
import { expectVisibleFocus, languages, open, sharedSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

// These tests never click.

const site = sharedSite()
const words = {
  en: {
    home: '/',
    skip: 'Skip to content',
    services: 'Services',
    menu: 'Open menu',
    all: /^All services/,
    about: 'About',
    row: 'Dark Mode',
  },
  it: {
    home: '/it',
    skip: 'Vai al contenuto',
    services: 'Servizi',
    menu: 'Apri il menu',
    all: /^Tutti i servizi/,
    about: 'Chi Siamo',
    row: 'Modalità Scura',
  },
}

/** Presses Tab until `element` has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, element: ReturnType<Page['locator']>, most = 30) {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await element.evaluate((target) => target === document.activeElement)) return
  }
  throw new Error(`${most} stops did not reach ${element}`)
}

for (const language of sample(languages, 1, today)) {
  const { home, skip, services, menu, all, about, row } = words[language]

  test(`${home}: the first stop is a link that skips to the content`, async ({ page }) => {
    await open(page, site.origin + home)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: skip })).toBeFocused()
    await expect(page.getByRole('link', { name: skip })).toBeInViewport()
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    // The next stop is inside `<main>`, past header and menu
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test(`${home}: the Services menu opens, is tabbed through, and returns the focus on Esc`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, site.origin + home)
    const banner = page.getByRole('banner')
    const opener = banner.locator('summary', { hasText: services }).first()
    const last = banner.getByRole('link', { name: all }).first()
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(last).toBeVisible()
    await tabTo(page, last, 12)
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
    await expect(opener).toBeFocused()
    // Opened again, the menu closes when the focus leaves it
    await page.keyboard.press('Space')
    await tabTo(page, last, 12)
    await page.keyboard.press('Tab')
    await expect(last).toBeHidden()
  })

  test(`${home}: a phone's menu opens, switches the theme, and closes on Esc and on a link`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, site.origin + home)
    const opener = page.getByRole('banner').locator('summary').filter({ hasText: menu })
    const theme = page.getByRole('switch', { name: row })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(theme).toBeVisible()
    await tabTo(page, theme)
    await page.keyboard.press('Space')
    await expect(theme).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(theme).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: about, exact: true }).last())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/about$/)
    await expect(theme).toBeHidden()
  })
}

test('F8 leads to the notices, where the close button is the next stop; a new one replaces the old', async ({
  page,
}) => {
  const question = dialogs.find(({ page: path }) => path === '/contact')
  if (!question) throw new Error('The dialog is not in the list')
  await open(page, `${site.origin}/contact`)
  const dialog = await openDialog(page, question)
  await page.route('**/api/question', (route) => route.abort())
  await fillIn(dialog, [
    { label: 'Name', value: 'Ada' },
    { label: 'Email', value: 'ada@example.com' },
    { label: 'Your question', value: 'Are you open on Sundays?' },
  ])
  const notice = noticeOf(page).getByText(question.failed.text, { exact: true })
  for (let tries = 0; tries < 2; tries += 1) {
    await dialog.getByLabel('Email').focus()
    const sent = page.waitForEvent('requestfailed')
    await page.keyboard.press('Enter')
    await sent
    // The button's text changes while sending: once it is back, this attempt's notice is shown
    await expect(dialog.getByRole('button', { name: question.submit })).toBeEnabled()
    await expect(notice).toBeVisible()
  }
  await expect(notice).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(noticeOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(noticeOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
})

test('a post is found by search, and opened', async ({ page }) => {
  await open(page, `${site.origin}/blog`)
  const field = page.getByRole('searchbox')
  await tabTo(page, field, 40)
  await page.keyboard.type('missed calls')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/blog\?q=missed\+calls$/)
  const [found] = await page.getByRole('main').getByRole('link').filter({ hasText: /call/i }).all()
  if (!found) throw new Error('Nothing was found')
  const address = await found.getAttribute('href')
  await tabTo(page, found, 40)
  await page.keyboard.press('Enter')
  await page.waitForURL(site.origin + address)
})

test('every stop of every kind of page shows its focus', async ({ page }) => {
  const faults = watchForFaults(page)
  const kinds = [
    '/',
    '/pricing',
    '/contact',
    '/services/websites',
    '/blog',
    '/inquiry',
    '/website-onboarding',
    '/it',
  ]
  for (const path of sample(kinds, 1, today)) {
    await open(page, site.origin + path)
    let stops = 0
    for (; stops < 90; stops += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      await expectVisibleFocus(page)
    }
    expect(stops, path).toBeGreaterThan(15)
  }
  expect(faults()).toEqual([])
})
