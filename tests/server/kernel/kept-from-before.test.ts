import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { nameLeftovers } from '#server/kernel/kept-from-before.ts'
import { silentLog } from '#server/kernel/log.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

test('leftovers of an older version are logged; if there are none, nothing is logged', async (context) => {
  const dataDir = await temporaryFolder(context)
  const said: unknown[] = []
  const log = { ...silentLog, info: (fields: unknown) => said.push(fields) }
  await nameLeftovers(dataDir, log)
  assert.deepEqual(said, [])
  await mkdir(path.join(dataDir, 'brief-links'))
  await nameLeftovers(dataDir, log)
  assert.deepEqual(said, [
    { dataDir, found: { 'brief-links': 'encrypted briefs that were to be continued on another device' } },
  ])
})
