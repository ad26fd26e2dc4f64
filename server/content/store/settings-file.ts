import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import { hasCode } from '../../kernel/files.ts'
import { fileLimit } from './content-paths.ts'
import { bytesOrNull, type FileStats, isSettled, lstatOrNull, settledMs, stampOf } from './disk.ts'
import type { FieldProblem } from './front-matter.ts'
import type { ReadSettings } from './settings.ts'

/** Milliseconds before a missing file counts as removed, and before a changed optional file is read. */
export const graceMs = 250

type Options<Value> = {
  dir: string
  name: string
  read: (text: string) => ReadSettings<Value>
  /** The file may be missing: it then reads as an empty text. */
  isOptional: boolean
  lookAgain: (path: string, ms: number) => void
}

/** A settings file in memory: its last good value, and the faults of its current text. */
export function createSettingsFile<Value>({ dir, name, read, isOptional, lookAgain }: Options<Value>) {
  let stamp: string | null = null
  let missingSince: number | null = null
  let value: Value | null = null
  let problems: readonly FieldProblem[] = []

  /** True when the value has changed. */
  function take(text: string): boolean {
    const found = read(text)
    problems = found.problems
    if (found.value === null || JSON.stringify(found.value) === JSON.stringify(value)) return false
    value = found.value
    return true
  }

  /** A half-written or missing optional file would be valid: a change is read only once it has settled. */
  function isWhole(stats: FileStats | null): boolean {
    missingSince = stats ? null : (missingSince ?? Date.now())
    const since = missingSince ?? Number(stats?.mtimeMs)
    const isWritten = Math.abs(Date.now() - since) >= graceMs
    if (!isWritten) lookAgain(name, graceMs)
    return isWritten
  }

  return {
    name,
    value: () => value,
    problems: () => problems,
    take,

    /**
     * Reads the file if it has changed; `again`: after the first look. Resolves with its time of change (ms)
     * if the value has changed, else null.
     */
    async look(again: boolean): Promise<number | null> {
      const file = path.join(dir, name)
      const stats = await lstatOrNull(file)
      if (stats && stamp === stampOf(stats)) return null
      if (isOptional && again && !isWhole(stats)) return null
      const isReadable = stats?.isFile() && stats.size <= fileLimit
      const bytes = isReadable ? await bytesOrNull(file).catch(nullIfDenied) : null
      if (stats && again && !isUnchanged(stats, await lstatOrNull(file))) {
        // An editor began to write between the check of its age and the read
        lookAgain(name, graceMs)
        return null
      }
      if (stats && bytes) {
        stamp = isSettled(stats) ? stampOf(stats) : null
        if (stamp === null) lookAgain(name, settledMs * 2)
        if (!isUtf8(bytes)) {
          problems = [{ field: 'file', message: 'is not UTF-8' }]
          return null
        }
        return take(bytes.toString('utf8')) ? Number(stats.mtimeMs) : null
      }
      stamp = null
      if (!stats && isOptional) return take('') ? Date.now() : null
      problems = [{ field: 'file', message: 'is missing, or is no readable file of at most 1 MB' }]
      return null
    },

    /** Uses the newest good one of earlier texts; the faults of the current one stay. */
    recover(texts: readonly string[]): void {
      const current = problems
      texts.some(take)
      problems = current
    },
  }
}

const isUnchanged = (before: FileStats, now: FileStats | null): boolean =>
  now !== null && stampOf(now) === stampOf(before)

function nullIfDenied(error: unknown): null {
  if (hasCode(error, 'EACCES', 'EPERM')) return null
  throw error
}
