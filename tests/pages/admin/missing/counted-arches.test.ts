import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestsPerArch } from '../../../../pages/admin/missing/counted-arches.tsx'

test('up to eight requests, each arch represents one; beyond that, a round number of them', () => {
  const cases = { 1: 1, 7: 1, 8: 1, 9: 2, 16: 2, 17: 5, 41: 10, 80: 10, 81: 20, 1000: 200 }
  for (const [most, perArch] of Object.entries(cases))
    assert.equal(requestsPerArch(Number(most)), perArch, most)
})
