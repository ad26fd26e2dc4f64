import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChannelState } from '#domain/leads/channel-state.ts'
import { advance, untried } from '#server/leads/delivery/delivery.ts'

const hour = 3_600_000
const failedAt = (at: number) => ({
  at: new Date(at).toISOString(),
  channel: 'mail',
  event: 'failed' as const,
  error: 'No answer.',
  permanent: false,
})

/** Fails at every due time; returns the waits between the tries and the last state. */
function failUntilGivenUp(): { waits: number[]; state: ChannelState } {
  let state = untried(0)
  const waits: number[] = []
  while (state.nextTryAt !== null) {
    const at = state.nextTryAt
    state = advance(state, failedAt(at), 30_000)
    if (state.nextTryAt !== null) waits.push(state.nextTryAt - at)
  }
  return { waits, state }
}

test('the wait between attempts doubles up to one hour and stays there', () => {
  const { waits } = failUntilGivenUp()
  const found = waits.slice(0, 9)
  assert.deepEqual(
    found,
    [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].map((seconds) => seconds * 1000),
  )
})

test('a delivery is given up after five days of attempts and keeps the last error', () => {
  const { waits, state } = failUntilGivenUp()
  const total = waits.reduce((sum, wait) => sum + wait, 0)
  assert.ok(total > 119 * hour && total <= 120 * hour, String(total))
  assert.equal(state.status, 'failed')
  assert.equal(state.lastError, 'No answer.')
})

test('a delivery that failed before a week off is given up only after another failed attempt', () => {
  const state = advance(untried(0), failedAt(0), 30_000)
  assert.equal(state.status, 'waiting')
  assert.equal(advance(state, failedAt(7 * 24 * hour), 30_000).status, 'failed')
})

test('a delivery that was never attempted has its five days from the first failure', () => {
  assert.equal(advance(untried(0), failedAt(30 * 24 * hour), 30_000).status, 'waiting')
})

test('sending again resets a delivery that was given up to untried', () => {
  const { state } = failUntilGivenUp()
  const at = new Date(200 * hour).toISOString()
  assert.deepEqual(advance(state, { at, channel: 'mail', event: 'resend' }, 30_000), untried(200 * hour))
})
