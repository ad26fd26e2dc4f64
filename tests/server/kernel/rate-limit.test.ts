import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { limits } from '#server/kernel/limits.ts'
import { createBackOff, createRateLimit } from '#server/kernel/rate-limit.ts'

/** A clock that the test moves. Changing only `now` is like setting the system's clock. */
function movedClock({ mock }: TestContext) {
  const clock = { now: Date.parse('2026-01-01T12:00:00Z') }
  mock.method(Date, 'now', () => clock.now)
  mock.timers.enable({ apis: ['setTimeout'] })
  return {
    clock,
    pass(seconds: number) {
      clock.now += seconds * 1000
      mock.timers.tick(seconds * 1000)
    },
  }
}

const options = { free: 3, firstWait: 60, longestWait: 900, forgetAfter: 3600 }

test('a limit counts per name and period, and tells how long the period still lasts', async (context) => {
  const { pass } = movedClock(context)
  const limit = createRateLimit({ points: 2, seconds: 10 })
  assert.deepEqual(await limit.take('a'), { used: 1, wait: null })
  pass(4)
  assert.deepEqual(await limit.take('a'), { used: 2, wait: null })
  assert.deepEqual(await limit.take('a'), { used: 3, wait: 6 })
  assert.deepEqual(await limit.take('b'), { used: 1, wait: null })
  pass(6)
  assert.deepEqual(await limit.take('a'), { used: 1, wait: null })
})

test('a point given back after its period does not raise the limit of the next', async (context) => {
  const { pass } = movedClock(context)
  const limit = createRateLimit({ points: 2, seconds: 10 })
  await limit.take('a')
  pass(10)
  await limit.giveBack('a')
  for (const used of [1, 2]) assert.deepEqual(await limit.take('a'), { used, wait: null })
  assert.deepEqual(await limit.take('a'), { used: 3, wait: 10 })
})

test('setting the clock back does not lengthen the wait', async (context) => {
  const { clock, pass } = movedClock(context)
  const limit = createRateLimit({ points: 1, seconds: 10 })
  await limit.take('a')
  clock.now -= 30 * 86_400_000
  assert.deepEqual(await limit.take('a'), { used: 2, wait: 10 })
  pass(10)
  assert.deepEqual(await limit.take('a'), { used: 1, wait: null })
})

test('concurrent attempts get through no more often than consecutive ones', async (context) => {
  movedClock(context)
  const backOff = createBackOff(options)
  const answers = await Promise.all(Array.from({ length: 20 }, () => backOff.take('a')))
  assert.deepEqual(answers, [null, null, null, ...Array<number>(17).fill(60)])
})

test('a name is forgotten a fixed time after its last attempt, not its first', async (context) => {
  const { pass } = movedClock(context)
  const backOff = createBackOff(options)
  for (const _ of [1, 2]) {
    assert.equal(await backOff.take('a'), null)
    pass(3000)
  }
  assert.equal(await backOff.take('a'), null)
  assert.equal(await backOff.take('a'), 60)
  pass(3600)
  for (const _ of [1, 2, 3]) assert.equal(await backOff.take('a'), null)
  assert.equal(await backOff.take('a'), 60)
})

test('giving back an attempt ends the wait it started; giving back one never made has no effect', async (context) => {
  movedClock(context)
  const backOff = createBackOff(options)
  await backOff.giveBack('a')
  for (const _ of [1, 2, 3]) assert.equal(await backOff.take('a'), null)
  await backOff.giveBack('a')
  assert.equal(await backOff.take('a'), null)
  assert.equal(await backOff.take('a'), 60)
})

test('a limit remembers a bounded number of names, and forgets those not seen for longest', async () => {
  const limit = createRateLimit({ points: 1, seconds: 600 })
  await limit.take('first')
  await limit.take('second')
  for (let count = 0; count < limits.countedNames - 1; count += 1) await limit.take(`name ${count}`)
  assert.deepEqual(await limit.take('first'), { used: 1, wait: null })
  assert.notEqual((await limit.take(`name ${limits.countedNames - 2}`)).wait, null)
})
