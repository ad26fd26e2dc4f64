import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { sample } from '#tests/helpers/full.ts'
import { pngOf } from '#tests/helpers/pictures.ts'
import {
  expectAccessible,
  expectAccessibleAtWidths,
  hydrated,
  serveSite,
  test,
  today,
  widths,
} from './site.ts'

const site = serveSite()
const editor = { name: 'Edith', email: 'edith@example.com', password: 'correct horse battery' }

const pageText = async (address: string) => (await fetch(site.origin + address)).text()
const lastMessage = () =>
  execFileSync('git', ['log', '-1', '--format=%s'], { cwd: site.contentDir, encoding: 'utf8' }).trim()

async function open(page: Page, address: string, account?: typeof editor): Promise<void> {
  await site.signIn(page.context(), account)
  await page.goto(site.origin + address)
  await hydrated(page)
}
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
}

test('the owner changes telephone, hours, a person and the place on the map, with one save', async ({
  page,
}) => {
  await open(page, '/admin')
  await page
    .getByRole('navigation', { name: 'Studio', exact: true })
    .getByRole('link', { name: 'Site' })
    .click()
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible()
  await page.getByLabel('Telephone').fill('+44 20 7946 0999')
  await page.getByRole('button', { name: 'Use the same hours everywhere' }).click()
  const first = page.getByRole('group', { name: 'Row 1' })
  await first.getByLabel('Closes').fill('19:30')
  await first.getByLabel('Fri').uncheck()
  await expect(first.getByLabel('Italian')).toHaveValue('Lun–Gio')
  const person = page.getByRole('group', { name: 'Person 1' })
  await person.getByLabel('Name of the person').fill('Anna Neri')
  await page.getByLabel('Address of a map page').fill('https://www.openstreetmap.org/#map=15/45.4642/9.19')
  await expect(page.getByLabel('Latitude')).toHaveValue('45.4642')
  await save(page)
  expect(lastMessage()).toBe('Change the business: phone, hours, map, founders')
  const about = await pageText('/about')
  expect(about).toContain('Anna Neri')
  for (const address of ['/', '/it']) {
    const text = await pageText(address)
    expect(text).toContain('+44 20 7946 0999')
    expect(text).toContain('9:00–19:30')
  }
  const file = await readFile(path.join(site.contentDir, 'site.yaml'), 'utf8')
  expect(file).toContain('# Days as in schema.org')
  expect(file).toContain('label: { en: Mon–Thu, it: Lun–Gio }')
})

