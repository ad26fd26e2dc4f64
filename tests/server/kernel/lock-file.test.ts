import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { tryLock } from '#server/kernel/lock-file.ts'
import { failDisk } from '#tests/helpers/failing-disk.ts'
import { temporaryFolder } from '#tests/helpers/temporary-folder.ts'

/** More steps than taking and releasing a lock. */
const mostSteps = 20

test('a disk fault at any step of locking leaves no lock behind', async (context) => {
  const base = await temporaryFolder(context)
  const failed: string[] = []
  for (let step = 1; step <= mostSteps; step += 1) {
    const disk = failDisk(base, step, { code: 'EIO', unlinks: true })
    try {
      const attempt = await tryLock(path.join(base, 'lock'), async () => false)
      assert.ok(attempt.ok)
      await attempt.lock.release()
    } catch (error) {
      assert.equal(error instanceof Error && Reflect.get(error, 'code'), 'EIO')
    } finally {
      disk.mend()
    }
    const names = await readdir(base)
    assert.ok(!names.includes('lock'), disk.failedAt() ?? 'without a fault')
    const failedAt = disk.failedAt()
    if (failedAt === null) {
      assert.ok(
        failed.some((one) => one.startsWith('sync')) && failed.some((one) => one.startsWith('unlink')),
      )
      return
    }
    failed.push(failedAt)
  }
  assert.fail(`There are more steps than expected: ${failed.join(', ')}`)
})
