import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ForeignCheck, tryLock } from '../lock-file.ts'

const patienceMs = 10_000
const pauseMs = 20
/** Of a lock from another host (a container on the same volume) only the age is known. */
const foreignLockMs = 60_000

/**
 * Runs a task while no other process writes the trail: the command line and the server append to the same
 * file. Rejects when the lock is not free within 10 s.
 */
export async function withTrailLock<Result>(dir: string, task: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const attempt = await tryLock(path.join(dir, 'trail.lock'), isOld)
    if (attempt.ok) {
      try {
        return await task()
      } finally {
        await attempt.lock.release()
      }
    }
    if (performance.now() > deadline) throw new Error('The audit trail is locked by another program.')
    await sleep(pauseMs)
  }
}

/** In whichever direction: the clock may have been set since. */
const isOld: ForeignCheck = async (file) => {
  const stats = await stat(file).catch(() => null)
  return stats !== null && Math.abs(Date.now() - stats.mtimeMs) > foreignLockMs
}
