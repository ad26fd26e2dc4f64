import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeadRecord } from '#domain/leads/records.ts'
import { createEntries } from '#server/leads/store/lead-index.ts'
import { sampleLead } from '#tests/server/leads/sample-lead.ts'
import {
  answersOf,
  clockInWords,
  clockOf,
  nameOf,
  replyAddress,
  rowOf,
} from '../../pages/admin/leads/lead-view.ts'

const family = '👩‍👩‍👧'
const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

const leadOf = (fields: Record<string, string>) => sampleLead({ kind: 'question', fields })

function recordOf(fields: Record<string, string>): LeadRecord {
  const lead = leadOf(fields)
  const { states } = createEntries({ channels: [], retryBaseMs: 0 }).of(lead)
  const handling = { status: 'open' as const, statusSince: null, notes: [], released: null, owner: null }
  return { lead, held: null, deliveries: Object.fromEntries(states), handling }
}

test('an emoji of several parts stays whole in a name, in a row and in the message', () => {
  const question = `We are ${family}, ❤️‍🔥 about ${england}`
  const record = recordOf({ name: `Bo ${family}`, email: 'bo@example.com', question })
  assert.equal(nameOf(record.lead), `Bo ${family}`)
  const row = rowOf(record, Date.now())
  assert.equal(row.name, `Bo ${family}`)
  assert.equal(row.excerpt, question)
  const found = answersOf(record.lead).given.map(({ value }) => value)
  assert.deepEqual(found, [question])
})

test('a long message is cut between whole emoji', () => {
  const { excerpt } = rowOf(recordOf({ name: 'Bo', question: family.repeat(300) }), Date.now())
  assert.match(excerpt, new RegExp(`^(?:${family})+…$`))
  assert.ok(Array.from(excerpt).length <= 160)
})

test('joiners and non-joiners between letters of a name are kept', () => {
  assert.equal(nameOf(leadOf({ name: 'علی‌رضا' })), 'علی‌رضا')
  assert.equal(nameOf(leadOf({ name: 'क्‍ष' })), 'क्‍ष')
})

test('invisible characters alone are not a name, and within a name they are removed', () => {
  assert.equal(nameOf(leadOf({ name: '\u200d\u200c', email: 'bo@example.com' })), 'bo@example.com')
  assert.equal(nameOf(leadOf({ name: 'Eve\u202egnp.exe\u0000\ud800' })), 'Eve gnp.exe')
  assert.equal(nameOf(leadOf({ name: 'Eve\u{e0067}\u{e0062}' })), 'Eve')
})

test('a reply goes to the sender alone', () => {
  const address = replyAddress(leadOf({ name: 'Bo', email: 'bo@example.com', question: 'When?' })) ?? ''
  assert.match(address, /^mailto:bo@example\.com\?subject=[^&]+$/)
})

test('a reply is due now within a minute of the promised time', () => {
  const words = (seconds: number) => clockInWords(clockOf(0, 24 * 3_600_000 + seconds * 1_000, 24))
  assert.deepEqual([-61, -59, 0, 59, 61].map(words), [
    '1 minute left',
    'Due now',
    'Due now',
    'Due now',
    '1 minute past due',
  ])
})
