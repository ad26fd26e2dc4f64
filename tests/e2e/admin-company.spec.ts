import path from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { createAccounts } from '#server/staff/accounts.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { owner, send, signIn } from '#tests/helpers/server.ts'
import { test, writtenSite } from './site.ts'

const maria = { name: 'Maria Conti', email: 'maria@example.com', password: 'another long password' }

const site = writtenSite()
let contexts: BrowserContext[] = []

const accounts = () => createAccounts({ dir: path.join(site.dataDir, 'staff') })

test.beforeAll(() => accounts().add(maria))
test.afterEach(async () => {
  for (const context of contexts) await context.close()
  contexts = []
})

async function desk(browser: Browser, account = owner): Promise<Page> {
  const page = await site.staffPage(browser, { account })
  contexts.push(page.context())
  return page
}

test('what a member typed before the page closed is kept on this device, for that member only', async ({
  browser,
}) => {
  const { id } = await site.makePost('A post for two')
  const hers = await desk(browser, maria)
  const content = hers.getByLabel('Content', { exact: true })
  const come = async () => {
    await hers.goto(`${site.origin}/admin/posts/${id}`)
    await expect(content).toBeEnabled()
  }
  await come()
  await content.press('Control+End')
  await content.pressSequentially(' The last words.')
  await hers.goto('about:blank')
  await come()
  await expect(content).toHaveValue(/ The last words\.$/)
  await site.signIn(hers.context())
  await come()
  await expect(content).not.toHaveValue(/The last words/)
  await site.signIn(hers.context(), maria)
  await come()
  await expect(content).toHaveValue(/ The last words\.$/)
})

test('notes and versions show a colleague’s name, even after the account was removed', async ({
  browser,
}) => {
  await site.sendForm({
    name: 'Lemon',
    email: 'lemon@example.com',
    question: 'How sour is it?',
    language: 'en',
  })
  const hers = await desk(browser, maria)
  await hers.goto(`${site.origin}/admin/leads`)
  await hers.getByRole('link', { name: 'Lemon', exact: true }).click()
  await hers.getByLabel('Add a note').fill('Rang back: very sour.')
  await hers.getByRole('button', { name: 'Add note' }).click()
  await expect(hers.getByRole('listitem').filter({ hasText: 'Rang back' })).toContainText('Maria Conti')
  const cookie = await signIn(site.origin, maria)
  const body = postBody('A post of hers')
  const { id } = (await send('POST', `${site.origin}/api/blog/posts`, { cookie, body })).json

  const mine = await desk(browser)
  const readsOfHer = async () => {
    await mine.goto(`${site.origin}/admin/leads`)
    await mine.getByRole('link', { name: 'Lemon', exact: true }).click()
    const note = mine.getByRole('listitem').filter({ hasText: 'Rang back' })
    await expect(note).toBeVisible()
    await expect(note).toContainText('Maria Conti')
    await expect(note).not.toContainText(maria.email)
    await mine.goto(`${site.origin}/admin/posts/${id}/history`)
    const versions = mine.getByRole('main')
    await expect(versions.getByText('Maria Conti').first()).toBeVisible()
    await expect(versions).not.toContainText(maria.email)
  }
  await readsOfHer()
  await accounts().remove(maria.email)
  await readsOfHer()
  await hers.reload()
  await expect(hers.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
})
