import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { referenceOf } from '#domain/leads/reference.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createTrustedClock } from '#server/kernel/trusted-clock.ts'
import type { Notice } from '#server/leads/channels/channel.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { describeReceipt } from '#server/leads/retention/receipt.ts'
import { createRetention } from '#server/leads/retention/retention.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const day = 86_400_000

async function kept(context: TestContext) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-retention-'))
  const dir = path.join(base, 'leads')
  const repository = createLeadRepository({ dir, channels: [], retryBaseMs: 10, log: silentLog })
  await repository.start()
  context.after(async () => {
    await repository.close()
    await rm(base, { recursive: true, force: true })
  })
  const erasures = await createErasures({
    dataDir: base,
    repository,
    channels: [],
    retryMs: 10,
    log: silentLog,
  })
  const mails: Notice[] = []
  let time = Date.parse('2025-06-01T12:00:00Z')
  let ran = 0
  const clock = () =>
    createTrustedClock({
      file: path.join(base, 'clock.json'),
      log: silentLog,
      now: () => time,
      uptime: () => ran,
    })
  const retention = (own = clock()) =>
    createRetention({
      repository,
      erasures,
      mail: {
        async notify(notice) {
          mails.push(notice)
        },
      },
      language: () => 'en',
      stateFile: path.join(base, 'held-digest'),
      clock: own,
      retentionMonths: () => 24,
      log: silentLog,
    })
  return {
    repository,
    erasures,
    mails,
    clock,
    retention,
    time: () => time,
    /** The clock goes on while the server is off, or is set. */
    pass: (ms: number) => (time += ms),
    /** The server runs on for so long. */
    run(ms: number) {
      time += ms
      ran += ms
    },
  }
}

test('a digest lists what is held, at most once a day, and not what was written', async (context) => {
  const { repository, mails, retention, time, pass } = await kept(context)
  await retention().sendDigest()
  assert.equal(mails.length, 0)
  const fields = { ...sampleFields, name: 'Buy backlinks' }
  const { id } = await repository.accept(sampleLead({ fields, held: 'content', receivedAt: time() }))
  await retention().sendDigest()
  assert.equal(mails.length, 1)
  const text = mails[0]?.paragraphs.join('\n') ?? ''
  assert.ok(text.includes(referenceOf(id)))
  assert.ok(text.includes('reads like advertising'))
  assert.equal(text.includes('Buy backlinks'), false)
  await repository.accept(sampleLead({ held: 'flood', receivedAt: time() + 1 }))
  // Another process later, the same day
  await retention().sendDigest()
  assert.equal(mails.length, 1)
  pass(day)
  await retention().sendDigest()
  assert.equal(mails.length, 2)
  assert.equal(mails[1]?.paragraphs.join('\n').includes(referenceOf(id)), false)
  pass(day)
  await retention().sendDigest()
  assert.equal(mails.length, 2)
})

test('leads are erased after 24 months, delivered or not', async (context) => {
  const { repository, retention } = await kept(context)
  await repository.accept(sampleLead({ receivedAt: Date.parse('2023-05-31T12:00:00Z') }))
  const young = await repository.accept(sampleLead({ receivedAt: Date.parse('2023-06-02T12:00:00Z') }))
  assert.equal(await retention().eraseOld(), 1)
  const { leads } = await repository.list()
  const found = leads.map(({ lead }) => lead.id)
  assert.deepEqual(found, [young.id])
})

test('the receipt of a retention says why, how many of which kind and from when, and nothing personal', async (context) => {
  const { repository, erasures, retention, pass } = await kept(context)
  const old = Date.parse('2023-04-01T12:00:00Z')
  const ids: string[] = []
  for (const [at, kind] of (['question', 'inquiry', 'question'] as const).entries()) {
    const lead = sampleLead({ kind, receivedAt: old + at * day })
    await repository.accept(lead)
    ids.push(lead.id)
  }
  // To the day: the youngest of them is kept for another hour
  pass(Date.parse('2025-04-03T11:00:00Z') - Date.parse('2025-06-01T12:00:00Z'))
  assert.equal(await retention().eraseOld(), 2)
  pass(2 * 3_600_000)
  assert.equal(await retention().eraseOld(), 1)
  assert.equal(await retention().eraseOld(), 0)
  // Both within one second
  const receipts = await erasures.receipts()
  const first = receipts.find(({ kinds }) => kinds?.inquiry === 1)
  const second = receipts.find((receipt) => receipt !== first)
  assert.ok(first && second)
  assert.deepEqual(
    [first.reason, first.months, first.kinds, first.first, first.last],
    ['retention', 24, { question: 1, inquiry: 1 }, '2023-04-01T12:00:00.000Z', '2023-04-02T12:00:00.000Z'],
  )
  assert.deepEqual(describeReceipt(first, 'en').slice(1, 3), [
    'Erased because leads are kept for 24 months.',
    'Leads: one enquiry, one question, received from 1 April 2023 to 2 April 2023.',
  ])
  assert.equal(describeReceipt(second, 'en')[2], 'Leads: one question, received on 3 April 2023.')
  const found = describeReceipt(second, 'it').join('\n')
  assert.match(found, /si conservano per 24 mesi\.\nContatti: una domanda, arrivati in data 3 aprile 2023\./)
  const all = JSON.stringify([first, second])
  for (const secret of [
    ...ids,
    ...Object.values(sampleFields)
      .map(String)
      .filter((text) => text.length > 3),
  ])
    assert.ok(!all.includes(secret), secret)
})

