import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAmount, workOut } from '#renderer/service/work-out.ts'

test('R301: the example on the page is worked out', () => {
  assert.deepEqual(workOut({ customers: 100, averagePurchase: 200, keptBefore: 20, keptAfter: 75 }), {
    before: { percent: 20, customers: 20, sales: 4_000 },
    after: { percent: 75, customers: 75, sales: 15_000 },
    extra: 11_000,
  })
})

test('R301: customers are rounded, and keeping fewer gives a negative difference', () => {
  const { before, after, extra } = workOut({
    customers: 3,
    averagePurchase: 10,
    keptBefore: 50,
    keptAfter: 0,
  })
  assert.deepEqual([before.customers, after.customers, extra], [2, 0, -20])
})

test('R301: only whole numbers within the limits are read', () => {
  const texts = ['', ' ', '-1', '1.5', '1e3', '0x10', '１００', '10001', '9'.repeat(400), '<b>', 'NaN', '0']
  const found = texts.filter((text) => readAmount('customers', text) !== null)
  assert.deepEqual(found, [])
  assert.equal(readAmount('customers', ' 10000 '), 10_000)
  assert.equal(readAmount('keptBefore', '0'), 0)
  assert.equal(readAmount('keptAfter', '101'), null)
})
