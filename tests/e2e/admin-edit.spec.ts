import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { owner } from '#tests/helpers/server.ts'
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  serveSite,
  test,
} from './site.ts'

const site = serveSite()

async function openEditor(page: Page, address: string): Promise<FrameLocator> {
  await site.signIn(page.context())
  await page.goto(`${site.origin}/admin/edit?page=${encodeURIComponent(address)}`)
  return shown(page)
}

/** The page in the editor, once it accepts clicks. */
async function shown(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-edit][tabindex]').first()).toBeAttached()
  return frame
}

const field = (page: Page, language: string) => page.getByRole('textbox', { name: language, exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save \d+ change|Nothing changed)/ })
const public_ = async (address: string) => (await fetch(site.origin + address)).text()
const log = (format: string) =>
  execFileSync('git', ['log', '-1', `--format=${format}`], { cwd: site.contentDir, encoding: 'utf8' })
const ownTexts = (language: string) => readFile(path.join(site.contentDir, `texts/${language}.yaml`), 'utf8')

// Each test begins with the shipped texts
test.beforeEach(async () => {
  const own = async (language: string) => {
    const keys = Object.keys(parse(await ownTexts(language).catch(() => '')) ?? {})
    return Object.fromEntries(keys.map((key) => [key, null]))
  }
  await site.api('PUT', '/api/site/texts', { en: await own('en'), it: await own('it') })
})

async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveText('Nothing changed')
}

test('a heading is edited on the page, seen while it is typed, and saved; the other language is to be checked', async ({
  page,
}) => {
  await site.signIn(page.context())
  await page.goto(`${site.origin}/about`)
  await page.getByRole('link', { name: 'Edit this page' }).click()
  const frame = await shown(page)
  await frame.locator('h1').click()
  await expect(field(page, 'English')).toBeFocused()
  await field(page, 'English').fill('We build bridges')
  await expect(frame.locator('h1')).toHaveText('We build bridges')
  await expect(page.getByText('16 of about')).toBeVisible()
  expect(await public_('/about')).not.toContain('We build bridges')
  await save(page)
  expect(await public_('/about')).toContain('We build bridges')
  expect(log('%an %s')).toMatch(/about: heading/)
  await expect(frame.locator('h1')).toHaveText('We build bridges')

  await frame.locator('h1').click()
  await page.getByRole('button', { name: 'The Italian text is still right' }).click()
  await expect(page.getByRole('button', { name: 'The Italian text is still right' })).toBeHidden()
  expect(await ownTexts('it').catch(() => '')).not.toContain('toCheck')
  await page.getByRole('button', { name: 'Use the built-in text' }).click()
  await save(page)
  expect(await public_('/about')).not.toContain('We build bridges')
})

test('placeholders in a text cannot be deleted, only moved by cutting and pasting; an unknown one is refused', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = await openEditor(page, '/services/websites')
  const text = frame.locator('[data-edit="services/websites.call.text"]')
  await text.click()
  const english = field(page, 'English')
  await english.press('ControlOrMeta+a')
  await page.keyboard.type('We answer within ')
  await expect(english).toHaveText('We answer within {hours}')
  await expect(text).toHaveText(/^We answer within \d+$/)
  for (let time = 0; time < 4; time++) await english.press('Delete')
  await expect(english).toHaveText('We answer within {hours}')
  await english.press('ControlOrMeta+a')
  await english.press('ControlOrMeta+x')
  await expect(english).toHaveText('{hours}')
  await english.press('ControlOrMeta+v')
  await expect(english).toHaveText(/^We answer within ?\{hours\}$/)
  await expect(english.locator('[data-value]')).toHaveCount(1)
  await english.press('End')
  await page.keyboard.type(' hours, {nobody} knows')
  await expect(page.getByText(/This text has \{nobody\}/)).toBeVisible()
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveText('Save 1 change')
})

test('the keyboard alone leads from the page to the field and back', async ({ page }) => {
  const frame = await openEditor(page, '/contact')
  await frame.locator('h1').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'English')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(frame.locator('h1')).toBeFocused()
  await frame.getByRole('link', { name: 'Pricing' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'English')).toHaveText('Pricing')
})

test('unsaved changes are kept from page to page and in both languages, and leaving asks first', async ({
  page,
}) => {
  const frame = await openEditor(page, '/about')
  await frame.locator('h1').click()
  await field(page, 'English').fill('About two people')
  await page.getByRole('button', { name: 'Done' }).click()
  await frame.getByRole('link', { name: 'Contact' }).first().click()
  await page.getByRole('button', { name: 'Go to /contact' }).click()
  await expect(page).toHaveURL(/page=%2Fcontact$/)
  await shown(page)
  await page.getByRole('button', { name: 'Italian' }).click()
  await expect(page).toHaveURL(/page=%2Fit%2Fcontact$/)
  await shown(page)
  await expect(frame.locator('html')).toHaveAttribute('lang', 'it')
  await frame.locator('h1').click()
  await field(page, 'Italian').fill('Chiamateci')
  await expect(saveButton(page)).toHaveText('Save 2 changes')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await shown(page)
  await expect(saveButton(page)).toHaveText('Save 2 changes')
  await expect(frame.locator('h1')).toHaveText('Chiamateci')
  await frame.locator('h1').click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('navigation', { name: /Studio|Main|Places/i })
    .first()
    .getByRole('link', { name: 'Media' })
    .click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await save(page)
  expect(await public_('/it/contact')).toContain('Chiamateci')
  expect(await public_('/about')).toContain('About two people')
  expect(log('%s')).toMatch(/about: heading; contact|contact.*about/)
})

