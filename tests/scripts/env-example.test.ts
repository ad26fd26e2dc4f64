import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { defaultOf, readConfig } from '#server/config.ts'
import { settingGroups, settings } from '#server/settings.ts'

const exampleFile = path.resolve(import.meta.dirname, '../../.env.example')

test('.env.example has every setting, in the same groups, with its default', async () => {
  const text = await readFile(exampleFile, 'utf8')
  const written = [...text.matchAll(/^## (?<group>.+)$|^(?<name>[A-Z_]+)=/gm)].map(
    ({ groups }) => groups?.group ?? groups?.name,
  )
  const described = Object.entries(settingGroups).flatMap(([title, group]) => [title, ...Object.keys(group)])
  assert.deepEqual(written, described)
  const values = parseEnv(text)
  const defaults = Object.fromEntries([...settings.keys()].map((name) => [name, defaultOf(name) ?? '']))
  assert.deepEqual({ ...values }, defaults)
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
