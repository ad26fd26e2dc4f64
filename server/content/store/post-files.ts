import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import { hasCode } from '../../kernel/files.ts'
import { fileLimit } from './content-paths.ts'
import { bytesOrNull, hashOf, isSettled, lstatOrNull, settledMs, stampOf } from './disk.ts'
import { type FieldProblem, type PostFile, parsePostFile } from './front-matter.ts'
import { type Candidate, type StoredPost, toStored } from './post-index.ts'
import { pathOf, postsFolder, slugOf } from './post-names.ts'
import { graceMs } from './settings-file.ts'

type Entry = {
  /** Time, size and inode; null = read the file again in any case. */
  stamp: string | null
  hash: string
  problems: FieldProblem[]
  /** The last version without a fault. */
  good: StoredPost | null
  /** When the file was first found missing: an editor may be replacing it. */
  missingSince: number | null
}

/** The revision of a file whose text cannot be read. */
const unreadable = 'unreadable'

type Options = {
  dir: string
  lookAgain: (path: string, ms: number) => void
  onRemoved: (post: PostFile) => void
  onReplaced: (post: StoredPost) => void
}

/** The files of posts by name: the last good version of each, and the faults of its current text. */
export function createPostFiles({ dir, lookAgain, onRemoved, onReplaced }: Options) {
  const entries = new Map<string, Entry>()

  /** True when the text is a valid post. */
  function take(name: string, text: string, stamp: string | null): boolean {
    const hash = hashOf(text)
    const parsed = parsePostFile(text, slugOf(name))
    const previous = entries.get(name)?.good ?? null
    const good = parsed.ok ? toStored(parsed.post, hash) : previous
    if (previous && previous !== good) onReplaced(previous)
    entries.set(name, { stamp, hash, problems: parsed.ok ? [] : parsed.problems, good, missingSince: null })
    return parsed.ok
  }

  function refuse(name: string, message: string, stamp: string | null): null {
    const problems = [{ field: 'file', message }]
    const good = entries.get(name)?.good ?? null
    entries.set(name, { stamp, hash: '', problems, good, missingSince: null })
    return null
  }

  /** True when a post was removed. */
  function miss(name: string, entry: Entry): boolean {
    entry.missingSince ??= Date.now()
    if (Date.now() - entry.missingSince < graceMs) {
      lookAgain(pathOf(slugOf(name)), graceMs)
      return false
    }
    entries.delete(name)
    if (entry.good) {
      onReplaced(entry.good)
      onRemoved(entry.good.file)
    }
    return entry.good !== null
  }

  return {
    entries: entries as ReadonlyMap<string, Entry>,
    take,

    /**
     * Reads a file if it has changed. Resolves with its time of change (ms) if its post has changed,
     * `removed` if the post is gone, else null.
     */
    async look(name: string): Promise<number | 'removed' | null> {
      const file = path.join(dir, postsFolder, name)
      const entry = entries.get(name)
      const stats = await lstatOrNull(file)
      if (!stats) return entry && miss(name, entry) ? 'removed' : null
      if (entry) entry.missingSince = null
      const stamp = stampOf(stats)
      if (entry?.stamp === stamp) return null
      if (!stats.isFile()) return refuse(name, 'is no plain file; links are not followed', stamp)
      if (stats.size > fileLimit) return refuse(name, 'is larger than 1 MB', stamp)
      const bytes = await bytesOrNull(file).catch((error) => {
        if (hasCode(error, 'EACCES', 'EPERM')) return 'denied' as const
        throw error
      })
      // Permission granted later does not change the stamp
      if (bytes === 'denied') return refuse(name, 'may not be read by the server', null)
      if (!bytes) return null
      if (!isUtf8(bytes)) return refuse(name, 'is not UTF-8', stamp)
      const text = bytes.toString('utf8')
      const isOld = isSettled(stats)
      if (!isOld) lookAgain(pathOf(slugOf(name)), settledMs * 2)
      if (entry && entry.hash === hashOf(text)) {
        entry.stamp = isOld ? stamp : null
        return null
      }
      return take(name, text, isOld ? stamp : null) ? Number(stats.mtimeMs) : null
    },

    deleted(name: string): void {
      const previous = entries.get(name)?.good
      if (previous) onReplaced(previous)
      entries.delete(name)
    },

    /** If no good version is in memory: serves the first valid one of the earlier texts (newest first). */
    recover(name: string, texts: readonly string[]): void {
      const entry = entries.get(name)
      for (const text of texts) {
        const parsed = parsePostFile(text, slugOf(name))
        if (entry && parsed.ok) entry.good ??= toStored(parsed.post, hashOf(text))
      }
    },

    *candidates(): Generator<Candidate> {
      for (const { good, missingSince } of entries.values()) {
        if (good) yield missingSince === null ? good : { ...good, leaving: true }
      }
    },

    /** The faults of a file and the hash of its bytes; null for a valid or missing file. */
    broken(name: string): { problems: FieldProblem[]; revision: string } | null {
      const entry = entries.get(name)
      return entry && entry.problems.length > 0
        ? { problems: entry.problems, revision: entry.hash || unreadable }
        : null
    },
  }
}
