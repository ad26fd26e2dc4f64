import path from 'node:path'
import { problem } from '../../kernel/errors.ts'
import { createDurable, publicModes, removeDurable, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { bytesToReplace, hashOf } from './disk.ts'
import { formatPostFile, type PostFile } from './front-matter.ts'
import { pathOf } from './post-names.ts'

/** Public modes: editors with an account on this machine read the folder too. */
const fileMode = { mode: publicModes.file }

export type PostWrite = {
  write?: PostFile
  /** A slug. */
  removes?: string
  message: string
  author: Person
}

type Written = {
  /** Null when nothing changed. */
  commit: string | null
  /** The content of the file, empty after a removal. */
  text: string
}

type PostWriterOptions = {
  dir: string
  repository: Pick<GuardedRepository, 'commit' | 'unstage'>
  committer: Person
  clock: () => number
  log: Log
  /** Gets the path of each file that was restored after a write that failed. */
  onPutBack: (path: string) => void
}

/** Writes post files and commits them. Knows nothing of what is served. Calls must not overlap. */
export function createPostWriter(options: PostWriterOptions) {
  const { dir, repository, committer, clock, log, onPutBack } = options
  /** Hashes of texts known to be in the history, by the slugs saved since the start. */
  const recorded = new Map<string, string>()

  async function putBack(before: ReadonlyMap<string, Buffer | null>): Promise<void> {
    try {
      for (const [name, bytes] of before) {
        if (bytes) await writeDurable(path.join(dir, name), bytes, fileMode)
        else await removeDurable(path.join(dir, name))
      }
    } catch (error) {
      log.error({ error }, 'A file could not be put back after a save that failed')
    }
    await repository.unstage([...before.keys()])
    for (const name of before.keys()) onPutBack(name)
  }

  /** Commits an uncommitted edit by hand before it is replaced, with or without a fault. */
  async function keepOutsideEdit(slug: string): Promise<void> {
    const message = `Keep ${slug} as it was edited outside`
    await repository.commit({ paths: [pathOf(slug)], message, author: committer, date: new Date(clock()) })
  }

  const isRecorded = (slug: string, bytes: Buffer): boolean =>
    hashOf(bytes.toString('utf8')) === recorded.get(slug)

  return {
    /** Writes the files, then the commit. On failure all files are restored and the error is thrown. */
    async apply({ write, removes, author, message }: PostWrite): Promise<Written> {
      const text = write ? formatPostFile(write) : ''
      const slugs = [write?.slug, removes].filter((slug) => slug !== undefined)
      const before = new Map<string, Buffer | null>()
      for (const name of slugs.map(pathOf)) before.set(name, await bytesToReplace(dir, name))
      for (const slug of slugs) {
        const bytes = before.get(pathOf(slug))
        if (bytes && !isRecorded(slug, bytes)) await keepOutsideEdit(slug)
      }
      const paths = [...before.keys()]
      let commit: string | null
      let committed = false
      try {
        if (write) {
          const file = path.join(dir, pathOf(write.slug))
          if (before.get(pathOf(write.slug))) await writeDurable(file, text, fileMode)
          else if (!(await createDurable(file, text, fileMode)))
            throw problem('conflict', 'A file of this name has just appeared.')
        }
        if (removes !== undefined) await removeDurable(path.join(dir, pathOf(removes)))
        const date = new Date(clock())
        commit = await repository.commit({ paths, message, author, date })
        committed = true
      } finally {
        if (!committed) await putBack(before)
      }
      if (removes !== undefined) recorded.delete(removes)
      if (write) recorded.set(write.slug, hashOf(text))
      return { commit, text }
    },
  }
}
