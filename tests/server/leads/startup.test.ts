import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { startLeads } from '#server/leads/startup.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

test('a folder that cannot be read is said, tried again, and what depends on it starts then', async (context) => {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-startup-'))
  const dir = path.join(base, 'leads')
  await writeFile(dir, 'in the way')
  const repository = createLeadRepository({ dir, channels: [], retryBaseMs: 10, log: silentLog })
  const errors: object[] = []
  let started = 0
  const log = { ...silentLog, error: (fields: object) => errors.push(fields) }
  const startup = startLeads({ repository, onStarted: () => (started += 1), log, retryMs: 20 })
  context.after(async () => {
    await startup.close()
    await repository.close()
    await rm(base, { recursive: true, force: true })
  })
  await waitFor('the fault', () => startup.fault())
  assert.match(startup.fault() ?? '', /^(?:EEXIST|ENOTDIR)$/)
  assert.equal(startup.reading(), true)
  assert.deepEqual(errors[0], { code: startup.fault() })
  assert.equal(started, 0)
  await rm(dir)
  await waitFor('the start', () => started === 1)
  assert.equal(startup.fault(), null)
  assert.equal(startup.reading(), false)
})

test('a start that never succeeds does not keep the server from ending', async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-startup-'))
  const dir = path.join(base, 'leads')
  await writeFile(dir, 'in the way')
  const repository = createLeadRepository({ dir, channels: [], retryBaseMs: 10, log: silentLog })
  const startup = startLeads({ repository, onStarted: assert.fail, log: silentLog, retryMs: 3_600_000 })
  await waitFor('the fault', () => startup.fault())
  await startup.close()
  await repository.close()
  await rm(base, { recursive: true, force: true })
})
