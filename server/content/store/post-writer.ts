import path from 'node:path'
import { problem } from '../../errors.ts'
import { createDurable, publicModes, removeDurable, writeDurable } from '../../files.ts'
import type { Log } from '../../http/log.ts'
import type { Person, Repository } from '../git/repository.ts'
import { bytesOrNull, hashOf } from './disk.ts'
import { formatPostFile, type PostFile } from './front-matter.ts'
import { pathOf } from './post-names.ts'

/** Public modes: editors with an account on this machine read the folder too. */
const fileMode = { mode: publicModes.file }

/** `removes` is a slug. */
export type PostWrite = { write?: PostFile; removes?: string; message: string; author: Person }

type PostWriterOptions = {
  dir: string
  repository: Pick<Repository, 'commit' | 'unstage'>
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

  return {
    /**
     * Writes the file, then the commit. On failure the files are restored and the error is thrown. `commit` is null when
     * nothing changed; `text` is the content of the file, empty after a removal.
     */
    async apply({
      write,
      removes,
      message,
      author,
    }: PostWrite): Promise<{ commit: string | null; text: string }> {
      const text = write ? formatPostFile(write) : ''
      const slugs = [write?.slug, removes].filter((slug) => slug !== undefined)
      const paths = slugs.map(pathOf)
      const before = new Map<string, Buffer | null>()
      for (const name of paths) before.set(name, await bytesOrNull(path.join(dir, name)))
      for (const slug of slugs) {
        const bytes = before.get(pathOf(slug))
        if (bytes && hashOf(bytes.toString('utf8')) !== recorded.get(slug)) await keepOutsideEdit(slug)
      }
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
        commit = await repository.commit({ paths, message, author, date: new Date(clock()) })
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
