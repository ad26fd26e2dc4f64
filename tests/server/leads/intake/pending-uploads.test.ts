import assert from 'node:assert/strict'
import { mkdir, readdir, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { limits } from '#server/kernel/limits.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createPendingUploads, type PendingFiles } from '#server/leads/intake/pending-uploads.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'
import { sampleFile } from '../sample-lead.ts'

/** Bytes that count as one unit in these tests; a smaller file counts as one too. */
const unit = limits.pendingFileBytes
const most = { all: 1_000 * unit, perNetwork: 400 * unit }
const full = { name: 'Problem', code: 'storage-full' }
const from = (address: string) => ({ address, person: null })
const [ada, neighbour, bruno, carla] = [
  ...[from('203.0.113.1'), from('203.0.113.2'), from('198.51.100.1'), from('192.0.2.1')],
] as const

async function makePendingUploads(context: TestContext) {
  const base = await temporaryFolder(context)
  const dir = path.join(base, 'trays')
  const staging = path.join(base, 'staging')
  await mkdir(staging)
  let time = Date.now()
  const open = () => createPendingUploads({ dir, log: silentLog, now: () => time, most })
  let count = 0
  return {
    dir,
    pendingUploads: open(),
    open,
    pass(ms: number) {
      time += ms
    },
    /** A newly uploaded file of that many units. */
    async sent(units: number): Promise<PendingFiles> {
      count += 1
      const stored = `other-${count}`
      const size = Math.floor(units * unit)
      await writeFile(path.join(staging, stored), '')
      await truncate(path.join(staging, stored), size)
      return { files: [sampleFile(stored, { size })], folder: staging }
    },
  }
}

const folders = async (dir: string) => (await readdir(dir)).length

test('kept uploads of one network are limited, and those already kept stay', async (context) => {
  const { pendingUploads, dir, sent } = await makePendingUploads(context)
  const token = await pendingUploads.keep([await sent(300)], ada)
  await assert.rejects(pendingUploads.keep([await sent(200)], neighbour), full)
  assert.equal(await folders(dir), 1)
  await pendingUploads.keep([await sent(100)], neighbour)
  await pendingUploads.keep([await sent(400)], bruno)
  assert.equal((await pendingUploads.open(token))?.files.length, 1)
})

test('many small files count with a minimum size each', async (context) => {
  const { pendingUploads, sent } = await makePendingUploads(context)
  await pendingUploads.keep([await sent(399)], ada)
  await pendingUploads.keep([await sent(0.01)], ada)
  await assert.rejects(pendingUploads.keep([await sent(0.01)], ada), full)
})

test('all kept uploads together are limited, also across a restart', async (context) => {
  const { pendingUploads, open, sent, pass } = await makePendingUploads(context)
  await pendingUploads.keep([await sent(400)], ada)
  await pendingUploads.keep([await sent(400)], bruno)
  await assert.rejects(pendingUploads.keep([await sent(201)], carla), full)
  const again = open()
  await assert.rejects(again.keep([await sent(201)], carla), full)
  await again.keep([await sent(200)], carla)
  pass(26 * 3_600_000)
  await again.removeExpired()
  await again.keep([await sent(400)], carla)
})

test('files taken over from one tray to the next count once', async (context) => {
  const { pendingUploads, sent } = await makePendingUploads(context)
  let token = await pendingUploads.keep([await sent(300)], ada)
  for (let round = 0; round < 5; round += 1) {
    const before = await pendingUploads.open(token)
    assert.ok(before)
    token = await pendingUploads.keep([before], ada)
  }
  const before = await pendingUploads.open(token)
  assert.ok(before)
  await pendingUploads.keep([before, await sent(100)], ada)
  await assert.rejects(pendingUploads.keep([before, await sent(1)], ada), full)
  // Without the new file there is still room for them
  await pendingUploads.keep([before], ada)
})

test('a tray that could not be created takes no room', async (context) => {
  const { pendingUploads, sent } = await makePendingUploads(context)
  const lost = await sent(400)
  await assert.rejects(pendingUploads.keep([{ ...lost, folder: '/nowhere' }], ada), { code: 'ENOENT' })
  await pendingUploads.keep([await sent(400)], ada)
})

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

for (const days of [30, -30, 3_653, -3_653]) {
  test(`changing the clock by ${days} days removes no tray before a day has passed`, async (context) => {
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
