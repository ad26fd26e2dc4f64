import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameInAddress } from '#server/staff/name-in-address.ts'

test('a member is called after the address until there is a name', () => {
  for (const [email, name] of [
    ['staff@example.com', 'Staff'],
    ['ada.lovelace@example.com', 'Ada Lovelace'],
    ['anna-maria_rossi+site@example.it', 'Anna Maria Rossi'],
    ['élise@example.fr', 'Élise'],
    ['+@example.com', '+@example.com'],
  ] as const)
    assert.equal(nameInAddress(email), name)
})
