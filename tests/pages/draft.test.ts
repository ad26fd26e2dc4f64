import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, readDraft } from '../../pages/website-onboarding/index/draft/draft.schema.ts'

// What is read back from a visitor's device may be old, of another version, or hostile (R277).

const day = 24 * 3_600_000
const now = Date.UTC(2026, 10, 23)
const content = {
  submissionId: 'id',
  answers: { fullName: ['Ada Rossi'], websiteGoals: ['Generate leads', 'Provide information'] },
  files: 2,
  waiting: null,
}
const waiting = {
  since: now,
  tray: 'token',
  attached: [{ group: 'images' as const, name: 'a.png', size: 1 }],
}
const kept = draftOf(content, now)

test('a kept draft is read back for seven days', () => {
  assert.ok(kept)
  assert.deepEqual(readDraft(structuredClone(kept), now + 7 * day - 1), kept)
  assert.equal(readDraft(kept, now + 7 * day), null)
  // A draft from slightly in the future is still valid; one from the far future has expired
  assert.ok(readDraft(kept, now - 60_000))
  assert.equal(readDraft(kept, now - day), null)
})

test('files that wait on the server are offered for less than the day for which it stores them', () => {
  const draft = draftOf({ ...content, waiting }, now)
  assert.deepEqual(readDraft(draft, now + 22 * 3_600_000)?.waiting, waiting)
  assert.equal(readDraft(draft, now + 23 * 3_600_000)?.waiting, null)
})

test('a draft of another shape, version or size is ignored', () => {
  const odd: unknown[] = [
    ...[undefined, null, 'text', [], new Map([['version', 1]])],
    { ...kept, version: 2 },
    { ...kept, version: '1' },
    { ...kept, savedAt: Number.NaN },
    { ...kept, savedAt: String(now) },
    { ...kept, submissionId: '' },
    { ...kept, submissionId: 'x'.repeat(201) },
    { ...kept, answers: null },
    { ...kept, answers: { fullName: 'Ada' } },
    { ...kept, answers: { fullName: [1] } },
    { ...kept, answers: { fullName: ['x'.repeat(20_001)] } },
    { ...kept, answers: { websiteGoals: Array.from({ length: 51 }, () => 'x') } },
    { ...kept, answers: { ['x'.repeat(101)]: ['x'] } },
    { ...kept, answers: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`f${at}`, ['']])) },
    {
      ...kept,
      answers: Object.fromEntries(Array.from('abcdefghijk', (name) => [name, ['x'.repeat(20_000)]])),
    },
    { ...kept, files: 31 },
    { ...kept, files: -1 },
    { ...kept, waiting: { ...waiting, tray: 1 } },
    { ...kept, waiting: { ...waiting, attached: [{ group: 'secrets', name: 'a', size: 1 }] } },
  ]
  for (const [place, value] of odd.entries()) assert.equal(readDraft(value, now), null, `number ${place}`)
})

test('a draft too large to be read back is not kept', () => {
  assert.equal(draftOf({ ...content, answers: { specialRequests: ['x'.repeat(20_001)] } }, now), null)
  assert.ok(draftOf({ ...content, answers: { specialRequests: ['x'.repeat(5_000)] } }, now))
})
