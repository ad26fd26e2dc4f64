import assert from 'node:assert/strict'
import promises, { readdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createLeadRepository } from '#server/leads/lead-repository.ts'
import { createErasures } from '#server/leads/retention/erasure.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { sampleLead } from '../sample-lead.ts'

test('erasing again removes what a fault of the disk has left of the first time', async (context) => {
  const dataDir = await temporaryFolder(context)
  const leads = path.join(dataDir, 'leads')
  const repository = createLeadRepository({ dir: leads, channels: [], retryBaseMs: 10, log: silentLog })
  await repository.start()
  const erasures = await createErasures({
    dataDir,
    repository,
    channels: [],
    retryMs: 3_600_000,
    log: silentLog,
  })
  context.after(async () => {
    await erasures.close()
    await repository.close()
  })
  const lead = sampleLead({})
  await repository.accept(lead)

  const sound = promises.rm
  Reflect.set(promises, 'rm', async () => {
    throw Object.assign(new Error('EIO: rm failed on purpose'), { code: 'EIO' })
  })
  syncBuiltinESMExports()
  try {
    await assert.rejects(erasures.erasePerson(String(lead.fields.email)))
  } finally {
    Reflect.set(promises, 'rm', sound)
    syncBuiltinESMExports()
  }
  assert.equal((await readdir(leads)).length, 1)

  await erasures.erasePerson(String(lead.fields.email))
  assert.deepEqual(await readdir(leads), [])
})
