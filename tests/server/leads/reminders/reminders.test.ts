import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import type { LeadReminders } from '#domain/site/site.schema.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Channel, Notice } from '#server/leads/channels/channel.ts'
import { createMailChannel } from '#server/leads/channels/mail.ts'
import { createMailer } from '#server/leads/channels/mailer.ts'
import { createReminders } from '#server/leads/reminders/reminders.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { startMailServer } from '#tests/helpers/mail-server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { officeAt } from '../office.ts'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const at = (text: string): number => Date.parse(text)

const members = [
  { id: 'a1', email: 'mara@example.com', name: 'Mara' },
  { id: 'b2', email: 'office@example.com', name: 'Office' },
]
const plain: LeadReminders = { timeZone: 'Europe/London', summaryAt: '8:00' }

const newYork = 'America/New_York'

type Sent = Notice & { sentAt: string }

/** A server with a simulated clock; `restart` starts it again with what is on the disk. */
async function driven(
  context: TestContext,
  begins: string,
  settings: LeadReminders = plain,
  { mail, language = 'en' as Locale }: { mail?: Pick<Channel, 'notify'>; language?: Locale } = {},
) {
  let time = at(begins)
  let ran = 0
  const sent: Sent[] = []
  const everyone = [...members]
  const { base, start } = await openLeads(context, { members: async () => everyone })
  const make = async () => {
    const repository = await start()
    const keep: Pick<Channel, 'notify'> = {
      async notify(notice) {
        sent.push({ ...notice, sentAt: new Date(time).toISOString().slice(0, 16) })
      },
    }
    const reminders = createReminders({
      repository,
      mail: mail ?? keep,
      officeAddress: () => 'Office@example.com',
      language: () => language,
      settings: () => settings,
      origin: () => 'https://www.example.com',
      stateFile: path.join(base, 'lead-reminders.json'),
      now: () => time,
      uptime: () => ran,
      retryBaseMs: 30_000,
      log: silentLog,
    })
    return { repository, reminders }
  }
  let parts = await make()
  await parts.reminders.look()
  const lead = async (received: string, more: Parameters<typeof sampleLead>[0] = {}) =>
    (await parts.repository.accept(sampleLead({ receivedAt: at(received), ...more }))).id
  return {
    base,
    sent,
    everyone,
    repository: () => parts.repository,
    lead,
    look: () => parts.reminders.look(),
    unsent: () => parts.reminders.unsent(),
    /**
     * Runs the server until that time: it checks every ten minutes, every minute within an hour of `moments`.
     */
    async until(text: string, moments: readonly string[] = []) {
      const near = moments.map((moment) => at(`${moment}:00Z`))
      while (time < at(text)) {
        const isNear = near.some((moment) => Math.abs(moment - time) <= hour)
        const step = Math.min(isNear ? minute : 10 * minute, at(text) - time)
        time += step
        ran += step
        await parts.reminders.look()
      }
    },
    /** Sets the clock; no running time passes for the server. */
    set(text: string) {
      time = at(text)
    },
    /** Turns the server off until that time. */
    async restart(text: string) {
      await parts.repository.close()
      time = at(text)
      ran = 0
      parts = await make()
      await parts.reminders.look()
    },
    times: (kind: string) => sent.filter(({ id }) => id.startsWith(`${kind}-`)).map(({ sentAt }) => sentAt),
  }
}

test('the reminder comes after exactly 20 hours and the report after 24, also over both clock changes', async (context) => {
  for (const [received, reminder, late, end] of [
    ['2026-03-28T09:17:00Z', '2026-03-29T05:17', '2026-03-29T09:17', '2026-03-31T00:00:00Z'],
    ['2026-10-24T21:40:00Z', '2026-10-25T17:40', '2026-10-25T21:40', '2026-10-27T00:00:00Z'],
  ] as const) {
    const site = await driven(context, received)
    await site.lead(received)
    await site.until(end, [reminder, late])
    assert.deepEqual(site.times('reminder'), [reminder])
    assert.deepEqual(site.times('late'), [late])
  }
})

test('the summary comes once a day at its minute, over both clock changes and in two time zones', async (context) => {
  for (const [timeZone, begins, moments] of [
    ['Europe/London', '2026-03-27T20:00:00Z', ['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00']],
    ['Europe/London', '2026-10-23T20:00:00Z', ['2026-10-24T07:00', '2026-10-25T08:00', '2026-10-26T08:00']],
    [newYork, '2026-03-06T20:00:00Z', ['2026-03-07T13:00', '2026-03-08T12:00', '2026-03-09T12:00']],
    [newYork, '2026-10-30T20:00:00Z', ['2026-10-31T12:00', '2026-11-01T13:00', '2026-11-02T13:00']],
  ] as const) {
    const site = await driven(context, begins, { ...plain, timeZone })
    await site.lead(begins)
    await site.until(`${moments[2]}:00Z`, moments)
    assert.deepEqual(site.times('summary'), moments)
  }
})

