import { randomBytes } from 'node:crypto'
import { link, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { problem } from '../errors.ts'
import { hasCode, readOrNull } from '../files.ts'

const patienceMs = 10_000
const pauseMs = 20
/** A lock from another host (a container on the same volume) tells nothing of its holder but its age. */
const foreignLockMs = 60_000
/** Locks of this process: after a restart in a container the number of the killed one is ours. */
const ours = new Set<string>()

/**
 * Runs a task while no other process holds the lock: the command line and the server edit the same file. A lock left by
 * a process that was killed is taken away. Throws a `Problem` (unavailable) when the lock is not free within 10 s.
 */
export async function withFileLock<Result>(lock: string, task: () => Promise<Result>): Promise<Result> {
  const text = JSON.stringify({
    host: hostname(),
    pid: process.pid,
    id: randomBytes(9).toString('base64url'),
  })
  ours.add(text)
  try {
    await acquire(lock, text)
    try {
      return await task()
    } finally {
      // Only our own: ours may have been taken away while this process was suspended.
      if ((await readOrNull(lock)) === text) await unlink(lock).catch(ignoreMissing)
    }
  } finally {
    ours.delete(text)
  }
}

async function acquire(lock: string, text: string): Promise<void> {
  // Linked into place, so that nobody ever reads a lock without its holder.
  const temporary = aside(lock)
  await writeFile(temporary, text, { flag: 'wx', mode: 0o600 })
  try {
    const deadline = performance.now() + patienceMs
    while (!(await placed(temporary, lock))) {
      if (await isLeftOver(lock)) continue
      if (performance.now() > deadline) {
        throw problem('unavailable', 'The accounts are being changed by another program. Please try again.')
      }
      await sleep(pauseMs)
    }
  } finally {
    await unlink(temporary)
  }
}

/** Takes a lock away whose holder is gone. True when there is reason to try again at once. */
async function isLeftOver(lock: string): Promise<boolean> {
  const found = await readOrNull(lock)
  if (found === null) return true
  if (!(await isAbandoned(lock, found))) return false
  const taken = aside(lock)
  try {
    await rename(lock, taken)
  } catch (error) {
    ignoreMissing(error)
    return true
  }
  // Somebody may have been faster, so that what was taken is a living lock: it goes back.
  if ((await readOrNull(taken)) !== found) await placed(taken, lock)
  await unlink(taken)
  return true
}

async function isAbandoned(lock: string, text: string): Promise<boolean> {
  const { host, pid } = holderOf(text)
  if (host === hostname() && pid !== null) {
    return pid === process.pid ? !ours.has(text) : !isAlive(pid)
  }
  const stats = await stat(lock).catch(() => null)
  return stats !== null && Date.now() - stats.mtimeMs > foreignLockMs
}

function holderOf(text: string): { host: string; pid: number | null } {
  try {
    const { host, pid } = JSON.parse(text)
    return { host: String(host), pid: Number.isInteger(pid) && pid > 0 ? pid : null }
  } catch {
    return { host: '', pid: null }
  }
}

async function placed(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const aside = (lock: string): string => `${lock}.${randomBytes(6).toString('hex')}.tmp`

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error
}
