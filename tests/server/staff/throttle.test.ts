import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createThrottle, type Try } from '#server/staff/throttle.ts'

const minute = 60_000

function makeThrottle({ mock }: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  mock.method(Date, 'now', () => clock.now)
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  const throttle = createThrottle()
  const attempt = (changes: Partial<Try> = {}): Try => ({
    email: 'ada@example.com',
    address: '192.0.2.1',
    device: null,
    ...changes,
  })
  return {
    clock,
    pass(ms: number) {
      clock.now += ms
      mock.timers.tick(ms)
    },
    take: (changes?: Partial<Try>) => throttle.take(attempt(changes)),
    succeed: (changes?: Partial<Try>) => throttle.succeeded(attempt(changes)),
    async fail(times: number, changes?: Partial<Try>) {
      for (let at = 0; at < times; at += 1) assert.equal(await throttle.take(attempt(changes)), null)
    },
    throttle,
  }
}

/** Addresses, each in another network. */
function* manyNetworks(): Generator<string, string> {
  for (let at = 0; ; at += 1) yield `10.${at >> 8}.${at & 0xff}.1`
}

test('after five failures an account waits a minute, then twice as long, up to a quarter of an hour', async (context) => {
  const { take, fail, pass } = makeThrottle(context)
  await fail(5)
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    assert.equal(await take(), seconds)
    pass(seconds * 1000)
    await fail(1)
  }
})

test('retrying during the wait does not lengthen it', async (context) => {
  const { take, fail, pass } = makeThrottle(context)
  await fail(5)
  for (let at = 0; at < 500; at += 1) await take()
  assert.equal(await take(), 60)
  pass(minute)
  await fail(1)
})

test('addresses in the same /24 or /48 count as one network', async (context) => {
  const { take, fail } = makeThrottle(context)
  await fail(5, { address: '192.0.2.1' })
  assert.notEqual(await take({ address: '::ffff:192.0.2.200' }), null)
  await fail(5, { address: '2001:db8:1:1::1' })
  assert.notEqual(await take({ address: '2001:db8:1:ffff::2' }), null)
})

test('guesses from three other networks do not lock the account holder out', async (context) => {
  const { take, fail } = makeThrottle(context)
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) await fail(5, { address })
  assert.equal(await take({ address: '10.0.0.1' }), null)
})

test('guesses at one account from very many networks are throttled, its known browser is not', async (context) => {
  const { take, fail } = makeThrottle(context)
  for (let at = 0; at < 25; at += 1) await fail(4, { address: `10.0.${at}.1` })
  assert.equal(await take({ address: '198.51.100.1' }), 60)
  assert.equal(await take({ address: '198.51.100.1', device: 'hers' }), null)
  assert.equal(await take({ address: '198.51.100.1', email: 'grace@example.com' }), null)
})

test('attempts refused by the limit of the whole account do not count against their network', async (context) => {
  const { take, fail } = makeThrottle(context)
  const networks = manyNetworks()
  const emails = Array.from({ length: 60 }, (_, at) => `member${at}@example.com`)
  for (const email of emails) {
    for (let at = 0; at < 25; at += 1) await fail(4, { email, address: networks.next().value ?? '' })
  }
  for (const email of emails) assert.notEqual(await take({ email }), null)
  assert.equal(await take({ email: 'grace@example.com' }), null)
})

test('a known browser has its own limit, apart from its network and other browsers', async (context) => {
  const { take, fail } = makeThrottle(context)
  await fail(5)
  assert.notEqual(await take(), null)
  await fail(5, { device: 'hers' })
  assert.equal(await take({ device: 'hers' }), 60)
  assert.equal(await take({ device: 'her other one' }), null)
})

test('failures of a known browser at one account do not count at another', async (context) => {
  const { take, fail } = makeThrottle(context)
  await fail(5, { device: 'hers' })
  assert.equal(await take({ device: 'hers', email: 'grace@example.com' }), null)
})

test('a right password resets the failures and does not count against the network', async (context) => {
  const { take, fail, succeed } = makeThrottle(context)
  await fail(5)
  await succeed()
  await fail(4)
  for (let at = 0; at < 200; at += 1) {
    await succeed()
    assert.equal(await take(), null)
  }
})

test('a network has to wait after failing at fifty accounts; other networks do not', async (context) => {
  const { take, fail } = makeThrottle(context)
  for (let at = 0; at < 50; at += 1) await fail(1, { email: `member${at}@example.com` })
  assert.equal(await take(), 60)
  assert.equal(await take({ address: '198.51.100.1' }), null)
})

test('hammering at one account does not block a colleague in the same network', async (context) => {
  const { take } = makeThrottle(context)
  for (let at = 0; at < 200; at += 1) await take()
  assert.equal(await take({ email: 'grace@example.com' }), null)
})

test('changing the clock never lengthens a wait', async (context) => {
  for (const days of [-30, -3650, 30, 3650]) {
    const { clock, take, fail, pass } = makeThrottle(context)
    await fail(5)
    assert.equal(await take(), 60)
    clock.now += days * 86_400_000
    const wait = (await take()) ?? 0
    assert.ok(wait <= 60, `${days} days: ${wait} s`)
    pass(wait * 1000)
    if (wait > 0) await fail(1)
  }
})

test('of many made-up emails, those tried longest ago are forgotten, not the latest', async (context) => {
  const { take, fail } = makeThrottle(context)
  await fail(5, { email: 'first@example.com', device: 'x' })
  for (let at = 0; at < 20_000; at += 1) await fail(1, { email: `member${at}@example.com`, device: 'x' })
  assert.equal(await take({ email: 'first@example.com', device: 'x' }), null)
  await fail(4, { email: 'member19999@example.com', device: 'x' })
  assert.notEqual(await take({ email: 'member19999@example.com', device: 'x' }), null)
})
