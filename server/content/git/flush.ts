import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode, syncFolder } from '../../kernel/files.ts'
import type { Place } from './find-repository.ts'

/** A disk may store times of change in steps of two seconds. */
const coarsestTickMs = 3_000

/**
 * Flushes the folders and logs that a commit has touched: `core.fsync` covers the files, not their names. An
 * object folder is flushed only if it has changed since its last flush, by the disk's own clock, which may
 * differ from this machine's; the first commit flushes all. The next flush makes up for a failed one.
 */
export function createFlush({ gitDir, commonDir }: Pick<Place, 'gitDir' | 'commonDir'>) {
  /** Folders of objects, each with its time of change when it was last flushed. */
  const flushed = new Map<string, number>()
  const objects = path.join(commonDir, 'objects')

  async function changedFolders(): Promise<Map<string, number>> {
    const folders = (await readdir(objects)).map((name) => path.join(objects, name))
    const times = await Promise.all(folders.map((folder) => lstat(folder).catch(() => null)))
    const newest = Math.max(...flushed.values())
    const changed = new Map<string, number>()
    for (const [index, folder] of folders.entries()) {
      const time = times[index]?.mtimeMs
      if (time === undefined) continue
      if (time !== flushed.get(folder) || time > newest - coarsestTickMs) changed.set(folder, time)
    }
    return changed
  }

  /** `references`: set in addition to the branch. */
  return async (references: readonly string[] = []): Promise<void> => {
    const changed = await changedFolders()
    const touched = new Set([
      ...[gitDir, commonDir, objects, path.join(commonDir, 'reftable'), path.join(commonDir, 'logs')],
      ...[path.join(gitDir, 'logs'), path.join(gitDir, 'logs/HEAD')],
      ...changed.keys(),
    ])
    const branch = /^ref: (.+)/.exec(await readFile(path.join(gitDir, 'HEAD'), 'utf8'))?.[1]
    for (const ref of branch ? [branch, ...references] : references) {
      touched.add(path.join(commonDir, 'logs', ref))
      for (let at = path.dirname(ref); at !== '.'; at = path.dirname(at)) {
        touched.add(path.join(commonDir, at)).add(path.join(commonDir, 'logs', at))
      }
    }
    await Promise.all([...touched].map(syncExisting))
    for (const [folder, time] of changed) flushed.set(folder, time)
  }
}

async function syncExisting(name: string): Promise<void> {
  try {
    await syncFolder(name)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}
