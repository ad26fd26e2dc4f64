import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameInAddress } from '#server/staff/name-in-address.ts'

test("a member's default name comes from the local part of the email address", () => {
  for (const [email, name] of [
    ['staff@example.com', 'Staff'],
    ['ada.lovelace@example.com', 'Ada Lovelace'],
    ['anna-maria_rossi+site@example.it', 'Anna Maria Rossi'],
    ['élise@example.fr', 'Élise'],
    ['+@example.com', '+@example.com'],
  ] as const)
    assert.equal(nameInAddress(email), name)
})