test('a text that is not visible on the page is changed, and a telephone number leads to Business', async ({
  page,
}) => {
  const frame = await openEditor(page, '/pricing')
  await page.getByRole('button', { name: 'Not visible on the page' }).click()
  const panel = page.getByRole('complementary', { name: 'Not visible on the page' })
  await panel.getByText('Meta description, in search results', { exact: true }).click()
  await field(page, 'English').fill('What a website costs, from {from} a month.')
  await save(page)
  expect(await public_('/pricing')).toMatch(
    /name="description" content="What a website costs, from £\d+ a month\."/,
  )
  await frame
    .getByText(/^\+?[\d ]{8,}$/)
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Change the telephone number in Business' })).toBeVisible()
})

test('two members change one text: both values are shown, and one is chosen', async ({ page }) => {
  const frame = await openEditor(page, '/about')
  await frame.locator('h1').click()
  await field(page, 'English').fill('Mine')
  const put = await site.api('PUT', '/api/site/texts', {
    en: { 'about.heading': 'Theirs', 'contact.heading': 'Other' },
  })
  expect(put.status, put.text).toBe(200)
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(dialog).toContainText('Theirs')
  await expect(dialog).toContainText('Mine')
  await expectAccessible(page, 'both values')
  // A dismissed question comes back at the next save
  await dialog.getByRole('button', { name: 'Back to my texts' }).last().click()
  await saveButton(page).click()
  await dialog.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(saveButton(page)).toHaveText('Nothing changed')
  expect(await public_('/about')).toContain('>Mine<')
  expect(await public_('/contact')).toContain('Other')
})

test('an ended session or a lost connection loses nothing, and forbidden text is refused with its reason', async ({
  page,
}) => {
  const frame = await openEditor(page, '/about')
  await frame.locator('h1').click()
  await field(page, 'English').fill('<script>alert(1)</script>')
  await expect(frame.locator('h1')).toHaveText('<script>alert(1)</script>')
  await expect(page.getByText('This text must be plain text')).toBeVisible()
  await field(page, 'English').fill('{{ "quoted": yes')
  await expect(page.getByText('This text has a brace')).toBeVisible()
  await field(page, 'English').fill('Two people & "a bridge": yes #1')
  await page.context().setOffline(true)
  await saveButton(page).click()
  await expect(page.getByText(/No connection/)).toBeVisible()
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await saveButton(page).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in again' })
  await signIn.getByLabel('Email').fill(owner.email)
  await signIn.getByLabel('Password', { exact: true }).fill(owner.password)
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(saveButton(page)).toHaveText('Nothing changed')
  expect(await public_('/about')).toContain('Two people &amp; &quot;a bridge&quot;: yes #1')
})

test('on a phone and at 320 px the field is a sheet, and everything is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = await openEditor(page, '/it/pricing')
  await frame.locator('h1').click()
  await expect(field(page, 'Italian')).toBeFocused()
  await expectAccessibleInThemes(page, 'a text on a phone')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 320)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Not visible on the page' }).click()
  await expectNoSidewaysScroll(page, 320)
  await expectAccessible(page, 'what is not visible')
})

test('an earlier version of the texts is compared and brought back', async ({ page }) => {
  await site.api('PUT', '/api/site/texts', { en: { 'about.heading': 'Before' } })
  await site.api('PUT', '/api/site/texts', { en: { 'about.heading': 'After' } })
  await site.signIn(page.context())
  await page.goto(`${site.origin}/admin/site/history`)
  await page.getByRole('listitem').getByRole('link').nth(1).click()
  await expect(page.getByRole('deletion')).toHaveText('Before')
  await expect(page.getByRole('insertion')).toHaveText('After')
  await expectAccessibleInThemes(page, 'history of the site')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 320)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Version restored', { exact: true })).toBeVisible()
  expect(await public_('/about')).toContain('Before')
  await page.getByRole('link', { name: 'Prices', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
})

test('texts in a list are found, changed, filtered, and imported from a translator’s table', async ({
  page,
}) => {
  await site.signIn(page.context())
  await page.goto(`${site.origin}/admin/texts`)
  await page.getByRole('searchbox').fill('mail reply subject')
  const [row] = [page.getByRole('main').getByRole('listitem').first()]
  await row.getByRole('button').first().click()
  await expect(field(page, 'English')).toBeFocused()
  await page.getByRole('searchbox').fill('about heading')
  await page.getByRole('button', { name: /^Heading About/ }).click()
  await field(page, 'English').fill('In the list')
  await save(page)
  expect(await public_('/about')).toContain('In the list')
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Which texts are listed').selectOption({ label: 'Changed by us (1)' })
  await expect(page.getByRole('main').getByRole('button', { name: /^Heading About/ })).toBeVisible()
  await expectAccessibleInThemes(page, 'list of texts')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 320)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all texts (CSV)' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  const changed = csv
    .replace(/\nabout\.heading,[^\r]*/, '\nabout.heading,From the table,Dalla tabella,')
    .replace(/\ncontact\.heading,[^\r]*/, '\ncontact.heading,With {nobody},,')
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(changed)
  await expect(page.getByText(/Row \d+, contact\.heading: English has \{nobody\}/)).toBeVisible()
  await expect(saveButton(page)).toHaveText('Nothing changed')
  await page.getByRole('button', { name: 'Use the other 2' }).click()
  await save(page)
  expect(await public_('/it/about')).toContain('Dalla tabella')
  await choose(csv.replace('\r\n', '\r\n\r\n'))
  await expect(page.getByText('1 text is in the list, not saved yet.')).toBeHidden()
})
