import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../kernel/errors.ts'
import { type ForeignCheck, tryLock } from '../kernel/lock-file.ts'

const patienceMs = 10_000
const pauseMs = 20
/** A lock from another host (a container on the same volume) is judged by its age alone. */
const foreignLockMs = 60_000

/**
 * The command line and the server edit the same file. A lock left by a process that was killed is removed.
 * Throws a `Problem` (unavailable) when the lock is not free within 10 s.
 */
export async function withFileLock<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const attempt = await tryLock(file, isOld)
    if (attempt.ok) {
      try {
        return await task()
      } finally {
        await attempt.lock.release()
      }
    }
    if (performance.now() > deadline) {
      throw problem('unavailable', 'The accounts are being changed by another program. Please try again.')
    }
    await sleep(pauseMs)
  }
}

/** Old, or just as far in the future: the clock may have been set since. */
const isOld: ForeignCheck = async (file) => {
  const stats = await stat(file).catch(() => null)
  return stats !== null && Math.abs(Date.now() - stats.mtimeMs) > foreignLockMs
}
