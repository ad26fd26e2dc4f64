import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { preview } from '#scripts/drawings/preview.ts'

test('preview.css is what the styles of drawings yield', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../renderer/art/preview.css'), 'utf8')
  assert.equal(css, preview(), 'Run: node --import tsx scripts/drawings/preview.ts')
})
