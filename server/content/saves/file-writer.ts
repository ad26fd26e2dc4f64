import path from 'node:path'
import { problem } from '../../kernel/errors.ts'
import { createDurable, publicModes, removeDurable, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { bytesToReplace, hashOf } from '../store/disk.ts'
import { fileOf, isPostPath, slugOf } from '../store/post-names.ts'

/** Public modes: editors with an account on this machine read the folder too. */
const fileMode = { mode: publicModes.file }

export type FileWrite = {
  /** The text of each file by its path in the content folder; null removes the file. */
  files: ReadonlyMap<string, string | null>
  message: string
  author: Person
}

type WriterOptions = {
  dir: string
  repository: Pick<GuardedRepository, 'ready' | 'commit' | 'unstage'>
  committer: Person
  clock: () => number
  log: Log
  /** Receives the path of each file that was restored after a failed write. */
  onPutBack: (path: string) => void
}

/**
 * Writes content files and commits them. An uncommitted edit by hand, even with a fault, gets its own commit
 * before it is replaced. Calls must not overlap.
 */
export function createFileWriter(options: WriterOptions) {
  const { dir, repository, committer, clock, log, onPutBack } = options
  /** Hashes of texts known to be in the history, by path; only for files saved since the start. */
  const recorded = new Map<string, string>()

  async function put(name: string, text: string | null, before: Buffer | null): Promise<void> {
    const file = path.join(dir, name)
    if (text === null) await removeDurable(file)
    else if (before) await writeDurable(file, text, fileMode)
    else if (!(await createDurable(file, text, fileMode)))
      throw problem('conflict', 'A file of this name has just appeared.')
  }

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

  async function keepOutsideEdit(name: string): Promise<void> {
    const message = `Keep ${isPostPath(name) ? slugOf(fileOf(name)) : name} as it was edited outside`
    await repository.commit({ paths: [name], message, author: committer, date: new Date(clock()) })
  }

  /**
   * Writes the files, then the commit. Resolves with the commit once it would survive a power cut; null when
   * nothing changed. On failure all files are restored and the error is thrown.
   */
  return async ({ files, message, author }: FileWrite): Promise<string | null> => {
    await repository.ready()
    const paths = [...files.keys()]
    const before = new Map<string, Buffer | null>()
    for (const name of paths) before.set(name, await bytesToReplace(dir, name))
    for (const [name, bytes] of before) {
      if (bytes && hashOf(bytes.toString('utf8')) !== recorded.get(name)) await keepOutsideEdit(name)
    }
    let commit: string | null
    let committed = false
    try {
      for (const [name, text] of files) await put(name, text, before.get(name) ?? null)
      const date = new Date(clock())
      commit = await repository.commit({ paths, texts: files, message, author, date })
      committed = true
    } finally {
      if (!committed) await putBack(before)
    }
    for (const [name, text] of files) {
      if (text === null) recorded.delete(name)
      else recorded.set(name, hashOf(text))
    }
    return commit
  }
}
