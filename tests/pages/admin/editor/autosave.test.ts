import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Autosave,
  type AutosaveEvent,
  autosave,
  dueAt,
  isUnsaved,
  quiet,
  statusOf,
} from '../../../../pages/admin/editor/saving/autosave.ts'

const after = (...events: AutosaveEvent[]): Autosave => events.reduce(autosave, quiet)
const typed = (at: number): AutosaveEvent => ({ type: 'typed', at })

test('autosave: nothing is sent while nothing is typed', () => {
  assert.equal(dueAt(quiet), null)
  assert.equal(statusOf(quiet, 0).text, '')
})

test('autosave: a pause in the typing is sent a second after the last key', () => {
  assert.equal(dueAt(after(typed(100))), 1100)
  assert.equal(dueAt(after(typed(100), typed(600))), 1600)
})

test('autosave: typing without a pause is sent two seconds after it began', () => {
  const keys = Array.from({ length: 40 }, (_, index) => typed(1000 + index * 100))
  assert.equal(dueAt(after(...keys)), 3000)
})

test('autosave: one save at a time, and what is typed meanwhile goes with the next', () => {
  const state = after(typed(0), { type: 'sent', at: 1000 }, typed(1200))
  assert.equal(dueAt(state), null)
  const next = autosave(state, { type: 'acknowledged', at: 1500 })
  assert.equal(isUnsaved(next), true)
  assert.equal(dueAt(next), 2200)
})

test('autosave: what is acknowledged is saved', () => {
  const state = after(typed(0), { type: 'sent', at: 1000 }, { type: 'acknowledged', at: 1100 })
  assert.equal(isUnsaved(state), false)
  assert.equal(dueAt(state), null)
  assert.equal(statusOf(state, 3100).text, 'Typing saved 2 seconds ago')
  assert.equal(statusOf(state, 1100).text, 'Typing saved just now')
})

test('autosave: a server that is away is asked again, ever less often, up to half a minute', () => {
  let state = after(typed(0))
  const waits: number[] = []
  for (let round = 0; round < 7; round++) {
    const at = dueAt(state) ?? 0
    state = autosave(state, { type: 'sent', at })
    state = autosave(state, { type: 'failed', at, why: 'away' })
    waits.push((dueAt(state) ?? 0) - at)
  }
  assert.deepEqual(waits, [2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  assert.equal(statusOf(state, 0).text, 'No connection. Kept on this device')
})

test('autosave: a network that is back is used at once', () => {
  const away = after(typed(0), { type: 'sent', at: 1000 }, { type: 'failed', at: 1000, why: 'away' })
  assert.equal(dueAt(autosave(away, { type: 'retry' })), 1000)
})

test('autosave: without a session nothing is sent until somebody has signed in', () => {
  const out = after(typed(0), { type: 'sent', at: 1000 }, { type: 'failed', at: 1000, why: 'signed-out' })
  assert.equal(dueAt(out), null)
  assert.equal(dueAt(autosave(out, typed(5000))), null)
  assert.equal(statusOf(out, 9000).text, 'Not saved: sign in again')
  assert.notEqual(dueAt(autosave(out, { type: 'retry' })), null)
})

test('autosave: what the server refuses is not sent again before the next key', () => {
  const refused: AutosaveEvent = { type: 'failed', at: 1000, why: 'refused', detail: 'Too many drafts.' }
  const state = after(typed(0), { type: 'sent', at: 1000 }, refused)
  assert.equal(dueAt(state), null)
  assert.match(statusOf(state, 1000).text, /Kept on this device\. Too many drafts\.$/)
  assert.equal(dueAt(autosave(state, typed(4000))), 2000)
})

test('autosave: a save says so only when it takes more than half a second', () => {
  const state = after(typed(0), { type: 'sent', at: 1000 })
  assert.notEqual(statusOf(state, 1499).text, 'Saving…')
  assert.equal(statusOf(state, 1500).text, 'Saving…')
})

test('autosave: a version says its time, in London', () => {
  const at = Date.parse('2026-07-01T08:14:00Z')
  const state = autosave(after(typed(0)), { type: 'settled', at, version: true })
  assert.equal(statusOf(state, at + 60_000).text, 'Saved as a version, 09:14')
  assert.equal(isUnsaved(state), false)
})

test('autosave: what is spoken changes with the kind, not with every second', () => {
  const state = after(typed(0), { type: 'sent', at: 1000 }, { type: 'acknowledged', at: 1100 })
  assert.equal(statusOf(state, 2000).spoken, statusOf(state, 9000).spoken)
  assert.notEqual(statusOf(state, 2000).text, statusOf(state, 9000).text)
})
