import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { leastFillingMs } from '#server/leads/intake/form-age.ts'
import { leadsOnDisk } from '#tests/helpers/leads-on-disk.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import {
  type Folders,
  makeFolders,
  owner,
  type RunningServer,
  send,
  startServer,
} from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { open } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const pasted = await readFile(path.resolve(import.meta.dirname, '../fixtures/pasted-article.txt'), 'utf8')

let folders: Folders
let server: RunningServer | undefined
let mail: Awaited<ReturnType<typeof startMailServer>>

test.beforeEach(async () => {
  folders = await makeFolders()
  mail = await startMailServer()
  server = await startServer({ folders, env: { SMTP_URL: mail.url, MAIL_TO: 'leads@example.com' } })
})

test.afterEach(async () => {
  await server?.stop()
  await mail.stop()
  await folders.remove()
})

test('a member of staff publishes, and the next request is the whole article', async ({ browser }) => {
  const origin = server?.origin ?? ''
  // Sign in as staff do, at /admin
  const staff = await browser.newPage()
  const faults = watchForFaults(staff)
  await staff.goto(`${origin}/admin`)
  await staff.getByLabel('Email').first().fill(owner.email)
  await staff.getByLabel('Password', { exact: true }).fill(owner.password)
  await staff.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(staff.getByRole('link', { name: /^Account: / })).toBeVisible()

  const cookies = await staff.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const title = "Why the two o'clock slot is always empty"
  const faq = [{ question: 'Is an empty hour bad?', answer: 'Only when you wanted it full.' }]
  const body = { ...postBody(title, pasted), faqData: JSON.stringify(faq) }
  const saved = await send('POST', `${origin}/api/blog/posts`, { cookie, body })
  expect(saved.status).toBe(201)
  const address = `${origin}/blog/${saved.json.slug}`

  // The visitor has no script
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  const answer = await visitor.goto(address)
  expect(answer?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Why the two o’clock slot is always empty',
  )
  const article = visitor.getByRole('main')
  await expect(article.getByRole('heading', { name: 'Where the gap comes from' })).toBeVisible()
  await expect(article.getByRole('heading', { name: 'Show the gap first' })).toBeVisible()
  await expect(
    article.getByRole('listitem').filter({ hasText: 'The reminder goes out in the morning' }),
  ).toBeVisible()
  await expect(
    article.locator('ol > li').filter({ hasText: 'Mark the hours that stayed empty.' }),
  ).toBeVisible()
  await expect(article.getByText('Write down every empty hour for one week')).toBeVisible()
  await expect(article.getByRole('link', { name: 'smart booking', exact: true })).toHaveAttribute(
    'href',
    '/services/smart-booking-systems',
  )
  await expect(article.getByText('That is the whole method.')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  await expect(visitor.getByText('Is an empty hour bad?')).toBeVisible()
  await expect(article).not.toContainText('Meta Title')
  await expect(article).not.toContainText('URL Slug')
  await context.close()

  // One commit by the member who signed in, and nothing else in it
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: folders.contentDir, encoding: 'utf8' })
  const [last = ''] = git('log', '--format=%ae|%s', '--name-only', `--`, `posts/${saved.json.slug}.md`).split(
    '\n',
  )
  expect(last).toContain(owner.email)
  expect(last).toContain(saved.json.slug)
  expect(git('log', '--format=%H', '--', `posts/${saved.json.slug}.md`).trim().split('\n')).toHaveLength(1)
  expect(git('show', '--format=', '--name-only', 'HEAD').trim()).toBe(`posts/${saved.json.slug}.md`)

  // A second server on the same content answers the same bytes; a data folder has one server only
  const first = await (await fetch(address)).text()
  const second = await startServer({
    folders: { ...folders, dataDir: `${folders.dataDir}-of-the-second` },
    env: { PUBLIC_URL: origin },
  })
  try {
    const again = await (await fetch(`${second.origin}/blog/${saved.json.slug}`)).text()
    expect(again).toBe(first)
  } finally {
    await second.stop()
  }
  expect(faults()).toEqual([])
})

test('a visitor sends the dialog and the mail is there, by real SMTP', async ({ page }) => {
  const origin = server?.origin ?? ''
  const faults = watchForFaults(page)
  await sendInquiry(page, origin)
  const received = await waitFor('the mail', toStaff)
  expect(received.mail.replyTo).toEqual([{ name: 'Ada Rossi', address: 'ada.rossi@example.com' }])
  expect(received.mail.text).toContain('Get Clients')
  expect(received.mail.text).toContain('020 7946 0456')
  const [lead] = await leadsOnDisk(folders.dataDir)
  expect(lead?.fields).toMatchObject({ name: 'Ada', surname: 'Rossi', packageName: 'Get Clients' })
  expect(received.mail.messageId).toContain(lead?.id)
  expect(faults()).toEqual([])
})

test('with the mail server down the visitor is thanked, and the mail arrives once it is back', async ({
  page,
}) => {
  const { port } = mail
  await mail.stop()
  await sendInquiry(page, server?.origin ?? '')
  mail = await startMailServer(port)
  const received = await waitFor('the mail', toStaff, 30_000)
  expect(received.mail.text).toContain('Ada')
})

test('without script the inquiry is a page, and a fault keeps what was typed', async ({ browser }) => {
  const origin = server?.origin ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/pricing`)
  await page
    .getByRole('link', { name: /Get Started/ })
    .first()
    .click()
  const submit = page.getByRole('main').getByRole('button', { name: /Send|Submit/ })
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill('not an address')
  await submit.click()
  await expect(page.getByText('Surname is required').first()).toBeVisible()
  await expect(page.getByText('Valid email is required').first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
  await page.getByLabel('Surname').fill('Rossi')
  await page.getByLabel('Email').fill('ada.rossi@example.com')
  await page.getByLabel('Phone').fill('020 7946 0456')
  await takeTime(page)
  await submit.click()
  await expect(page).toHaveURL(/\/inquiry\/sent/)
  await waitFor('the mail', toStaff)
  await context.close()
})

async function sendInquiry(page: Page, origin: string) {
  await open(page, `${origin}/pricing`)
  await page.getByRole('link', { name: 'Get Started: Get Clients' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Ada')
  await dialog.getByLabel('Surname').fill('Rossi')
  await dialog.getByLabel('Email').fill('ada.rossi@example.com')
  await dialog.getByLabel('Phone').fill('020 7946 0456')
  await takeTime(page)
  await dialog.getByRole('button', { name: /^(Send|Submit)/ }).click()
  await expect(page.getByText('Inquiry Submitted!')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** The mail that brings the lead; the visitor gets one too. */
const toStaff = () => mail.received.find(({ to }) => to.includes('leads@example.com'))

/** A form sent sooner is taken for a program's, and the lead is held back from the mail (R78). */
const takeTime = (page: Page) => page.waitForTimeout(leastFillingMs + 200)
