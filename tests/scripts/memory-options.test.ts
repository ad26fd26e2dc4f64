import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { memoryOptions } from '#scripts/memory-options.mjs'

test('V8 knows every memory option that is set at run time', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const option of memoryOptions) {
    const name = option.replace(/^--(?:no-)?/, '').replace(/=.*/, '')
    assert.match(known, new RegExp(`^ +--${name} `, 'm'), option)
  }
})
