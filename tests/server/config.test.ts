import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '#server/config.ts'

test('the address of the site is an origin, and anything else is refused by its name', () => {
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
