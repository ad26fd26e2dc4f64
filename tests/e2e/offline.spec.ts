import { expect } from '@playwright/test'
import { offlineText as english } from '#locales/en/offline.ts'
import { offlineText as italian } from '#locales/it/offline.ts'
import { sample } from '#tests/helpers/full.ts'
import { hydrated, saveData, sharedSite, test, today } from './site.ts'

const site = sharedSite()

// Prefetched code would need no network
test.beforeEach(({ page }) => saveData(page))

const presses = [
  { path: '/contact', opener: 'Send Us a Message', notice: english.notice },
  { path: '/it/contact', opener: 'Inviaci un messaggio', notice: italian.notice },
]

for (const { path, opener, notice } of sample(presses, 1, today)) {
  test(`${path}: a press without the network stays on the page, says why, and opens the dialog when the network is back`, async ({
    page,
    context,
  }) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    const link = page.getByRole('main').getByRole('link', { name: opener }).first()
    await link.click()
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
    await expect(link).toHaveAttribute('data-busy')
    expect(page.url()).toBe(site.origin + path)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: opener })).toBeVisible()
    await expect(page.getByText(notice)).toHaveCount(0)
    await expect(page.locator('[data-busy]')).toHaveCount(0)
  })
}

test('a page that could not hydrate offline hydrates by itself when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/website-onboarding`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.getByLabel('Full name').fill('Ada Rossi')
  await failed
  await context.setOffline(false)
  // The page hydrates without further input
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Rossi')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
})

test('code that fails to load for another reason is requested again at the next hover', async ({ page }) => {
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' })
  await page.route('**/assets/chunks/**', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Load map' }).hover()
  await failed
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Load map' }).hover()
  await hydrated(page)
})

test('a dialog whose code was prefetched opens without the network', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' })
  // Prefetching has begun once the page has such links; the network may be idle before that
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Send Us a Message' })).toBeVisible()
  await context.close()
})
