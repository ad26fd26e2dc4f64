import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { Problem } from '#server/kernel/errors.ts'
import { ada, newStore } from '../sample-content.ts'

const renamed = (text: string) => text.replace(/^name: .*$/m, 'name: Arch & Sons')
const message = 'Change the name'

test('invalid settings are not saved, and a faulty settings file is not overwritten', async (t) => {
  const { dir, store } = await newStore(t)
  const before = await readFile(path.join(dir, 'site.yaml'), 'utf8')
  const wrong = (text: string) => text.replace(/^email: .*$/m, 'email: nobody')
  const refused = await store.saveSettings({ files: new Map([['site.yaml', wrong]]), message }, ada)
  assert.deepEqual(refused, {
    ok: false,
    reason: 'invalid',
    errors: { email: ['must be one email address'] },
  })
  assert.equal(await readFile(path.join(dir, 'site.yaml'), 'utf8'), before)

  await writeFile(path.join(dir, 'site.yaml'), wrong(before))
  await assert.rejects(
    store.saveSettings({ files: new Map([['site.yaml', renamed]]), message }, ada),
    (error) => error instanceof Problem && /edited by hand and has a fault \(email/.test(error.message),
  )
  assert.equal(await readFile(path.join(dir, 'site.yaml'), 'utf8'), wrong(before))
})
