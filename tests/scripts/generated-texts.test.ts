import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { envExample, operationsGuide } from '#scripts/generated-texts.ts'
import { readConfig } from '#server/config.ts'

const howToWrite = 'Run: node --import tsx scripts/generated-texts.ts'
const textOf = (file: string) => readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8')

test('.env.example is up to date with the table of settings', async () => {
  assert.equal(await textOf('.env.example'), envExample(), howToWrite)
})

test('the operations guide is up to date with the table of limits', async () => {
  const guide = await textOf('docs/operations.md')
  assert.match(guide, /\| request bodies still arriving, in all +\| 16 MB /)
  assert.equal(guide, operationsGuide(), howToWrite)
})

test('a variable that is not a setting, as in the .env of an older version, is ignored', () => {
  const { ok } = readConfig({
    AUDIT_MONTHS: 'x',
    COUNT_VISITS: 'off',
    LOG_REQUESTS: 'all',
    DKIM_SELECTOR: '!',
  })
  assert.equal(ok, true)
})
