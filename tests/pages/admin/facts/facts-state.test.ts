import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Conflict,
  changedPaths,
  mergedFacts,
  valueAt,
  withValue,
} from '../../../../pages/admin/facts/facts-state.ts'
import { positionIn } from '../../../../pages/admin/site/position-in.ts'

const base = {
  name: 'Ponte',
  address: { street: 'Mews', town: 'London' },
  founders: [{ role: 'Founder' }, { role: 'Co-founder' }],
}

test('a value is read and written by its path, and the original does not change', () => {
  const next = withValue(base, ['founders', 1, 'name'], 'Anna')
  assert.equal(valueAt(next, ['founders', 1, 'name']), 'Anna')
  assert.equal(valueAt(base, ['founders', 1, 'name']), undefined)
  assert.deepEqual(withValue(next, ['founders', 1, 'name'], undefined), base)
  assert.equal(valueAt(base, ['name', 'first']), undefined)
  assert.deepEqual(changedPaths(base, next), [['founders', 1, 'name']])
  assert.deepEqual(changedPaths(base, { ...base, founders: [] }), [['founders']])
})

test('the changes of two members are merged, and what both changed differently is named', () => {
  const conflicts: Conflict[] = []
  const mine = {
    ...base,
    name: 'Arco',
    founders: [{ role: 'Founder', name: 'Anna' }, { role: 'Co-founder' }],
  }
  const theirs = {
    ...base,
    name: 'Arch',
    address: { street: 'Bridge', town: 'London' },
    founders: [{ role: 'Founder' }, { role: 'Partner' }],
    photo: 'x.jpg',
  }
  assert.deepEqual(mergedFacts(base, mine, theirs, conflicts), {
    name: 'Arco',
    address: { street: 'Bridge', town: 'London' },
    founders: [{ role: 'Founder', name: 'Anna' }, { role: 'Partner' }],
    photo: 'x.jpg',
  })
  assert.deepEqual(conflicts, [{ path: ['name'], mine: 'Arco', theirs: 'Arch' }])
  const lists: Conflict[] = []
  const shorter = { ...base, founders: base.founders.slice(1) }
  mergedFacts(base, shorter, theirs, lists)
  assert.deepEqual(
    lists.map(({ path }) => path),
    [['founders']],
  )
  assert.deepEqual(mergedFacts(base, base, shorter, []), shorter)
})

test('a position is read from coordinates or the address of a map page', () => {
  const expected = { latitude: 51.5654, longitude: -0.1349 }
  for (const [text, zoom] of [
    ['51.5654, -0.1349', undefined],
    ['https://www.openstreetmap.org/#map=16/51.5654/-0.1349', 16],
    ['https://www.openstreetmap.org/?mlat=51.5654&mlon=-0.1349#map=17/51.5654/-0.1349', 17],
    [
      'https://www.google.com/maps/place/X/@51.5600,-0.1300,15.5z/data=!3m1!4b1!3d51.5654!4d-0.1349',
      undefined,
    ],
    ['https://www.google.com/maps/@51.5654,-0.1349,14z', 14],
  ] as const)
    assert.deepEqual(positionIn(text), zoom === undefined ? expected : { ...expected, zoom }, text)
  for (const text of ['', 'London', '95, 10', 'https://maps.app.goo.gl/abc'])
    assert.equal(positionIn(text), null, text)
})
