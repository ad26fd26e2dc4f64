import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '#server/config.ts'

test('PUBLIC_URL must be an origin; anything else is refused with the name of the variable', () => {
  for (const [address, origin] of [
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['https://www.example.com:8443', 'https://www.example.com:8443'],
    ['https://example.com/site', null],
    ['https://example.com/site/', null],
    ['https://example.com/?a=b', null],
    ['https://example.com/#top', null],
    ['www.example.com', null],
    ['ftp://example.com', null],
  ] as const) {
    const read = readConfig({ PUBLIC_URL: address })
    if (origin === null) {
      assert.equal(read.ok, false, address)
      assert.match(JSON.stringify(read), /PUBLIC_URL/, address)
    } else
      assert.equal(read.ok && read.config.publicUrl && new URL(read.config.publicUrl).origin, origin, address)
  }
})
