import type { Repository } from '../git/repository.ts'
import type { PostFile } from './front-matter.ts'

/**
 * When files were changed by other hands than a save's, which writes its time into the post's `updatedAt`: edited in
 * place, or committed elsewhere and pulled; and when they came. Paths are relative to the content folder, times in
 * milliseconds.
 */
export function createFileTimes() {
  const onDisk = new Map<string, number>()
  const changed = new Map<string, number>()
  /** Seen to change since the start: newer than anything the history tells. */
  const seen = new Set<string>()
  /** When a file was there first, as far as is known: by its first commit, or earlier by the disk. */
  const begun = new Map<string, number>()
  const beginsAt = (path: string, time: number) => {
    if (time > 0) begun.set(path, Math.min(time, begun.get(path) ?? Number.POSITIVE_INFINITY))
  }

  return {
    /** A file was read; `again`: its text is another than before. */
    read(path: string, modified: number, again: boolean): void {
      onDisk.set(path, modified)
      beginsAt(path, modified)
      if (!again) return
      changed.set(path, modified)
      seen.add(path)
    },
    /** Null when nobody has, as far as is known. */
    of: (path: string): number | null => changed.get(path) ?? null,

    /** A file is no more: another one of its name begins anew. */
    forget(path: string): void {
      begun.delete(path)
    },
    /** The file with the dates that a hand has left out: it was made when it came, and changed when it was changed. */
    dated(path: string, file: PostFile): PostFile {
      if (file.createdAt !== '' && file.updatedAt !== '') return file
      const came = begun.get(path)
      const createdAt = file.createdAt || (came === undefined ? '' : new Date(came).toISOString())
      const last = Math.max(Date.parse(createdAt) || 0, changed.get(path) ?? 0)
      return { ...file, createdAt, updatedAt: last === 0 ? '' : new Date(last).toISOString() }
    },

    /** What happened before the start: by the last commit, or by the disk where no commit has it. */
    async load({ repository, paths, undated, signal }: LoadOptions): Promise<void> {
      const [commits, loose, first] = await Promise.all([
        repository.lastChanges(paths, signal),
        repository.uncommitted(paths),
        repository.firstCommits(undated, signal),
      ])
      for (const [path, time] of first) beginsAt(path, time)
      for (const path of loose) commits.set(path, onDisk.get(path) ?? 0)
      for (const [path, time] of commits) if (!seen.has(path)) changed.set(path, time)
    },
  }
}

type LoadOptions = {
  repository: Repository
  paths: readonly string[]
  /** Files that do not say when they were made. */
  undated: readonly string[]
  signal: AbortSignal
}
