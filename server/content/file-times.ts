import type { Repository } from './repository.ts'

/**
 * When files were changed by other hands than a save's, which writes its time into the post's `updatedAt`: edited in
 * place, or committed elsewhere and pulled. Paths are relative to the content folder, times in milliseconds.
 */
export function createFileTimes() {
  const onDisk = new Map<string, number>()
  const changed = new Map<string, number>()
  /** Seen to change since the start: newer than anything the history tells. */
  const seen = new Set<string>()

  return {
    /** A file was read; `again`: its text is another than before. */
    read(path: string, modified: number, again: boolean): void {
      onDisk.set(path, modified)
      if (!again) return
      changed.set(path, modified)
      seen.add(path)
    },
    /** Null when nobody has, as far as is known. */
    of: (path: string): number | null => changed.get(path) ?? null,

    /** What happened before the start: by the last commit, or by the disk where no commit has it. */
    async load(repository: Repository, paths: readonly string[], signal: AbortSignal): Promise<void> {
      const [commits, loose] = await Promise.all([
        repository.lastChanges(paths, signal),
        repository.uncommitted(paths),
      ])
      for (const path of loose) commits.set(path, onDisk.get(path) ?? 0)
      for (const [path, time] of commits) if (!seen.has(path)) changed.set(path, time)
    },
  }
}
