import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { sample } from '#tests/helpers/full.ts'
import { send } from '#tests/helpers/server.ts'
import { expectAccessibleAtWidths, open, plugInAuthenticator, test, today, writtenSite } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const site = writtenSite()
const widths = [390, 768, 1440]
let page: Page
let faults: () => string[]

/** Each test has an account of its own. */
const owner = { name: 'Ada', email: '', password: 'correct horse battery' }
let accounts = 0

test.beforeEach(async ({ browser }) => {
  owner.email = `ada-${++accounts}@example.com`
  await createAccounts({ dir: path.join(site.dataDir, 'staff') }).add({ ...owner, role: 'owner' })
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  page = await context.newPage()
  faults = watchForFaults(page)
})
test.afterEach(() => page.context().close())

const account = () => `${site.origin}/admin/account`
const region = (name: string) => page.getByRole('region', { name })
const signInHeading = (at = page) => at.getByRole('heading', { name: 'Sign in to the studio' })

test('a passkey is added, signs in at the page that was asked for, and is renamed and removed', async () => {
  // Disables the passkey offer in the e-mail field: Chromium's authenticator would accept it at once
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await plugInAuthenticator(page)
  await open(page, account())
  await signIn(page)
  const passkeys = region('Passkeys')
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop')
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet')

  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(signInHeading()).toBeVisible()
  await open(page, account())
  await expect(signInHeading()).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('last used today')
  expect(page.url()).toBe(account())
  await expect(region('Signed in on').getByRole('listitem').first()).toContainText('by passkey')

  await passkeys.getByRole('button', { name: 'Rename Work laptop' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename passkey' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Salon laptop')
  await rename.getByRole('button', { name: 'Save name' }).click()
  await passkeys.getByRole('button', { name: 'Remove Salon laptop' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Salon laptop?' })
  await remove.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible()
  expect(faults()).toEqual([])
})

test('a passkey also signs in through the email field', async () => {
  await plugInAuthenticator(page)
  await open(page, account())
  await signIn(page)
  await region('Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(region('Passkeys').getByRole('listitem')).toHaveCount(1)
  await page.context().clearCookies()
  await page.reload()
  await expect(region('Signed in on').getByRole('listitem').first()).toContainText('by passkey')
  expect(faults()).toEqual([])
})

test('the account page arrives complete, and signing out everywhere else keeps only this session', async ({
  browser,
}) => {
  await open(page, account())
  await signIn(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await open(other, account())
  await signIn(other)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  await open(page, account())
  const sessions = region('Signed in on')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  // The page was filled without further requests
  expect(asked).toEqual([])
  await expect(sessions.getByRole('listitem').first()).toContainText('This one')
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(signInHeading(other)).toBeVisible()
  await elsewhere.close()
  expect(faults()).toEqual([])
})

test('a wrong password is reported at its field, a new one applies at once, and too many guesses cause a wait', async () => {
  await open(page, account())
  await page.getByRole('textbox', { name: 'Email' }).first().fill(owner.email)
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await password.fill('not this one at all')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('That email and password do not match.')
  await signIn(page)

  await region('Password').getByText('Change password').click()
  const form = page.getByRole('form', { name: 'Change password' })
  const current = form.getByRole('textbox', { name: 'Current password' })
  await current.fill('not this one at all')
  await form.getByRole('textbox', { name: 'New password' }).fill('a new and longer one')
  await form.getByRole('button', { name: 'Save new password' }).click()
  await expect(current).toHaveAccessibleDescription('This is not your password')
  await expect(current).toBeFocused()
  await current.fill(owner.password)
  await form.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(form).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await open(page, account())
  await signIn(page, 'a new and longer one')

  // The throttle's message mentions the method that still works
  await page.context().clearCookies()
  await open(page, account())
  const session = `${site.origin}/api/session`
  const guess = async () => (await send('POST', session, { body: owner })).status
  await expect.poll(guess, { intervals: [0] }).toBe(429)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(owner.email)
  await password.fill('not this one at all')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(password).toHaveAccessibleDescription(/a passkey or a one-time link works/)
})

test('without script, signing in leads back to the page asked for; plain forms change the account', async ({
  browser,
}) => {
  await open(page, account())
  await signIn(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const inRegion = (name: string) => plain.getByRole('region', { name })
  const fill = async (password: string) => {
    await plain.getByRole('textbox', { name: 'Email' }).first().fill(owner.email)
    await plain.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await plain.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const inbox = `${site.origin}/admin/leads?status=answered`
  await plain.goto(inbox)
  await expect(plain.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await fill('not this one at all')
  await expect(plain.getByRole('alert')).toContainText('do not match')
  await fill(owner.password)
  await expect(plain).toHaveURL(inbox)
  await expect(plain.getByRole('navigation', { name: 'Studio' })).toBeVisible()

  await plain.goto(account())
  await expect(inRegion('Passkeys')).toContainText('needs JavaScript')
  await expect(plain.getByRole('button', { name: /passkey|Cancel/ })).toHaveCount(0)
  await expect(plain.getByText(/Loading|moment…/)).toHaveCount(0)
  const sessions = inRegion('Signed in on').getByRole('listitem')
  await expect(sessions).toHaveCount(2)

  const change = async (current: string) => {
    const opener = inRegion('Password').getByText('Change password')
    if (!(await inRegion('Password').getByLabel('New password').isVisible())) await opener.click()
    await inRegion('Password').getByLabel('Current password').fill(current)
    await inRegion('Password').getByLabel('New password').fill('a new and longer one')
    await inRegion('Password').getByRole('button', { name: 'Save new password' }).click()
  }
  await change('not this one at all')
  await expect(plain.getByRole('alert')).toContainText('Your password was not changed.')
  await expect(inRegion('Password').getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await change(owner.password)
  await expect(plain.getByRole('status').first()).toContainText('Password changed.')
  await expect(sessions).toHaveCount(1)
  await page.reload()
  await expect(signInHeading()).toBeVisible()

  await signIn(page, 'a new and longer one')
  await plain.goto(account())
  await sessions.getByRole('button').click()
  await expect(plain.getByRole('status').first()).toContainText('Signed out there.')
  await expect(sessions).toHaveCount(1)
  await page.reload()
  await expect(signInHeading()).toBeVisible()

  await plain.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(signInHeading(plain)).toBeVisible()
  await context.close()
})

test('sign-in, account and the results of plain forms are accessible at every width in both themes', async () => {
  await open(page, account())
  await expectAccessibleAtWidths(page, 'sign-in', widths, 900)
  await signIn(page)
  await region('Password').getByText('Change password').click()
  await expect(region('Password').getByLabel('Current password')).toBeFocused()
  await expectAccessibleAtWidths(page, 'account, password', widths, 900)
  const answers = [
    ['done=password', 'You are signed out everywhere else.'],
    ['error=current', 'This is not your current password.'],
  ] as const
  for (const [query, words] of sample(answers, 1, today)) {
    await open(page, `${account()}?${query}`)
    await expect(page.getByText(words).first()).toBeVisible()
    await expectAccessibleAtWidths(page, query, widths, 900)
  }
  expect(faults()).toEqual([])
})

async function signIn(at: Page, password = owner.password): Promise<void> {
  await at.getByRole('textbox', { name: 'Email' }).first().fill(owner.email)
  await at.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await at.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(at.getByRole('region', { name: 'Passkeys' })).toBeVisible()
}