/** A server that has run for long enough to trust its clock, with a lead of each age in days. */
async function settled(context: TestContext, ages: number[]) {
  const site = await kept(context)
  const retention = site.retention()
  for (let days = 0; days <= 8; days += 1) {
    await retention.look()
    site.run(day)
  }
  await retention.look()
  for (const age of ages) await site.repository.accept(sampleLead({ receivedAt: site.time() - age * day }))
  const left = async () => (await site.repository.list()).total
  return { ...site, left }
}

for (const days of [30, -30, 3_653, -3_653]) {
  test(`a clock that is ${days} days off erases nothing, over restarts too; staff are told, once`, async (context) => {
    const { repository, retention, clock, mails, pass, run, time, left } = await settled(context, [1, 715])
    const wrong = days * day
    pass(wrong)
    for (let restart = 0; restart < 20; restart += 1) {
      const again = retention()
      await again.look()
      run(3_600_000)
      await again.look()
    }
    assert.equal(await left(), 2)
    assert.equal(mails.length, 1)
    assert.match(mails[0]?.id ?? '', /^clock-/)
    // What arrives meanwhile is never dated so early that it would be erased later
    const own = clock()
    await own.look()
    assert.ok(own.inDoubt())
    assert.ok(Math.abs(own.now() - (time() - wrong)) < day)
    assert.ok(Math.abs(own.stamp() - (wrong > 0 ? time() : time() - wrong)) < day)
    const { id } = await repository.accept(sampleLead({ receivedAt: own.stamp(), held: 'content' }))
    const digest = retention()
    await digest.look()
    assert.match(mails.at(-1)?.id ?? '', /^held-/)
    // Set right: nothing was lost, and what grows old is erased
    pass(-wrong)
    const right = retention()
    await right.look()
    assert.equal(await left(), 3)
    for (let more = 0; more < 17; more += 1) {
      run(day)
      await right.look()
    }
    assert.equal(await left(), 2)
    assert.ok(await repository.get(id))
    assert.equal(mails.filter(({ id: mail }) => mail.startsWith('clock-')).length, 1)
  })
}

test('a clock that was right after all is believed once the server has run for a week', async (context) => {
  const { retention, pass, run, left } = await settled(context, [1, 715])
  pass(60 * day)
  const later = retention()
  await later.look()
  for (let days = 0; days < 6; days += 1) {
    run(day)
    await later.look()
    assert.equal(await left(), 2)
  }
  run(day)
  await later.look()
  assert.equal(await left(), 1)
})

test('a server that runs three hours a day erases in time', async (context) => {
  const { retention, mails, pass, run, left } = await settled(context, [729, 731, 725])
  for (let days = 0; days < 5; days += 1) {
    const today = retention()
    await today.look()
    run(3 * 3_600_000)
    await today.look()
    pass(21 * 3_600_000)
  }
  await retention().look()
  assert.equal(await left(), 1)
  assert.deepEqual(mails, [])
})

test('a clock that is set right soon after the start is no news', async (context) => {
  const { retention, mails, pass, run, left } = await settled(context, [1, 729])
  const booted = retention()
  pass(-20_000 * day)
  await booted.look()
  run(60_000)
  pass(20_000 * day)
  await booted.look()
  assert.deepEqual(mails, [])
  assert.equal(await left(), 2)
})

test('the digest reads only the leads that it names', async (context) => {
  const { repository, mails, retention, time } = await kept(context)
  for (let at = 0; at < 120; at += 1) {
    const fields = { ...sampleFields, email: `v${at}@example.com` }
    await repository.accept(sampleLead({ fields, held: 'flood', receivedAt: time() - at }))
  }
  await retention().sendDigest()
  assert.match(mails[0]?.subject ?? '', /^120 /)
  assert.match(mails[0]?.paragraphs[1] ?? '', /\n\+ 20$/)
})
