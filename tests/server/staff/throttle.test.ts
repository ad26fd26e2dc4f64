import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createThrottle, type Try } from '#server/staff/throttle.ts'

const minute = 60_000

function makeThrottle() {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  const throttle = createThrottle({ now: () => clock.now })
  const attempt = (changes: Partial<Try> = {}): Try => ({
    email: 'ada@example.com',
    address: '192.0.2.1',
    device: null,
    by: 'password',
    ...changes,
  })
  return {
    clock,
    take: (changes?: Partial<Try>) => throttle.take(attempt(changes)),
    succeed: (changes?: Partial<Try>) => throttle.succeeded(attempt(changes)),
    fail(times: number, changes?: Partial<Try>) {
      for (let at = 0; at < times; at += 1) assert.equal(throttle.take(attempt(changes)), null)
    },
    throttle,
  }
}

/** One address after the other, each in a network of its own. */
function* manyNetworks(): Generator<string, string> {
  for (let at = 0; ; at += 1) yield `10.${at >> 8}.${at & 0xff}.1`
}

test('after five failures an account waits a minute, then twice as long, up to a quarter of an hour', () => {
  const { clock, take, fail } = makeThrottle()
  fail(5)
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    assert.equal(take(), seconds)
    clock.now += seconds * 1000
    fail(1)
  }
})

test('hammering while waiting does not make the wait longer', () => {
  const { clock, take, fail } = makeThrottle()
  fail(5)
  for (let at = 0; at < 500; at += 1) take()
  assert.equal(take(), 60)
  clock.now += minute
  fail(1)
})

test('a clock that is set makes no wait longer than it was', () => {
  for (const days of [-30, -3650, 30, 3650]) {
    const { clock, take, fail } = makeThrottle()
    fail(5)
    assert.equal(take(), 60)
    clock.now += days * 86_400_000
    const wait = take() ?? 0
    assert.ok(wait <= 60, `${days} days: ${wait} s`)
    clock.now += wait * 1000
    if (wait > 0) fail(1)
  }
})

test('an hour without a try starts afresh', () => {
  const { clock, fail } = makeThrottle()
  fail(5)
  clock.now += 60 * minute
  fail(5)
})

test('a neighbour in the same /24 or /48 is the same network', () => {
  const { take, fail } = makeThrottle()
  fail(5, { address: '192.0.2.1' })
  assert.notEqual(take({ address: '::ffff:192.0.2.200' }), null)
  fail(5, { address: '2001:db8:1:1::1' })
  assert.notEqual(take({ address: '2001:db8:1:ffff::2' }), null)
})

test('guessing from elsewhere does not lock the owner out', () => {
  const { take, fail } = makeThrottle()
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) fail(5, { address })
  assert.equal(take({ address: '10.0.0.1' }), null)
})

test('guessing from very many networks is slowed down, a known browser and a recovery code are not', () => {
  const { take, fail } = makeThrottle()
  for (let at = 0; at < 25; at += 1) fail(4, { address: `10.0.${at}.1` })
  assert.equal(take({ address: '198.51.100.1' }), 60)
  assert.equal(take({ address: '198.51.100.1', device: 'hers' }), null)
  assert.equal(take({ address: '198.51.100.1', by: 'recovery-code' }), null)
  assert.equal(take({ address: '198.51.100.1', email: 'grace@example.com' }), null)
})

test('tries that were refused for the account as a whole are not counted against their network', () => {
  const { take, fail } = makeThrottle()
  const networks = manyNetworks()
  const emails = Array.from({ length: 60 }, (_, at) => `member${at}@example.com`)
  for (const email of emails) {
    for (let at = 0; at < 25; at += 1) fail(4, { email, address: networks.next().value ?? '' })
  }
  for (const email of emails) assert.notEqual(take({ email }), null)
  assert.equal(take({ email: 'grace@example.com' }), null)
})

test('a known browser counts for itself: neither its network nor others slow it down', () => {
  const { take, fail } = makeThrottle()
  fail(5)
  assert.notEqual(take(), null)
  fail(5, { device: 'hers' })
  assert.equal(take({ device: 'hers' }), 60)
  assert.equal(take({ device: 'her other one' }), null)
})

test('a browser known to one account is nothing special to another', () => {
  const { take, fail } = makeThrottle()
  fail(5, { device: 'hers' })
  assert.equal(take({ device: 'hers', email: 'grace@example.com' }), null)
})

test('a right password starts afresh', () => {
  const { fail, succeed } = makeThrottle()
  fail(5)
  succeed()
  fail(5)
})

test('right passwords do not use up what a network is allowed', () => {
  const { take, succeed } = makeThrottle()
  for (let at = 0; at < 200; at += 1) {
    assert.equal(take(), null)
    succeed()
  }
})

test('a network that tries many accounts waits after fifty', () => {
  const { take, fail } = makeThrottle()
  for (let at = 0; at < 50; at += 1) fail(1, { email: `member${at}@example.com` })
  assert.equal(take(), 60)
  assert.equal(take({ address: '198.51.100.1' }), null)
})

test('hammering at one account does not shut out the colleagues beside it', () => {
  const { take } = makeThrottle()
  for (let at = 0; at < 200; at += 1) take()
  assert.equal(take({ email: 'grace@example.com' }), null)
})

test('of very many made-up names those tried longest ago are forgotten, not the last ones', () => {
  const { take, fail } = makeThrottle()
  fail(5, { email: 'first@example.com', device: 'x' })
  for (let at = 0; at < 20_000; at += 1) fail(1, { email: `member${at}@example.com`, device: 'x' })
  assert.equal(take({ email: 'first@example.com', device: 'x' }), null)
  fail(4, { email: 'member19999@example.com', device: 'x' })
  assert.notEqual(take({ email: 'member19999@example.com', device: 'x' }), null)
})

test('within a session the password is asked for under the same rules', () => {
  const { throttle } = makeThrottle()
  for (let at = 0; at < 5; at += 1) assert.equal(throttle.takeInSession('one'), null)
  assert.equal(throttle.takeInSession('one'), 60)
  assert.equal(throttle.takeInSession('two'), null)
  throttle.succeededInSession('one')
  assert.equal(throttle.takeInSession('one'), null)
})
