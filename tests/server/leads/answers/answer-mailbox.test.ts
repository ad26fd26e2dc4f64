import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Log, silentLog } from '#server/http/log.ts'
import { createAnswerAddresses } from '#server/leads/answers/answer-address.ts'
import { createAnswerMailbox } from '#server/leads/answers/answer-mailbox.ts'
import { createOutbox } from '#server/leads/outbox.ts'
import { checkAnswerMailbox } from '#server/operations/doctor/channels.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { mailboxUser, startImapServer, withoutImapServer } from '#tests/helpers/imap-server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { sampleLead } from '../sample-lead.ts'

const addresses = createAnswerAddresses({
  address: 'answers@example.com',
  secret: 'one secret of the server',
})
const stranger = createAnswerAddresses({ address: 'answers@example.com', secret: 'another secret' })
const mara = 'Mara <Mara@example.com>'

test('an address of a lead is its own, signed, and found in headers in any case', () => {
  const id = sampleLead().id
  const address = addresses.of(id)
  assert.ok((address.split('@')[0] ?? '').length <= 64)
  assert.deepEqual(addresses.idsIn(`Bcc: <${address}>\r\n`), [id])
  assert.deepEqual(addresses.idsIn(`Delivered-To: ${address.toUpperCase()}`), [id])
  assert.deepEqual(addresses.idsIn(`for <${address}>; Mon, 1 Jun 2026`), [id])
  const last = address.at(address.indexOf('@') - 1)
  const forged = address.replace(`${last}@`, `${last === '0' ? '1' : '0'}@`)
  for (const text of [forged, stranger.of(id), `x${address}`, `${address}.org`, address.replace('+', '')]) {
    assert.deepEqual(addresses.idsIn(`To: ${text}`), [], text)
  }
})

const skip = withoutImapServer ?? false

async function watched(context: TestContext) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-answers-'))
  const imap = await startImapServer(await freePort())
  const outbox = createOutbox({
    dir: path.join(base, 'leads'),
    channels: [],
    retryBaseMs: 10,
    log: silentLog,
  })
  await outbox.start()
  const said: string[] = []
  const say = (_fields: object, message: string) => {
    said.push(message)
  }
  const log: Log = { ...silentLog, warn: say, error: say, info: say }
  const open = () => {
    const mailbox = createAnswerMailbox({
      url: imap.url,
      addresses,
      outbox,
      senderNamed: async (address) => (address === 'mara@example.com' ? 'Mara' : null),
      note: 'Answered by mail.',
      stateFile: path.join(base, 'lead-mailbox.json'),
      retryBaseMs: 100,
      log,
    })
    mailbox.start()
    return mailbox
  }
  const first = open()
  const mailboxes = [first]
  context.after(async () => {
    for (const mailbox of mailboxes) await mailbox.close()
    await imap.remove()
    await outbox.close()
    await rm(base, { recursive: true, force: true })
  })
  const statusOf = async (id: string) => (await outbox.get(id))?.handling.status
  return {
    imap,
    outbox,
    said,
    first,
    statusOf,
    stateFile: path.join(base, 'lead-mailbox.json'),
    restart() {
      const mailbox = open()
      mailboxes.push(mailbox)
      return mailbox
    },
    lead: async () => (await outbox.accept(sampleLead({ receivedAt: Date.now() - 3_600_000 }))).id,
    read: () => waitFor('the folder is read', () => said.some((text) => text.includes('lead answered'))),
  }
}

