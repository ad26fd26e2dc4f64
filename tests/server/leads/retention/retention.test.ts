import assert from 'node:assert/strict'
import promises, { readdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { describeReceipt } from '#server/leads/retention/receipt.ts'
import { createRetention } from '#server/leads/retention/retention.ts'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

const day = 86_400_000

async function kept(context: TestContext) {
  const opened = await openLeads(context)
  const repository = await opened.start()
  const erasures = await opened.erasures(repository)
  let time = Date.parse('2025-06-01T12:00:00Z')
  let ran = 0
  const retention = () =>
    createRetention({
      ...{ repository, erasures, log: silentLog },
      retentionMonths: () => 24,
      now: () => time,
      uptime: () => ran,
    })
  return {
    repository,
    erasures,
    retention,
    time: () => time,
    /** Moves the clock, as when the server is off or the clock is set. */
    pass: (ms: number) => (time += ms),
    /** Moves the clock while the server runs. */
    run(ms: number) {
      time += ms
      ran += ms
    },
  }
}

test('a retention receipt has reason, number, kinds and dates of the leads, and nothing personal', async (context) => {
  const { repository, erasures, retention, pass } = await kept(context)
  const old = Date.parse('2023-04-01T12:00:00Z')
  const ids: string[] = []
  for (const [at, kind] of (['question', 'inquiry', 'question'] as const).entries())
    ids.push((await repository.accept(sampleLead({ kind, receivedAt: old + at * day }))).id)
  // Exact to the day: the newest lead is kept for another hour
  pass(Date.parse('2025-04-03T11:00:00Z') - Date.parse('2025-06-01T12:00:00Z'))
  assert.equal(await retention().eraseOld(), 2)
  pass(2 * 3_600_000)
  assert.equal(await retention().eraseOld(), 1)
  assert.equal(await retention().eraseOld(), 0)
  // Both receipts may be of the same second, so they are told apart by content
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
  for (const secret of [...ids, ...Object.values(sampleFields).filter((text) => text.length > 3)])
    assert.ok(!all.includes(secret), secret)
})

const hour = 3_600_000

/** Creates leads of these ages in days; `left` counts those that remain. */
async function aged(context: TestContext, ages: readonly number[]) {
  const site = await kept(context)
  for (const age of ages) await site.repository.accept(sampleLead({ receivedAt: site.time() - age * day }))
  return { ...site, left: async () => (await site.repository.list()).total }
}

const ages = Array.from({ length: 30 }, (_, at) => 24 * at)

for (const days of [150, 3_653]) {
  test(`a clock that is ${days} days ahead erases nothing, even across restarts`, async (context) => {
    const { retention, pass, run, left } = await aged(context, ages)
    pass(days * day)
    for (let restart = 0; restart < 10; restart += 1) {
      const again = retention()
      for (let hours = 0; hours < 20; hours += 1) {
        assert.equal(await again.eraseOld(), 0)
        run(hour)
      }
      assert.ok(again.refused() > 0)
    }
    pass(-days * day)
    const right = retention()
    await right.eraseOld()
    assert.deepEqual([await left(), right.refused()], [30, 0])
  })
}

test('a clock that jumped ahead is trusted once the server has run for a week', async (context) => {
  const { retention, pass, run, left } = await aged(context, ages)
  pass(3_653 * day)
  const later = retention()
  for (let days = 0; days < 7; days += 1) {
    await later.eraseOld()
    assert.equal(await left(), 30)
    run(day)
  }
  await later.eraseOld()
  assert.deepEqual([await left(), later.refused()], [0, 0])
})

test('a server that was off for weeks erases at once if only a few leads are due', async (context) => {
  const { retention, pass, left } = await aged(context, ages)
  pass(80 * day)
  await retention().eraseOld()
  assert.equal(await left(), 28)
})

test('erasing again removes what a disk fault left the first time', async (context) => {
  const opened = await openLeads(context)
  const repository = await opened.start()
  const erasures = await opened.erasures(repository, { retryMs: 3_600_000 })
  await repository.accept(sampleLead())

  const sound = promises.rm
  Reflect.set(promises, 'rm', async () => {
    throw Object.assign(new Error('EIO: rm failed on purpose'), { code: 'EIO' })
  })
  syncBuiltinESMExports()
  try {
    await assert.rejects(erasures.erasePerson(sampleFields.email))
  } finally {
    Reflect.set(promises, 'rm', sound)
    syncBuiltinESMExports()
  }
  assert.equal((await readdir(opened.dir)).length, 1)

  await erasures.erasePerson(sampleFields.email)
  assert.deepEqual(await readdir(opened.dir), [])
})
