import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkPrefix } from '#server/kernel/network-prefix.ts'
import { createFloodGate } from '#server/leads/intake/flood-gate.ts'

test('addresses of one network share a prefix, however they are written', () => {
  assert.equal(networkPrefix('192.0.2.17'), '192.0.2')
  assert.equal(networkPrefix('::ffff:192.0.2.200'), '192.0.2')
  assert.equal(networkPrefix('2001:db8:1:2::3'), networkPrefix('2001:0DB8:0001:ffff:1:2:3:4'))
  assert.equal(networkPrefix('2001:db8::1'), networkPrefix('2001:db8:0:9::'))
  assert.notEqual(networkPrefix('2001:db8:1::1'), networkPrefix('2001:db8:2::1'))
  assert.equal(networkPrefix('fe80::1%eth0'), 'fe80:0:0')
  assert.equal(networkPrefix('nonsense'), 'unknown')
})

test('leads above the limit are held, and far above it refused; other networks are not affected', async () => {
  const gate = createFloodGate({ perMinute: 2 })
  const verdicts = []
  for (let count = 0; count < 41; count += 1) verdicts.push(await gate.count(`192.0.2.${count}`))
  const found = verdicts.map(({ pass }) => pass)
  assert.deepEqual(found, [...Array(2).fill('free'), ...Array(38).fill('held'), 'refused'])
  const last = verdicts.at(-1)
  assert.ok(last?.pass === 'refused' && last.retryAfterSeconds >= 1 && last.retryAfterSeconds <= 60)
  assert.deepEqual(await gate.count('198.51.100.1'), { pass: 'free' })
})

test('repeats of a lead do not count towards the limit', async () => {
  const gate = createFloodGate({ perMinute: 1 })
  for (let count = 0; count < 5; count += 1) {
    assert.deepEqual(await gate.count('192.0.2.1'), { pass: 'free' })
    await gate.forgive('192.0.2.1')
  }
})

test('a network that stays within the limit per minute is still limited per hour', async (context) => {
  const clock = { now: Date.now() }
  context.mock.method(Date, 'now', () => clock.now)
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const gate = createFloodGate({ perMinute: 1, now: () => clock.now })
  for (let count = 0; count < 30; count += 1) {
    assert.notEqual((await gate.count('192.0.2.1')).pass, 'refused', `lead ${count + 1}`)
    clock.now += 61_000
    context.mock.timers.tick(61_000)
  }
  assert.equal((await gate.count('192.0.2.1')).pass, 'refused')
  assert.deepEqual(await gate.count('198.51.100.1'), { pass: 'free' })
})
