import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFacts } from '../../../../domain/site/facts.ts'
import { valueAt } from '../../../../pages/admin/facts/facts-state.ts'
import { withIds, withNames, withOffer } from '../../../../pages/admin/prices/offers.ts'

const blank = { name: '', price: 0, period: '', setupTime: '', description: '' }
const facts = {
  packages: {
    en: [{ ...blank, id: 'found', name: 'Get Found', period: 'per month', setupTime: '7 days' }],
    it: [{ ...blank, id: 'found', name: 'Essenziale', period: 'al mese', setupTime: '7 giorni' }],
  },
  addOns: { en: [], it: [] },
}

function added(kind: 'packages' | 'addOns', name: { en: string; it: string }) {
  const next = withOffer(facts, kind, blank).facts
  assert.ok(isFacts(next))
  const offers = Object.fromEntries(
    (['en', 'it'] as const).map((locale) => {
      const list = valueAt(next, [kind, locale])
      assert.ok(Array.isArray(list))
      return [
        locale,
        list.map((one) => (isFacts(one) && one.name === '' ? { ...one, name: name[locale] } : one)),
      ]
    }),
  )
  return { ...next, [kind]: offers }
}

test('a new package starts with the period and set-up time of the first one, in each language', () => {
  const { facts: next } = withOffer(facts, 'packages', blank)
  assert.deepEqual(valueAt(next, ['packages', 'en', 1]), {
    ...{ ...blank, id: 'new-1', period: 'per month', setupTime: '7 days' },
  })
  assert.deepEqual(valueAt(next, ['packages', 'it', 1]), {
    ...{ ...blank, id: 'new-1', period: 'al mese', setupTime: '7 giorni' },
  })
  const { facts: first } = withOffer(facts, 'addOns', blank)
  assert.deepEqual(valueAt(first, ['addOns', 'en', 0]), { ...blank, id: 'new-1' })
})

test('a name in only one language is used for both; two names stay', () => {
  const alone = withIds(withNames(added('packages', { en: 'Starter', it: ' ' })))
  assert.equal(valueAt(alone, ['packages', 'it', 1, 'name']), 'Starter')
  assert.equal(valueAt(alone, ['packages', 'it', 1, 'id']), 'starter')
  const both = withNames(added('packages', { en: 'Starter', it: 'Inizio' }))
  assert.equal(valueAt(both, ['packages', 'it', 1, 'name']), 'Inizio')
  const none = withNames(added('addOns', { en: '', it: '' }))
  assert.equal(valueAt(none, ['addOns', 'it', 0, 'name']), '')
})
