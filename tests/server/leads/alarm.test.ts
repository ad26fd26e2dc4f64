import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silentLog } from '#server/http/log.ts'
import { createAlarm } from '#server/leads/alarm.ts'
import type { Channel, Notice } from '#server/leads/channels/channel.ts'

const minute = 60_000

function alarmed() {
  let time = 0
  const waited: Record<string, number | null> = { mail: null, drive: null }
  const failed = { mail: 0, drive: 0 }
  const told: [by: string, notice: Notice][] = []
  const errors: object[] = []
  const channel = (name: string): Channel => ({
    name,
    deliver: async () => 'ok',
    async notify(notice) {
      told.push([name, notice])
    },
  })
  const alarm = createAlarm({
    outbox: {
      status: () => ({
        undelivered: { mail: 3, drive: 0 },
        failed,
        oldestUndeliveredMs: waited,
        held: 0,
        toAnswer: 0,
        damaged: 0,
      }),
    },
    channels: [channel('mail'), channel('drive')],
    language: 'en',
    log: { ...silentLog, error: (about: object) => errors.push(about) } as typeof silentLog,
    now: () => time,
  })
  return {
    told,
    errors,
    waited,
    failed,
    look: async (at: number) => {
      time = at
      await alarm.look()
    },
  }
}

test('a channel with a lead that waits for more than ten minutes is told of by the other one, once', async () => {
  const { told, errors, waited, look } = alarmed()
  waited.mail = 10 * minute
  await look(0)
  assert.equal(told.length, 0)
  waited.mail = 10 * minute + 1
  await look(minute)
  await look(2 * minute)
  assert.deepEqual(
    told.map(([by]) => by),
    ['drive'],
  )
  assert.match(told[0]?.[1].subject ?? '', /mail/)
  assert.match(told[0]?.[1].paragraphs.join() ?? '', /3 leads/)
  assert.deepEqual(errors, [{ channel: 'mail', waiting: 3 }])
})

test('it is said again after a day, and anew when it comes back', async () => {
  const { told, waited, look } = alarmed()
  waited.drive = 11 * minute
  await look(0)
  await look(23 * 60 * minute)
  assert.equal(told.length, 1)
  await look(25 * 60 * minute)
  assert.equal(told.length, 2)
  waited.drive = null
  await look(26 * 60 * minute)
  waited.drive = 11 * minute
  await look(27 * 60 * minute)
  assert.equal(told.length, 3)
  assert.deepEqual(new Set(told.map(([by]) => by)), new Set(['mail']))
})

test('a lead that was given up is told of as well', async () => {
  const { told, failed, look } = alarmed()
  failed.mail = 1
  await look(0)
  assert.deepEqual(
    told.map(([by]) => by),
    ['drive'],
  )
})

test('a clock that is set back or ahead does not silence it', async () => {
  const { told, failed, look } = alarmed()
  const day = 24 * 60 * minute
  failed.mail = 1
  await look(0)
  let at = 0
  for (const days of [-30, 30, 3_653, -3_653]) {
    at += days * day
    await look(at)
  }
  assert.equal(told.length, 5)
  await look(at + minute)
  assert.equal(told.length, 5)
})
