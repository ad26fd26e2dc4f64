import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { startLeads } from '#server/leads/startup.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { openLeads } from './open-leads.ts'

/** A start that has failed once, since a file is in place of the leads folder. */
async function failing(context: TestContext, retryMs: number) {
  const { dir, open } = await openLeads(context)
  await writeFile(dir, 'in the way')
  const seen = { errors: [] as object[], started: 0 }
  const log = { ...silentLog, error: (fields: object) => seen.errors.push(fields) }
  const startup = startLeads({ repository: open(), onStarted: () => (seen.started += 1), log, retryMs })
  await waitFor('the fault', () => startup.fault())
  return { dir, startup, seen }
}

test('an unreadable leads folder is reported and retried, and what depends on it starts once it can be read', async (context) => {
  const { dir, startup, seen } = await failing(context, 20)
  assert.match(startup.fault() ?? '', /^(?:EEXIST|ENOTDIR)$/)
  assert.equal(startup.reading(), true)
  assert.deepEqual(seen.errors[0], { code: startup.fault() })
  assert.equal(seen.started, 0)
  await rm(dir)
  await waitFor('the start', () => seen.started === 1)
  assert.equal(startup.fault(), null)
  assert.equal(startup.reading(), false)
  await startup.close()
})

test('a start that never succeeds can still be closed', async (context) => {
  const { startup, seen } = await failing(context, 3_600_000)
  await startup.close()
  assert.equal(seen.started, 0)
})
