import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentScore, suspicionOf } from '#server/leads/intake/spam.ts'
import { genuineLeads, programLeads, type Sample } from '#tests/fixtures/lead-corpus.ts'

const isHeld = (sample: Sample): boolean => suspicionOf(sample) !== null

test('of a thousand genuine leads at most one is held', () => {
  const held = genuineLeads().filter(isHeld)
  const told = held.slice(0, 5).map((sample) => ({ ...sample, score: contentScore(sample.fields) }))
  assert.ok(held.length <= 1, `${held.length}: ${JSON.stringify(told, null, 1)}`)
})

test('of a thousand leads of programs at least 980 are held', () => {
  const passed = programLeads().filter((sample) => !isHeld(sample))
  const told = passed.slice(0, 5).map((sample) => ({ ...sample, score: contentScore(sample.fields) }))
  assert.ok(passed.length <= 20, `${passed.length}: ${JSON.stringify(told, null, 1)}`)
})