test('a time that a clock change skips or repeats has one summary', async (context) => {
  const gap = await driven(context, '2026-03-07T12:00:00Z', { timeZone: newYork, summaryAt: '2:30' })
  await gap.lead('2026-03-07T12:00:00Z')
  const skipped = ['2026-03-08T07:30', '2026-03-09T06:30']
  await gap.until('2026-03-09T12:00:00Z', skipped)
  assert.deepEqual(gap.times('summary'), skipped)
  const twice = await driven(context, '2026-10-24T12:00:00Z', { ...plain, summaryAt: '1:30' })
  await twice.lead('2026-10-24T12:00:00Z')
  const repeated = ['2026-10-25T00:30', '2026-10-26T01:30']
  await twice.until('2026-10-26T12:00:00Z', repeated)
  assert.deepEqual(twice.times('summary'), repeated)
})

test('a restart after the due time sends each notice once, and further restarts do not repeat it', async (context) => {
  for (const [received, back, later] of [
    ['2026-03-28T09:00:00Z', '2026-03-29T06:30:00Z', '2026-03-29T07:30:00Z'],
    ['2026-10-24T09:00:00Z', '2026-10-25T07:30:00Z', '2026-10-25T08:30:00Z'],
  ] as const) {
    const site = await driven(context, received)
    await site.lead(received)
    await site.until(new Date(at(received) + 19 * hour).toISOString())
    assert.deepEqual(site.times('reminder'), [])
    await site.restart(back)
    assert.deepEqual(site.times('reminder'), [back.slice(0, 16)])
    assert.deepEqual(site.times('summary'), [])
    await site.restart(later)
    await site.restart(later)
    assert.equal(site.times('reminder').length, 1)
    assert.equal(site.times('summary').length, 1)
    // After three days off: one report of what is late, one summary
    await site.restart(new Date(at(received) + 4 * day + 5 * hour).toISOString())
    await site.restart(new Date(at(received) + 4 * day + 6 * hour).toISOString())
    assert.equal(site.times('late').length, 1)
    assert.equal(site.times('summary').length, 2)
  }
})

test('a server that was off when reminder and report were due sends the report only', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  await site.lead('2026-06-01T10:00:00Z')
  await site.restart('2026-06-02T16:00:00Z')
  await site.until('2026-06-02T18:00:00Z')
  assert.deepEqual(site.times('reminder'), [])
  assert.deepEqual(site.times('late'), ['2026-06-02T16:00'])
})

test('held, answered or closed leads cause no notice; a released lead does at once, and only once', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  const stamp = { at: '2026-06-01T11:00:00Z', by: 'mara@example.com' }
  const held = await site.lead('2026-06-01T10:00:00Z', { held: 'content' })
  const answered = await site.lead('2026-06-01T10:00:00Z')
  const closed = await site.lead('2026-06-01T10:00:00Z')
  await site.repository().handle(answered, { ...stamp, event: 'status', status: 'answered' })
  await site.repository().handle(closed, { ...stamp, event: 'status', status: 'closed' })
  await site.until('2026-06-02T12:00:00Z')
  assert.deepEqual([...site.times('reminder'), ...site.times('late')], [])
  await site.repository().handle(held, { ...stamp, event: 'release' })
  await site.until('2026-06-02T12:01:00Z')
  assert.deepEqual(site.times('late'), ['2026-06-02T12:01'])
  await site.repository().handle(held, { ...stamp, event: 'status', status: 'answered' })
  await site.repository().handle(held, { ...stamp, event: 'status', status: 'open' })
  await site.until('2026-06-02T16:00:00Z')
  assert.equal(site.times('late').length, 1)
})

test('without open leads there is no summary; a held lead is in one summary only', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  await site.until('2026-06-02T10:00:00Z')
  assert.deepEqual(site.times('summary'), [])
  await site.lead('2026-06-02T11:00:00Z', { held: 'flood' })
  await site.until('2026-06-05T10:00:00Z')
  assert.deepEqual(site.times('summary'), ['2026-06-03T07:00'])
  assert.match(site.sent[0]?.paragraphs.join('\n') ?? '', /One message is held/)
})

test('a notice has reference, link and owner of the lead, but no visitor data', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  const id = await site.lead('2026-06-01T10:00:00Z')
  const stamp = { at: '2026-06-01T11:00:00Z', by: 'mara@example.com' }
  await site.repository().handle(id, { ...stamp, event: 'owner', owner: 'a1' })
  await site.until('2026-06-02T10:00:00Z')
  const [office, own] = site.sent.filter(({ id: notice }) => notice.startsWith('reminder-'))
  assert.equal(office?.to, undefined)
  assert.deepEqual(own?.to, { name: 'Mara', address: 'mara@example.com' })
  assert.notEqual(office?.id, own?.id)
  const all = JSON.stringify(site.sent)
  for (const value of Object.values(sampleFields)) assert.ok(!all.includes(value), value)
  const text = office?.paragraphs.join('\n') ?? ''
  assert.ok(text.includes(referenceOf(id)))
  assert.ok(text.includes(`https://www.example.com/admin/leads/${id}`))
  assert.match(text, /It is assigned to Mara/)
  assert.match(text, /within 24 hours: 4 hours are left/)
  assert.match(text, /Monday,? 1 June at 11:00 BST/)
  // A lead's owner with the office's address gets only one mail
  const other = await site.lead('2026-06-02T10:00:00Z')
  await site.repository().handle(other, { ...stamp, event: 'owner', owner: 'b2' })
  await site.until('2026-06-03T06:30:00Z')
  assert.equal(site.sent.filter(({ id: notice }) => notice.includes(other)).length, 1)
})

