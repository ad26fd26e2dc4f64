import { expect } from '@playwright/test'
import { perLocale } from '#domain/locales.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { sample } from '#tests/helpers/full.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { hydrated, saveData, serveSite, test, today } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = serveSite()
const sign = 'Ω'

test.beforeAll(async () => {
  const every = perLocale((locale) =>
    Object.fromEntries([...shippedTexts[locale]].map(([key, text]) => [key, text + sign])),
  )
  const saved = await site.api('PUT', '/api/site/texts', every)
  expect(saved.status).toBe(200)
})

test('every page hydrates with the owner’s texts as the server wrote them', async ({ page }) => {
  const faults = watchForFaults(page)
  const pages = publicPages.filter(({ path }) => path !== '/admin')
  for (const { path } of sample(pages, 2, today)) {
    await page.goto(site.origin + path)
    const written = await page.locator('#root').textContent()
    expect(written, path).toContain(sign)
    await hydrated(page)
    expect(await page.locator('#root').textContent(), path).toBe(written)
    const found = faults().filter((fault) => !fault.includes('404 (Not Found)'))
    expect(found, path).toEqual([])
  }
})

test('dialogs, messages of forms and the brief show the owner’s texts', async ({ page }) => {
  await page.goto(`${site.origin}/it/contact`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `Inviaci un messaggio${sign}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shippedTexts.it.get('question.submit') + sign }).click()
  await expect(dialog.getByText(shippedTexts.it.get('messages.nameRequired') + sign).first()).toBeVisible()

  await page.goto(`${site.origin}/website-onboarding`)
  await page.getByLabel(`Full name${sign}`).fill('Ada')
  await page.getByRole('button', { name: shippedTexts.en.get('onboarding.send.button') + sign }).click()
  await expect(
    page
      .getByText(`Valid email address${sign}`)
      .or(page.getByText(`Phone number is required${sign}`))
      .first(),
  ).toBeVisible()
})

test('the notice shown without the network is the owner’s text', async ({ page, context }) => {
  await saveData(page)
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: `Send Us a Message${sign}` })
    .first()
    .click()
  await expect(page.getByRole('alert')).toHaveText(shippedTexts.en.get('offline.notice') + sign)
})
