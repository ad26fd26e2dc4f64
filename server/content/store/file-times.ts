import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { PostFile } from './front-matter.ts'

/**
 * When files were created, and when they changed other than by a save: by an edit in place, or by a commit
 * made elsewhere. A save writes its time into the post's `updatedAt`. Paths are relative to the content
 * folder, times in milliseconds.
 */
export function createFileTimes() {
  const onDisk = new Map<string, number>()
  const changed = new Map<string, number>()
  /** Changes seen since the start: newer than anything in the history. */
  const seen = new Set<string>()
  /** When a file first existed: its first commit or its time on disk, whichever is earlier. */
  const begun = new Map<string, number>()
  const beginsAt = (path: string, time: number) => {
    if (time > 0) begun.set(path, Math.min(time, begun.get(path) ?? Number.POSITIVE_INFINITY))
  }

  return {
    /** Reports that a file was read; `again`: its text has changed. */
    read(path: string, modified: number, again: boolean): void {
      onDisk.set(path, modified)
      beginsAt(path, modified)
      if (!again) return
      changed.set(path, modified)
      seen.add(path)
    },
    /** When a file last changed other than by a save; null if unknown. */
    of: (path: string): number | null => changed.get(path) ?? null,

    /** Reports a removed file: a later one of the same name starts without times. */
    forget(path: string): void {
      begun.delete(path)
    },
    /** Fills in the dates that a file written by hand leaves out. */
    dated(path: string, file: PostFile): PostFile {
      if (file.createdAt !== '' && file.updatedAt !== '') return file
      const came = begun.get(path)
      const createdAt = file.createdAt || (came === undefined ? '' : new Date(came).toISOString())
      const last = Math.max(Date.parse(createdAt) || 0, changed.get(path) ?? 0)
      return { ...file, createdAt, updatedAt: last === 0 ? '' : new Date(last).toISOString() }
    },

    /** Reads the times of changes before the start: from the last commit, or from the disk if uncommitted. */
    async load({ repository, paths, undated, signal }: LoadOptions): Promise<void> {
      const [commits, loose, first] = await Promise.all([
        repository.lastChanges(paths, signal),
        repository.uncommitted(),
        repository.firstCommits(undated, signal),
      ])
      for (const [path, time] of first) beginsAt(path, time)
      for (const path of loose) commits.set(path, onDisk.get(path) ?? 0)
      for (const [path, time] of commits) if (!seen.has(path)) changed.set(path, time)
    },
  }
}

type LoadOptions = {
  repository: GuardedRepository
  paths: readonly string[]
  undated: readonly string[]
  signal: AbortSignal
}
