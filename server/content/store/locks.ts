import { lstat, readdir, readFile, readlink, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../kernel/log.ts'

/**
 * Removes the lock files that a killed git leaves behind; git itself never does. A lock is stale when
 * - no git process is in the repository (by /proc) and the lock is older than this process or than 10 s, or
 * - the system has no /proc and the lock is older than 10 minutes.
 * A git in another container on the same volume is not visible; hence the ages.
 */
export async function clearStaleLocks({
  gitDir,
  commonDir,
  workTree,
  log,
  gitAtWork = findGitAtWork,
}: {
  gitDir: string
  commonDir: string
  workTree: string
  log: Log
  /** Whether a git process works in one of the folders; null when the system cannot tell. */
  gitAtWork?: (folders: readonly string[]) => Promise<boolean | null>
}): Promise<string[]> {
  const folders = new Set([gitDir, commonDir])
  const locks = (await Promise.all([...folders].map((folder) => lockFiles(folder, false)))).flat()
  for (const folder of ['refs', 'objects/info']) {
    locks.push(...(await lockFiles(path.join(commonDir, folder), true)))
  }
  if (locks.length === 0) return []
  const working = await gitAtWork([workTree, ...folders])
  const processStart = Date.now() - process.uptime() * 1000
  const removed: string[] = []
  for (const lock of locks) {
    const found = await lstat(lock).catch(() => null)
    if (!found) continue
    const age = Date.now() - found.mtimeMs
    const stale =
      working === null ? age > 600_000 : !working && (found.mtimeMs < processStart || age > 10_000)
    if (!stale) {
      log.warn({ lock, working, ageMs: Math.round(age) }, 'A git lock is in the way and may be in use')
      continue
    }
    await unlink(lock)
    removed.push(lock)
    log.warn({ lock, ageMs: Math.round(age) }, 'Removed a git lock left by a process that is gone')
  }
  return removed
}

async function lockFiles(folder: string, deep: boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: deep, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.lock'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

async function findGitAtWork(folders: readonly string[]): Promise<boolean | null> {
  const entries = await readdir('/proc').catch(() => null)
  if (!entries) return null
  for (const id of entries.filter((name) => /^\d+$/.test(name))) {
    const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')
    if (!/^git(-|\s|$)/.test(name)) continue
    // The folder of another user's process is hidden: it may be ours.
    const cwd = await readlink(`/proc/${id}/cwd`).catch((error) => (error.code === 'ENOENT' ? null : ''))
    if (cwd === null) continue
    if (cwd === '' || folders.some((folder) => cwd === folder || cwd.startsWith(folder + path.sep)))
      return true
  }
  return false
}
