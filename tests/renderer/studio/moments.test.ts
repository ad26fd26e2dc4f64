import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayInWords, momentInWords } from '#renderer/studio/moments.ts'

const now = Date.parse('2026-11-21T09:30:00Z')

test('a moment is said as people say it', () => {
  assert.equal(momentInWords('2026-11-21T09:14:00Z', now), 'today 09:14')
  assert.equal(momentInWords('2026-11-20T17:40:00Z', now), 'yesterday 17:40')
  assert.equal(momentInWords('2026-10-14T15:02:00Z', now), '14 October, 16:02')
  assert.equal(momentInWords('2024-10-14T15:02:00Z', now), '14 October 2024')
  assert.equal(dayInWords('2026-10-14T15:02:00Z', now), '14 October')
})

test('days are those of London, whatever clock the server has', () => {
  // Half past midnight there, while it is still the day before in UTC
  const night = Date.parse('2026-06-30T23:30:00Z')
  assert.equal(momentInWords('2026-06-30T23:10:00Z', night), 'today 00:10')
  assert.equal(momentInWords('2026-06-30T22:50:00Z', night), 'yesterday 23:50')
})

test('yesterday is found on the days when the clocks change', () => {
  assert.equal(dayInWords('2026-03-28T23:30:00Z', Date.parse('2026-03-29T22:30:00Z')), 'yesterday')
  assert.equal(dayInWords('2026-10-24T22:30:00Z', Date.parse('2026-10-25T23:59:00Z')), 'yesterday')
})

test('the last day of a year is yesterday on the first of the next', () => {
  assert.equal(momentInWords('2025-12-31T18:00:00Z', Date.parse('2026-01-01T10:00:00Z')), 'yesterday 18:00')
})

test('a date that is none is left as a hand has written it', () => {
  assert.equal(momentInWords('some day', now), 'some day')
})