test('a member who has left gets no notice, and on return none of those sent meanwhile', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  const id = await site.lead('2026-06-01T10:00:00Z')
  const stamp = { at: '2026-06-01T11:00:00Z', by: 'mara@example.com' }
  await site.repository().handle(id, { ...stamp, event: 'owner', owner: 'a1' })
  const [mara] = site.everyone.splice(0, 1)
  await site.until('2026-06-02T07:30:00Z')
  const found = site.sent.map(({ id: notice }) => notice.split('-')[0])
  assert.deepEqual(found, ['reminder', 'summary'])
  assert.match(site.sent[0]?.paragraphs.join('\n') ?? '', /It is not assigned to anybody/)
  if (mara) site.everyone.push(mara)
  await site.until('2026-06-02T09:30:00Z')
  assert.equal(site.sent.length, 2)
})

test('notices in Italian have Italian texts and the local time', async (context) => {
  const rome = { ...plain, timeZone: 'Europe/Rome' }
  const site = await driven(context, '2026-06-01T10:00:00Z', rome, { language: 'it' })
  await site.lead('2026-06-01T10:00:00Z')
  await site.until('2026-06-03T10:00:00Z')
  const texts = site.sent.map(({ subject, paragraphs }) => [subject, ...paragraphs].join('\n'))
  assert.match(texts[0] ?? '', /Ancora senza risposta: Richiesta[\s\S]*Restano 4 ore delle 24[\s\S]*nessuno/)
  assert.match(texts[0] ?? '', /12:00/)
  assert.ok(texts.some((text) => /Contatti di oggi: 1 senza risposta, 1 in ritardo/.test(text)))
})

test('leads already late when reminders are introduced are in the summary only', async (context) => {
  const site = await driven(context, '2026-06-10T10:00:00Z')
  await site.lead('2026-06-01T10:00:00Z')
  await site.until('2026-06-12T10:00:00Z')
  assert.deepEqual(site.times('late'), [])
  assert.equal(site.times('summary').length, 2)
})

test('a damaged record of reminders starts again without repeating a notice', async (context) => {
  const site = await driven(context, '2026-06-01T10:00:00Z')
  await site.lead('2026-06-01T10:00:00Z')
  await site.until('2026-06-02T06:30:00Z')
  await writeFile(path.join(site.base, 'lead-reminders.json'), '{"since": ')
  await site.restart('2026-06-02T06:31:00Z')
  await site.until('2026-06-02T11:00:00Z')
  assert.deepEqual([site.times('reminder').length, site.times('late').length], [1, 1])
})

test('setting the clock back repeats no reminder and no report', async (context) => {
  const site = await driven(context, '2026-06-09T10:00:00Z')
  await site.lead('2026-06-09T10:00:00Z')
  await site.until('2026-06-10T10:00:00Z')
  assert.deepEqual(site.times('late'), ['2026-06-10T10:00'])
  assert.deepEqual(site.times('summary'), ['2026-06-10T07:00'])
  site.set('2026-06-07T10:00:00Z')
  await site.until('2026-06-09T06:59:00Z')
  assert.equal(site.times('late').length, 1)
  assert.equal(site.times('reminder').length, 1)
  assert.deepEqual(site.times('summary'), ['2026-06-10T07:00', '2026-06-08T07:00'])
})

test('while mail is down a reminder waits, and goes out once to the office and once to the owner', async (context) => {
  const port = await freePort()
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailDir: '' })
  const mail = createMailChannel({ mailer, office: officeAt('office@example.com'), host: 'www.example.com' })
  context.after(() => mail.close?.())
  const site = await driven(context, '2026-06-01T10:00:00Z', { ...plain, summaryAt: '11:00' }, { mail })
  const stamp = { at: '2026-06-01T11:00:00Z', by: 'mara@example.com' }
  const id = await site.lead('2026-06-01T10:00:00Z')
  await site.repository().handle(id, { ...stamp, event: 'owner', owner: 'a1' })
  await site.restart('2026-06-02T06:00:00Z')
  await site.until('2026-06-02T06:20:00Z')
  assert.equal(site.unsent(), 1)
  assert.deepEqual(JSON.parse(await readFile(path.join(site.base, 'lead-reminders.json'), 'utf8')).told, {})
  const server = await startMailServer(port)
  context.after(() => server.stop())
  await site.until('2026-06-02T06:31:00Z')
  await waitFor('both mails', () => server.received.length === 2)
  await site.until('2026-06-02T07:00:00Z')
  assert.equal(site.unsent(), 0)
  const found = server.received.map(({ to }) => to)
  assert.deepEqual(found, [['office@example.com'], ['mara@example.com']])
  assert.ok(server.received.every(({ mail: { subject } }) => subject?.startsWith('Not answered yet')))
})
