import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { leastFillingMs } from '#server/leads/intake/form-age.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { answersFor, type DialogCase, dialogs, expectNotice, fillIn, openDialog } from './dialogs.ts'
import { open, serveSite, test } from './site.ts'
import { watchForFaults } from './watch-for-faults.ts'

const pasted = await readFile(path.resolve(import.meta.dirname, '../fixtures/pasted-article.txt'), 'utf8')
const inquiry = dialogs[0] as DialogCase
const mail = await startMailServer()
const site = serveSite({ env: { SMTP_URL: mail.url, MAIL_TO: 'leads@example.com' } })
test.afterAll(() => mail.stop())

test('a new post is complete in the next response, and a second server on the same content sends the same bytes', async () => {
  const faqData = JSON.stringify([
    { question: 'Is an empty hour bad?', answer: 'Only when you wanted it full.' },
  ])
  const post = { content: pasted, faqData, published: true }
  const { slug } = await site.makePost('Why the two o’clock slot is always empty', post)
  const first = await (await fetch(`${site.origin}/blog/${slug}`)).text()
  for (const part of [
    'Where the gap comes from</h2>',
    'The reminder goes out in the morning',
    'href="/services/smart-booking-systems">smart booking</a>',
    'That is the whole method.',
    'Frequently Asked Questions</h2>',
    'Is an empty hour bad?',
  ])
    expect(first).toContain(part)
  expect(first).not.toMatch(/Meta Title|URL Slug/)
  const second = await startServer({
    // Only one server may use a data folder
    folders: { ...site.folders, dataDir: `${site.dataDir}-of-the-second` },
    env: { PUBLIC_URL: site.origin },
  })
  const again = await fetch(`${second.origin}/blog/${slug}`)
    .then((answer) => answer.text())
    .finally(second.stop)
  expect(again).toBe(first)
})

test('an inquiry sent from a dialog arrives as a mail, by real SMTP', async ({ page }) => {
  const faults = watchForFaults(page)
  await open(page, `${site.origin}/pricing`)
  const dialog = await openDialog(page, inquiry)
  await fillIn(dialog, answersFor(inquiry))
  // A form sent sooner counts as sent by a program, and its lead is held back from the mail (R78)
  await page.waitForTimeout(leastFillingMs + 200)
  await dialog.getByRole('button', { name: inquiry.submit }).click()
  await expectNotice(page, inquiry.sent)
  await expect(dialog).toBeHidden()
  // The visitor also gets a mail
  const toStaff = () => mail.received.find(({ to }) => to.includes('leads@example.com'))
  const received = await waitFor('the mail', toStaff)
  expect(received.mail.replyTo).toEqual([{ name: 'Ada Rossi', address: 'ada.rossi@example.com' }])
  expect(received.mail.text).toContain('Get Clients')
  expect(received.mail.text).toContain('020 7946 0456')
  const [lead] = await site.leadsOf('ada.rossi@example.com')
  expect(lead?.fields).toMatchObject({ name: 'Ada', surname: 'Rossi', packageName: 'Get Clients' })
  expect(received.mail.messageId).toContain(lead?.id)
  expect(faults()).toEqual([])
})
