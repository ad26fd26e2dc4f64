import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/http/log.ts'
import { createTrays, type TrayContents } from '#server/leads/tray.ts'

const most = { inAll: 1_000, ofNetwork: 400 }
const full = { name: 'Problem', code: 'storage-full' }
const from = (address: string) => ({ address, person: null })
const [ada, neighbour, bruno, carla] = [
  from('203.0.113.1'),
  from('203.0.113.2'),
  from('198.51.100.1'),
  from('192.0.2.1'),
]

async function makeTrays(context: TestContext) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-trays-'))
  context.after(() => rm(base, { recursive: true, force: true }))
  const dir = path.join(base, 'trays')
  const staging = path.join(base, 'staging')
  await mkdir(staging)
  let time = Date.now()
  const open = () => createTrays({ dir, log: silentLog, now: () => time, most })
  let count = 0
  return {
    dir,
    trays: open(),
    open,
    pass(ms: number) {
      time += ms
    },
    /** A file that has just arrived. */
    async sent(size: number): Promise<TrayContents> {
      count += 1
      const stored = `other-${count}`
      await writeFile(path.join(staging, stored), Buffer.alloc(size))
      const file = {
        name: 'a file',
        stored,
        group: 'other',
        type: 'text/plain',
        size,
        sha256: '0'.repeat(64),
      }
      return { files: [file], folder: staging }
    },
  }
}

const folders = async (dir: string) => (await readdir(dir)).length

test('what waits for one network is bounded, and what waits already stays', async (context) => {
  const { trays, dir, sent } = await makeTrays(context)
  const token = await trays.keep([await sent(300)], ada)
  await assert.rejects(trays.keep([await sent(200)], neighbour), full)
  assert.equal(await folders(dir), 1)
  await trays.keep([await sent(100)], neighbour)
  await trays.keep([await sent(400)], bruno)
  assert.equal((await trays.open(token))?.files.length, 1)
})

test('what waits in all is bounded, also across a restart', async (context) => {
  const { trays, open, sent, pass } = await makeTrays(context)
  await trays.keep([await sent(400)], ada)
  await trays.keep([await sent(400)], bruno)
  await assert.rejects(trays.keep([await sent(201)], carla), full)
  const again = open()
  await assert.rejects(again.keep([await sent(201)], carla), full)
  await again.keep([await sent(200)], carla)
  pass(26 * 3_600_000)
  await again.sweep()
  await again.keep([await sent(400)], carla)
})

test('files that one tray takes over from another count once', async (context) => {
  const { trays, sent } = await makeTrays(context)
  let token = await trays.keep([await sent(300)], ada)
  for (let round = 0; round < 5; round += 1) {
    const before = await trays.open(token)
    assert.ok(before)
    token = await trays.keep([before], ada)
  }
  const before = await trays.open(token)
  assert.ok(before)
  await trays.keep([before, await sent(100)], ada)
  await assert.rejects(trays.keep([before, await sent(1)], ada), full)
  // Alone they still find room
  await trays.keep([before], ada)
})

test('a tray that could not be made takes no room', async (context) => {
  const { trays, sent } = await makeTrays(context)
  const lost = await sent(400)
  await assert.rejects(trays.keep([{ ...lost, folder: '/nowhere' }], ada), { code: 'ENOENT' })
  await trays.keep([await sent(400)], ada)
})