test('a price is changed in both languages; a different one in Italian needs a reason', async ({ page }) => {
  await open(page, '/admin/prices')
  await page.locator('summary', { hasText: 'Get Found' }).click()
  const card = page.locator('#packages-get-found')
  await card.getByLabel('Price in pounds').fill('157')
  await save(page)
  expect(lastMessage()).toMatch(/^Change prices: packages/)
  expect(await pageText('/pricing')).toContain('£157')
  expect(await pageText('/it/pricing')).toContain('£157')
  await page.getByRole('button', { name: 'Show the same prices everywhere' }).click()

  await page.locator('summary', { hasText: 'Training session' }).click()
  const training = page.locator('#addOns-training')
  await training.getByRole('button', { name: /^Different in Italian ?: Price/ }).click()
  await training.getByRole('group', { name: 'Price in pounds' }).getByLabel('English').fill('120')
  await expect(page.getByRole('heading', { name: 'This will read differently' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Some fields need attention' })
  await expect(refused).toBeFocused()
  await expect(refused).toContainText(
    'Say why this differs, or make it the same everywhere: Add-on training: price',
  )
  await page.getByLabel('Add-on training: price').fill('Trainings in English are longer.')
  await save(page)
  expect(lastMessage()).toMatch(/^Change prices: .*addOns/)
  expect(await pageText('/it')).toContain('£157')
  const file = await readFile(path.join(site.contentDir, 'catalogue.yaml'), 'utf8')
  expect(file).toContain('note: Trainings in English are longer.')
  expect(file).not.toContain('package/get-found/price')
})

test('a package is added, moved and removed', async ({ page }) => {
  await open(page, '/admin/prices')
  await page.getByRole('button', { name: 'Add a package' }).click()
  const card = page.locator('[id^=packages-new-]')
  const fill = async (group: string, english: string, italian: string) => {
    await card.getByRole('group', { name: group }).getByLabel('English').fill(english)
    await card.getByRole('group', { name: group }).getByLabel('Italian').fill(italian)
  }
  await expect(card.getByRole('group', { name: 'Name' }).getByLabel('English')).toBeFocused()
  // Texts that most packages share are prefilled
  const period = card.getByRole('group', { name: 'Text after the price' })
  await expect(period.getByLabel('English')).toHaveValue('per month')
  await expect(period.getByLabel('Italian')).toHaveValue('al mese')
  await fill('Name', 'Starter Kit', '')
  await card.getByLabel('Price in pounds').fill('97')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Some fields need attention' })
  await expect(
    refused.getByRole('link', { name: /^Description \(Starter Kit, English\) must not be empty/ }),
  ).toBeVisible()
  await expect(refused).toContainText('Description (Starter Kit, Italian) must not be empty')
  await expect(refused).not.toContainText('Name (')
  await fill('Set-up time', '3 days', '3 giorni')
  await fill('Description', 'A page to begin with.', 'Una pagina per cominciare.')
  await fill('What is in it', 'One page\n\nOne form', 'Una pagina\nUn modulo')
  await save(page)
  expect(lastMessage()).toMatch(/^Change prices: packages/)
  const added = page.locator('#packages-starter-kit')
  await expect(added.locator('summary')).toContainText('£97 per month')
  expect(await pageText('/pricing')).toContain('Starter Kit')
  expect(await pageText('/it/pricing')).toContain('Starter Kit')
  const first = async () =>
    (await (await site.api('GET', '/api/site/catalogue')).json).packages.en.map(
      ({ id }: { id: string }) => id,
    )
  expect(await first()).toEqual(['get-found', 'get-clients', 'stay-booked', 'custom', 'starter-kit'])
  await added.locator('summary').click()
  await added.getByRole('button', { name: 'Move up' }).click()
  await save(page)
  expect(await first()).toEqual(['get-found', 'get-clients', 'stay-booked', 'starter-kit', 'custom'])
  await added.getByRole('button', { name: 'Remove the package' }).click()
  await expect(page.getByRole('button', { name: 'Add a package' })).toBeFocused()
  await save(page)
  expect(await pageText('/pricing')).not.toContain('Starter Kit')
})

test('two members at once: their changes are merged, and both values of the same field are shown', async ({
  browser,
}) => {
  const [one, other] = await Promise.all([site.staffPage(browser), site.staffPage(browser)])
  for (const page of [one, other]) {
    await page.goto(`${site.origin}/admin/site`)
    await hydrated(page)
  }
  await one.getByLabel('Street').fill('1 Bridge Street')
  await one.getByLabel('Town').fill('Leeds')
  await save(one)
  await other.getByLabel('Postcode').fill('LS1 1AA')
  await save(other)
  await expect(other.getByLabel('Street')).toHaveValue('1 Bridge Street')

  await one.getByLabel('Postcode').fill('LS9 9ZZ')
  await one.getByLabel('Street').fill('2 Bridge Street')
  await one.keyboard.press('Control+s')
  const dialog = one.getByRole('dialog', { name: 'Somebody else saved in the meantime' })
  await expect(dialog.getByRole('group', { name: 'Postcode' })).toContainText('LS1 1AA')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expectAccessible(one, 'both values of a conflict')
  await dialog.getByLabel('Theirs').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(one.getByText('No unsaved changes')).toBeVisible()
  const { json } = await site.api('GET', '/api/site/business')
  expect([json.address.street, json.address.postcode]).toEqual(['2 Bridge Street', 'LS1 1AA'])
  await other.context().close()

  // Unsaved changes are not left by accident, nor lost without a connection
  await one.getByLabel('Street').fill('3 Bridge Street')
  await one.getByRole('link', { name: 'Prices' }).click()
  await one
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click()
  await one.context().setOffline(true)
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(one.getByText('No connection. Nothing was saved.')).toBeVisible()
  await expect(one.getByLabel('Street')).toHaveValue('3 Bridge Street')
  await one.context().setOffline(false)
  await save(one)
  await one.context().close()
})

test('an editor cannot change email, retention and summary, but can add a portrait', async ({ browser }) => {
  await createAccounts({ dir: path.join(site.dataDir, 'staff') }).add({ ...editor, role: 'editor' })
  const page = await site.staffPage(browser, { account: editor })
  await page.goto(`${site.origin}/admin/site`)
  await hydrated(page)
  for (const label of ['Email address', 'Months that leads are kept', 'Daily summary at'])
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled()
  const person = page.getByRole('group', { name: 'Person 2' })
  await person.getByRole('button', { name: 'Choose a picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Portrait' })
  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: 'bruno.png', mimeType: 'image/png', buffer: await pngOf(640, 480) })
  await expect(person.locator('img')).toBeVisible()
  await save(page)
  const { json } = await site.api('GET', '/api/site/business')
  const stored = path.basename(json.founders[1].photo, '.png')
  expect(stored).not.toBe('')
  expect(await pageText('/about')).toContain(stored)
  await page.context().close()
})

test('an accent colour is previewed before it is saved, one that is too light is reported, and a package is hidden', async ({
  page,
}) => {
  await open(page, '/admin/site#fact-accent')
  const field = page.getByLabel('Accent colour', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('#ffcc00')
  await expect(page.getByText('This colour is too light for text')).toBeVisible()
  await field.fill('#1155cc')
  const preview = page.frameLocator('iframe[title="The home page with this colour"]')
  const link = preview.getByRole('link', { name: 'See Our Packages' }).first()
  await expect(link).toHaveCSS('background-color', 'rgb(17, 85, 204)')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(link).not.toHaveCSS('background-color', 'rgb(17, 85, 204)')
  expect(await pageText('/')).not.toContain('/site.css')
  await page.evaluate(() => {
    location.hash = 'fact-founders-1'
  })
  await expect(page.getByRole('group', { name: 'Person 2' }).getByLabel('Name of the person')).toBeFocused()
  await save(page)
  expect(await pageText('/')).toContain('/site.css?v=')

  await open(page, '/admin/prices#packages-stay-booked')
  const card = page.locator('#packages-stay-booked')
  await card.getByLabel('Hide it from visitors').check()
  await save(page)
  expect(await pageText('/pricing')).not.toContain('Stay Booked')
})

for (const address of sample(['/admin/site', '/admin/prices'], 1, today)) {
  test(`${address} is accessible at every width, in both themes`, async ({ page }) => {
    await open(page, address)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectAccessibleAtWidths(page, address, widths, 900)
  })
}
