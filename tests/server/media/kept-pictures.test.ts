import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { createKeptPictures } from '#server/media/kept-pictures.ts'
import { listFiles } from '#server/operations/backup/backup.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'

const day = 24 * 3_600_000

async function makeKept(t: TestContext, mostBytes?: number) {
  const base = await mkdtemp(path.join(tmpdir(), 'ponte-kept-'))
  t.after(() => rm(base, { recursive: true, force: true }))
  const dir = path.join(base, 'data', 'deleted-pictures')
  const clock = { now: Date.parse('2026-11-01') }
  const open = () =>
    createKeptPictures({ dir, log: silentLog, now: () => clock.now, ...(mostBytes && { mostBytes }) })
  return { base, dir, clock, open, kept: await open() }
}
const picture = (bytes: string) => ({ bytes: Buffer.from(bytes), record: null })

test('a kept picture is private, outlives a restart, and is in a backup', async (t) => {
  const { base, dir, open, kept } = await makeKept(t)
  await kept.keep('blog/a.jpg', picture('one'))
  await kept.keep('blog/a.jpg', picture('two'))
  assert.equal((await stat(dir)).mode & 0o777, 0o700)
  for (const file of await readdir(dir)) assert.equal((await stat(path.join(dir, file))).mode & 0o777, 0o600)
  const again = await open()
  assert.equal((await again.read('blog/a.jpg'))?.bytes.toString(), 'two')
  assert.equal(await again.read('blog/b.jpg'), null)
  const dataDir = path.join(base, 'data')
  const found = await listFiles({ contentDir: `${base}/c`, dataDir, publicObjectsDir: `${base}/p` }, 'data')
  assert.equal(
    found.groups.flat().filter((file) => /^deleted-pictures\/.*\.(?:json|picture)$/.test(file)).length,
    2,
  )
})

test('what has been kept for 180 days goes, and of too much the earliest', async (t) => {
  const { dir, clock, kept, open } = await makeKept(t, 10)
  await kept.keep('a', picture('1234'))
  clock.now += day
  await kept.keep('b', picture('1234'))
  clock.now += day
  await kept.keep('c', picture('1234'))
  assert.deepEqual(['a', 'b', 'c'].map(kept.has), [false, true, true])
  clock.now += 178 * day
  const again = await open()
  await again.prune()
  assert.deepEqual(['a', 'b', 'c'].map(again.has), [false, true, true])
  clock.now += day
  await again.prune()
  assert.deepEqual(['a', 'b', 'c'].map(again.has), [false, false, true])
  assert.equal((await readdir(dir)).length, 2)
  // One that is too large by itself is not kept
  await again.keep('d', picture('12345678901'))
  assert.deepEqual(await readdir(dir), [])
})

test('what a crash leaves is removed at the start, wherever it came', async (t) => {
  const { dir, open, kept } = await makeKept(t)
  await kept.keep('whole', picture('whole'))
  for (let step = 1; step < 30; step++) {
    const disk = failDisk(dir, step, { code: 'ENOSPC' })
    const done = await kept.keep('half', picture('half')).then(
      () => true,
      () => false,
    )
    disk.mend()
    assert.equal(done, disk.failedAt() === null)
    const again = await open()
    assert.equal(again.has('whole'), true)
    // Complete, or not there at all
    assert.equal((await again.read('half'))?.bytes.toString(), again.has('half') ? 'half' : undefined)
    assert.equal((await readdir(dir)).length, again.has('half') ? 4 : 2, disk.failedAt() ?? '')
    await again.forget('half')
    if (done) return
  }
  assert.fail('the disk never stopped failing')
})

test('files of others in the folder stay, and spoiled notes are no picture', async (t) => {
  const { dir, open } = await makeKept(t)
  await writeFile(path.join(dir, 'notes.txt'), 'mine')
  await writeFile(path.join(dir, `${'0'.repeat(32)}.json`), '{')
  await writeFile(path.join(dir, `${'0'.repeat(32)}.picture`), 'x')
  await open()
  assert.deepEqual(await readdir(dir), ['notes.txt'])
})
