import path from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { sample } from '#tests/helpers/full.ts'
import { owner } from '#tests/helpers/server.ts'
import {
  expectAccessible,
  expectAccessibleAtWidths,
  expectAccessibleInThemes,
  open,
  plugInAuthenticator,
  serveSite,
  test,
  today,
  widths,
} from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = serveSite()
let context: BrowserContext
let page: Page
let faults: () => string[]

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  faults = watchForFaults(page)
  await signInByLink(page)
})
test.afterAll(() => context.close())

const accounts = () => createAccounts({ dir: path.join(site.dataDir, 'staff') })
const members = (of = page) => of.getByRole('region', { name: 'Members' })
const row = (name: string) => members().getByRole('listitem').filter({ hasText: name })

/** Signs in without password or passkey: lasting changes then require a confirmation first. */
async function signInByLink(at: Page): Promise<void> {
  const token = await accounts().createLink(owner.email, 'sign-in')
  await at.goto(`${site.origin}/api/session/link?token=${token}`)
  await at.getByRole('button').first().click()
  await at.waitForURL(/\/admin$/)
}

async function confirm(at: Page): Promise<void> {
  const dialog = at.getByRole('dialog', { name: 'Is this you?' })
  await dialog.getByLabel('Password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('somebody is invited by keyboard alone, and joins with a passkey and without a password', async ({
  browser,
}) => {
  await open(page, `${site.origin}/admin/team`)
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.focus()
  await page.keyboard.type('edith@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Editor/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  const made = page.getByRole('dialog', { name: 'Hand over this link' })
  const link = await made.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page, 'the link')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Withdraw edith@example.com' })).toBeVisible()

  const guest = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  const phone = await guest.newPage()
  await plugInAuthenticator(phone)
  await open(phone, link)
  await expectAccessibleInThemes(phone, 'set-up')
  await phone.getByRole('textbox', { name: 'Name' }).fill('Edith Page')
  const ownEmail = phone.getByRole('textbox', { name: 'Email' })
  await ownEmail.fill('somebody.else@example.com')
  await phone.getByLabel('Password').fill('correct horse battery')
  await phone.getByRole('button', { name: 'Create account' }).click()
  await expect(phone.getByRole('alert')).toContainText('This link is for another email address')
  await expect(phone.getByRole('textbox', { name: 'Name' })).toHaveValue('Edith Page')
  await expect(ownEmail).toBeFocused()
  await ownEmail.fill('edith@example.com')
  await phone.getByRole('button', { name: 'Use a passkey instead' }).click()
  await phone.waitForURL(`${site.origin}/admin`)
  const dock = phone.getByRole('navigation', { name: 'Studio, bottom' })
  await expect(dock.getByRole('link')).toHaveText(['Posts', 'Media', 'Site', 'Account'])

  await open(phone, `${site.origin}/admin/leads`)
  await expect(phone.getByRole('heading', { name: 'Not part of your role' })).toBeVisible()
  await expectAccessible(phone, 'a screen of another role')
  await open(phone, `${site.origin}/admin/account`)
  await expect(phone.getByRole('region', { name: 'Password' })).toContainText('This account has no password.')
  await guest.close()
})

test('a role is changed, a member removed, and the last owner stays an owner', async () => {
  await accounts().add({ name: 'Lea Inbox', email: 'lea@example.com', password: 'correct horse battery' })
  await site.signIn(context)
  await open(page, `${site.origin}/admin/team`)
  const save = row('Lea Inbox').getByRole('button', { name: 'Save role' })
  await expect(save).toBeDisabled()
  await row('Lea Inbox').getByRole('combobox').selectOption('leads')
  await save.click()
  await expect(page.getByText('Lea Inbox: Leads')).toBeVisible()
  expect((await accounts().list()).find(({ name }) => name === 'Lea Inbox')?.role).toBe('leads')

  await row(owner.email).getByRole('combobox').selectOption('editor')
  await row(owner.email).getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('This is the only owner.')).toBeVisible()

  await row('Lea Inbox').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Lea Inbox?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row('Lea Inbox')).toHaveCount(0)
  expect((await accounts().list()).map(({ name }) => name)).not.toContain('Lea Inbox')
})

test('an export asks for confirmation of identity, and then goes on by itself', async () => {
  const fields = { name: 'Erin', email: 'erin@example.com', question: 'How much is it?' }
  await site.sendForm(fields)
  await signInByLink(page)
  await open(page, `${site.origin}/admin/leads`)
  await page.getByText('Export', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV/ }).click()
  await confirm(page)
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/)
})

test('team and confirmation are accessible at every width, in both themes', async () => {
  await accounts().createLink(
    'wide-name-of-somebody-with-a-long-address@subdomain.example.com',
    'set-up',
    'leads',
  )
  for (const address of sample(['/admin/team', '/admin/confirm?next=%2Fadmin%2Fleads'], 1, today)) {
    await open(page, site.origin + address)
    await expectAccessibleAtWidths(page, address, widths, 900)
  }
  expect(faults().filter((fault) => !fault.includes('40'))).toEqual([])
})
