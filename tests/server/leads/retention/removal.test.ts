import assert from 'node:assert/strict'
import promises, { readdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'
import { openLeads } from '../open-leads.ts'
import { sampleFields, sampleLead } from '../sample-lead.ts'

test('erasing again removes what a fault of the disk has left of the first time', async (context) => {
  const opened = await openLeads(context)
  const repository = await opened.start()
  const erasures = await opened.erasures(repository, { retryMs: 3_600_000 })
  await repository.accept(sampleLead())

  const sound = promises.rm
  Reflect.set(promises, 'rm', async () => {
    throw Object.assign(new Error('EIO: rm failed on purpose'), { code: 'EIO' })
  })
  syncBuiltinESMExports()
  try {
    await assert.rejects(erasures.erasePerson(sampleFields.email))
  } finally {
    Reflect.set(promises, 'rm', sound)
    syncBuiltinESMExports()
  }
  assert.equal((await readdir(opened.dir)).length, 1)

  await erasures.erasePerson(sampleFields.email)
  assert.deepEqual(await readdir(opened.dir), [])
})
