import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('preview.css is up to date with the styles of drawings', () => {
  const made = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/drawings/preview.ts'])
  assert.equal(readFileSync('renderer/art/preview.css', 'utf8'), String(made))
})
