import assert from 'node:assert/strict'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createPendingUploads } from '#server/leads/intake/pending-uploads.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

const hour = 3_600_000
const day = 24 * hour

async function one(context: TestContext) {
  const dir = await temporaryFolder(context)
  const made = Date.now()
  const clock = { wrong: 0, ran: 0 }
  const pendingUploads = createPendingUploads({
    dir,
    log: silentLog,
    now: () => made + clock.wrong + clock.ran,
    uptime: () => clock.ran,
  })
  const token = await pendingUploads.keep([], { address: '203.0.113.1', person: null })
  const [name = ''] = await readdir(dir)
  await utimes(path.join(dir, name), made / 1_000, made / 1_000)
  return { clock, pendingUploads, isThere: async () => (await pendingUploads.open(token)) !== null }
}

test('a tray is kept for a day', async (context) => {
  const { clock, pendingUploads, isThere } = await one(context)
  clock.ran = day - hour
  await pendingUploads.removeExpired()
  assert.ok(await isThere())
  clock.ran = day + hour
  assert.equal(await isThere(), false)
})

for (const days of [30, -30, 3_653, -3_653]) {
  test(`a clock that is set by ${days} days takes no tray away before its day is over`, async (context) => {
    const { clock, pendingUploads, isThere } = await one(context)
    clock.ran = hour
    clock.wrong = days * day
    await pendingUploads.removeExpired()
    assert.ok(await isThere())
    clock.ran = day
    await pendingUploads.removeExpired()
    assert.ok(await isThere())
    clock.ran = 2 * day
    await pendingUploads.removeExpired()
    assert.equal(await isThere(), false)
  })
}
