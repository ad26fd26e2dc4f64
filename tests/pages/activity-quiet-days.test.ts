import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RecordedActivity } from '#domain/audit/activity.ts'
import { quietDays, spansOf } from '../../pages/admin/activity/quiet-days.ts'

const entry = (n: number, action: string, by = 'ada'): RecordedActivity => ({
  n,
  at: `2026-11-${10 + n}T09:30:00.000Z`,
  by,
  action,
  object: null,
  facts: action === 'sign-in' ? { method: 'password' } : {},
})
const day = (n: number, ...actions: string[]) => ({
  day: `${10 + n} November`,
  entries: actions.map((action) => entry(n, action, n === 1 ? 'bo' : 'ada')),
})
const days = [day(5, 'sign-in'), day(4, 'sign-in', 'leads-listed'), day(2, 'sign-in'), day(1, 'sign-in')]

test('neighbouring days with nothing but sign-ins stand together, unless they are wanted apart', () => {
  const together = (apart: boolean) =>
    spansOf(days, { apart }).map((span) => span.map((one) => one.day.slice(0, 2)))
  assert.deepEqual(together(false), [['15'], ['14'], ['12', '11']])
  assert.deepEqual(together(true), [['15'], ['14'], ['12'], ['11']])
})

test('they say who signed in how often, and each sign-in with its day and its way', () => {
  const told = quietDays([day(2, 'sign-in'), day(1, 'sign-in')], (by) => `Member ${by}`)
  assert.equal(told.day, '11 to 12 November')
  assert.equal(told.what, 'Signed in 2 times')
  assert.deepEqual(told.people, ['Member ada', 'Member bo'])
  assert.equal(told.signIns.at(-1)?.words, '11 November, 09:30: Member bo signed in by password')
  const mixed = quietDays([day(2, 'sign-in', 'sign-out'), day(1, 'sign-in')], (by) => by ?? '')
  assert.equal(mixed.what, 'Signed in or out 3 times')
})
