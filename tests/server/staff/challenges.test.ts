import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChallenges } from '#server/staff/challenges.ts'

function makeChallenges() {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const challenges = createChallenges({ now: () => clock.now })
  const issue = (purpose = 'sign-in') => Buffer.from(challenges.issue(purpose)).toString('base64url')
  return { clock, challenges, issue }
}

test('a challenge that is malformed, altered by one bit or from another process is rejected', () => {
  const { challenges, issue } = makeChallenges()
  const challenge = issue()
  assert.equal(makeChallenges().challenges.isOpen(challenge, 'sign-in'), false)
  const bytes = Buffer.from(challenge, 'base64url')
  for (const at of [0, 16, 21, 22, 53]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    assert.equal(challenges.isOpen(changed.toString('base64url'), 'sign-in'), false, String(at))
  }
  for (const other of ['', challenge.slice(1), `${challenge}A`, `${challenge}=`, '!'.repeat(72)]) {
    assert.equal(challenges.isOpen(other, 'sign-in'), false, other)
  }
})

test('a used challenge stays rejected after its record has expired', () => {
  const { clock, challenges, issue } = makeChallenges()
  const challenge = issue()
  assert.equal(challenges.spend(challenge, 'sign-in'), true)
  clock.now += 300_000
  assert.equal(challenges.spend(issue(), 'sign-in'), true)
  assert.equal(challenges.spend(challenge, 'sign-in'), false)
})

test('setting the clock back neither extends a challenge nor makes a used one valid again', () => {
  const { clock, challenges, issue } = makeChallenges()
  const [open, used] = [issue(), issue()]
  assert.equal(challenges.spend(used, 'sign-in'), true)
  clock.now -= 30 * 86_400_000
  assert.equal(challenges.isOpen(open, 'sign-in'), true)
  clock.now += 300_000
  assert.equal(challenges.isOpen(open, 'sign-in'), false)
  assert.equal(challenges.spend(issue(), 'sign-in'), true)
  clock.now -= 600_000
  assert.equal(challenges.spend(used, 'sign-in'), false)
})

test('after 10,000 used challenges new ones are rejected until the used ones expire', () => {
  const { clock, challenges, issue } = makeChallenges()
  for (let at = 0; at < 10_000; at += 1) assert.ok(challenges.spend(issue(), 'sign-in'))
  assert.equal(challenges.spend(issue(), 'sign-in'), false)
  clock.now += 300_000
  assert.equal(challenges.spend(issue(), 'sign-in'), true)
})
