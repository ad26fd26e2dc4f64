import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createThrottle } from '#server/staff/throttle.ts'

type Throttle = ReturnType<typeof createThrottle>

async function fail(throttle: Throttle, times: number, email: string, address: string): Promise<void> {
  for (let at = 0; at < times; at += 1) assert.equal(await throttle.take(email, address), null)
}

test('after five failures an account waits, up to a quarter of an hour', async () => {
  const throttle = createThrottle()
  await fail(throttle, 5, 'ada@example.com', '192.0.2.1')
  const wait = await throttle.take('ada@example.com', '192.0.2.1')
  assert.ok(wait !== null && wait > 0 && wait <= 900)
})

test('a neighbour in the same /24 or /48 is the same network', async () => {
  const throttle = createThrottle()
  await fail(throttle, 5, 'ada@example.com', '192.0.2.1')
  assert.notEqual(await throttle.take('ada@example.com', '::ffff:192.0.2.200'), null)
  await fail(throttle, 5, 'ada@example.com', '2001:db8:1:1::1')
  assert.notEqual(await throttle.take('ada@example.com', '2001:db8:1:ffff::2'), null)
})

test('guessing from elsewhere does not lock the owner out', async () => {
  const throttle = createThrottle()
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
    await fail(throttle, 5, 'ada@example.com', address)
  }
  assert.equal(await throttle.take('ada@example.com', '10.0.0.1'), null)
})

test('a right password starts afresh', async () => {
  const throttle = createThrottle()
  await fail(throttle, 5, 'ada@example.com', '192.0.2.1')
  await throttle.succeeded('ada@example.com', '192.0.2.1')
  await fail(throttle, 5, 'ada@example.com', '192.0.2.1')
})

test('a network that tries many accounts waits after fifty', async () => {
  const throttle = createThrottle()
  for (let at = 0; at < 50; at += 1) await fail(throttle, 1, `member${at}@example.com`, '192.0.2.1')
  assert.notEqual(await throttle.take('ada@example.com', '192.0.2.1'), null)
  assert.equal(await throttle.take('ada@example.com', '198.51.100.1'), null)
})

test('hammering at one account does not shut out the colleagues beside it', async () => {
  const throttle = createThrottle()
  for (let at = 0; at < 200; at += 1) await throttle.take('ada@example.com', '192.0.2.1')
  assert.equal(await throttle.take('grace@example.com', '192.0.2.1'), null)
})
