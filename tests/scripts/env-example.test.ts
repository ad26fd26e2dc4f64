import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { envExample } from '#scripts/env-example.ts'
import { readConfig } from '#server/config.ts'

test('.env.example is what the table of settings yields', async () => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8')
  assert.equal(text, envExample(), 'Run: node --import tsx scripts/env-example.ts --write')
})

test('a variable that is not a setting, in the .env of an older version for instance, stops nothing', () => {
  const { ok } = readConfig({
    AUDIT_MONTHS: 'x',
    COUNT_VISITS: 'off',
    LOG_REQUESTS: 'all',
    DKIM_SELECTOR: '!',
  })
  assert.equal(ok, true)
})