test('a blind copy of the answer marks its lead as answered, with who and when', {
  skip,
}, async (context) => {
  const { imap, outbox, lead, statusOf } = await watched(context)
  const [id, other] = [await lead(), await lead()]
  const before = Date.now()
  await imap.deliver({ From: mara, To: 'ada.rossi@example.com', 'Delivered-To': addresses.of(id) })
  await waitFor('the answer', async () => (await statusOf(id)) === 'answered')
  const { handling } = (await outbox.get(id)) ?? {}
  assert.equal(handling?.notes[0]?.text, 'Answered by mail.')
  assert.equal(handling?.notes[0]?.by, 'mara@example.com')
  assert.equal(handling?.notes[0]?.name, 'Mara')
  const at = Date.parse(handling?.statusSince ?? '')
  assert.ok(at >= before - 2_000 && at <= Date.now())
  assert.equal(await statusOf(other), 'open')
  // Nothing in the mailbox has changed
  const files = [
    ...(await readdir(path.join(imap.folder, 'new'))),
    ...(await readdir(path.join(imap.folder, 'cur'))),
  ]
  assert.equal(files.length, 1)
  assert.ok(!files.some((name) => /:2,.*[ST]/.test(name)), files.join())
})

test('mail of others, of programs, with a forged address or to a held lead changes nothing', {
  skip,
}, async (context) => {
  const { imap, outbox, lead, statusOf, said } = await watched(context)
  const ids = [await lead(), await lead(), await lead(), await lead()]
  const [foreign = '', automatic = '', forged = '', several = ''] = ids
  const held = (await outbox.accept(sampleLead({ held: 'content' }))).id
  await imap.deliver({ From: 'ada.rossi@example.com', To: addresses.of(foreign) })
  await imap.deliver({ From: mara, To: addresses.of(automatic), 'Auto-Submitted': 'auto-replied' })
  await imap.deliver({ From: mara, To: stranger.of(forged) })
  await imap.deliver({ From: `${mara}, ada@example.com`, To: addresses.of(several) })
  await imap.deliver({ From: mara, Bcc: addresses.of(held) })
  const last = await lead()
  await imap.deliver({ From: mara, 'Auto-Submitted': 'no', Bcc: addresses.of(last) })
  await waitFor('the last one', async () => (await statusOf(last)) === 'answered')
  for (const id of [...ids, held]) assert.equal(await statusOf(id), 'open')
  assert.ok(said.some((text) => text.includes('from nobody here')))
  assert.ok(!said.join().includes('@'))
})

test('a server that goes away is waited for; what came meanwhile counts once, also over a restart', {
  skip,
}, async (context) => {
  const { imap, outbox, lead, statusOf, first, restart, stateFile } = await watched(context)
  const [one, two, three] = [await lead(), await lead(), await lead()]
  await imap.deliver({ From: mara, To: addresses.of(one) })
  await waitFor('the first', async () => (await statusOf(one)) === 'answered')
  await imap.stop()
  await waitFor('the fault', () => first.fault() !== null)
  await imap.deliver({ From: mara, To: addresses.of(two) })
  await imap.start()
  await waitFor('the second', async () => (await statusOf(two)) === 'answered')
  await waitFor('the end of the fault', () => first.fault() === null)
  // The record is written after the lead
  await waitFor('the record', async () => JSON.parse(await readFile(stateFile, 'utf8')).lastUid === 2)

  await first.close()
  const stamp = { at: new Date().toISOString(), by: 'mara@example.com' }
  await outbox.handle(one, { ...stamp, event: 'status', status: 'open' })
  await imap.deliver({ From: mara, To: addresses.of(three) })
  restart()
  await waitFor('the third', async () => (await statusOf(three)) === 'answered')
  // Reopened by hand: the mail of before does not close it again
  assert.equal(await statusOf(one), 'open')
})

test('the doctor names what is wrong, and no password', { skip }, async (context) => {
  const imap = await startImapServer(await freePort())
  context.after(() => imap.remove())
  const look = (url: string) => checkAnswerMailbox({ leadMailbox: { url, address: 'answers@example.com' } })
  assert.equal((await look(imap.url))?.state, 'ok')
  const wrong = await look(imap.url.replace('word@', 'wrong@'))
  assert.equal(wrong?.state, 'fault')
  assert.match(wrong?.text ?? '', /sign-in refused/)
  const missing = await look(imap.url.replace('INBOX', 'Elsewhere'))
  assert.equal(missing?.state, 'fault')
  assert.ok(!JSON.stringify([wrong, missing]).includes(mailboxUser.password))
  assert.equal(await checkAnswerMailbox({ leadMailbox: null }), null)
})
