import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { createAutoReplyChannel } from '#server/leads/channels/auto-reply.ts'
import { createMailer } from '#server/leads/channels/mailer.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { officeAt } from '../office.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

async function replying(context: TestContext) {
  const server = await startMailServer()
  const mailer = createMailer({ smtpUrl: server.url, mailDir: '/nowhere' })
  context.after(async () => {
    mailer.close()
    await server.stop().catch(() => undefined)
  })
  const base = await temporaryFolder(context)
  let time = Date.parse('2025-06-01T12:00:00Z')
  const ledgerFile = path.join(base, 'auto-replies.json')
  const channel = () =>
    createAutoReplyChannel({
      mailer,
      office: officeAt('site@example.com', { replyTo: { name: 'Ponte', address: 'hello@example.com' } }),
      promise: () => '24',
      host: 'www.example.com',
      ledgerFile,
      secret: 'a secret of this test',
      now: () => time,
    })
  const deliver = (lead: Lead) =>
    channel().deliver(lead, { filesFolder: base, signal: new AbortController().signal })
  return { server, channel, deliver, ledgerFile, pass: (ms: number) => (time += ms) }
}

test("the reply confirms receipt in the visitor's language and repeats nothing that they wrote", async (context) => {
  const { server, deliver } = await replying(context)
  const spam = { name: 'BUY NOW', surname: 'http://spam.example', packageName: 'CHEAP PILLS' }
  const lead = sampleLead({ fields: { ...sampleFields, ...spam }, language: 'it' })
  await deliver(lead)
  const [received] = server.received
  assert.ok(received)
  assert.deepEqual(received.to, ['ada.rossi@example.com'])
  assert.equal(received.from, 'site@example.com')
  assert.equal(received.mail.messageId, `<${lead.id}.reply@www.example.com>`)
  assert.match(received.raw, /^Auto-Submitted: auto-replied\r?$/im)
  assert.deepEqual(received.mail.replyTo, [{ name: 'Ponte', address: 'hello@example.com' }])
  assert.match(received.mail.text ?? '', /entro 24 ore/)
  assert.ok(received.mail.text?.includes(referenceOf(lead.id)))
  // The lead's id is random and may contain any four digits
  const said = received.raw.replaceAll(lead.id, '')
  for (const own of ['BUY', 'spam.example', 'PILLS', '7946']) assert.equal(said.includes(own), false, own)
})

test('a mailbox gets one reply a day, regardless of case, plus tags and restarts', async (context) => {
  const { server, deliver, ledgerFile, pass } = await replying(context)
  const other = (email: string) =>
    sampleLead({ fields: { ...sampleFields, email, name: crypto.randomUUID() } })
  await deliver(other('ada.rossi@example.com'))
  await deliver(other('Ada.Rossi@Example.com'))
  for (const tag of ['a', 'b+c', '']) await deliver(other(`ada.rossi+${tag}@example.com`))
  assert.equal(server.received.length, 1)
  assert.equal((await readFile(ledgerFile, 'utf8')).toLowerCase().includes('rossi'), false)
  pass(86_400_000)
  await deliver(other('ada.rossi@example.com'))
  assert.equal(server.received.length, 2)
})

test('a reply that failed is sent when the same lead is retried', async (context) => {
  const { server, deliver } = await replying(context)
  await server.stop()
  const lead = sampleLead()
  await assert.rejects(deliver(lead))
  const again = await startMailServer(server.port)
  context.after(() => again.stop().catch(() => undefined))
  await deliver(lead)
  assert.equal(again.received.length, 1)
})

test('automatic senders and our own mailboxes get no reply', async (context) => {
  const { channel } = await replying(context)
  const takes = (email: string) => channel().takes?.(sampleLead({ fields: { ...sampleFields, email } }))
  for (const name of ['noreply', 'MAILER-DAEMON', 'site', 'Hello'])
    assert.equal(takes(`${name}@example.com`), false, name)
  assert.equal(takes('no-relation@example.com'), true)
})

test('setting the clock back does not keep visitors from getting a reply', async (context) => {
  const { server, deliver, pass } = await replying(context)
  await deliver(sampleLead({ submissionId: 'before' }))
  pass(-30 * 86_400_000)
  await deliver(sampleLead({ submissionId: 'after' }))
  assert.equal(server.received.length, 2)
})
