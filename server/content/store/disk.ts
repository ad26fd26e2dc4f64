import { createHash } from 'node:crypto'
import { type BigIntStats, constants } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { problem } from '../../kernel/errors.ts'
import { createDurable, hasCode, publicModes } from '../../kernel/files.ts'
import { fileLimit } from './content-paths.ts'

/** Reads the content folder. Links are never followed, a missing file is null, other errors are thrown. */

/** `ENOTDIR`: a file is where a folder should be. */
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR')

export async function lstatOrNull(file: string): Promise<BigIntStats | null> {
  try {
    return await lstat(file, { bigint: true })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Null when there is no folder that can be read. */
export async function namesOrNull(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error) || hasCode(error, 'EACCES')) return null
    throw error
  }
}

export async function bytesOrNull(file: string): Promise<Buffer | null> {
  try {
    // If the file is now a link, the system refuses it (ELOOP).
    return await readFile(file, { flag: constants.O_RDONLY | constants.O_NOFOLLOW })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The bytes of a file that is about to be replaced. Throws a `Problem` for what a save cannot replace. */
export async function bytesToReplace(dir: string, name: string): Promise<Buffer | null> {
  const folder = await lstatOrNull(path.dirname(path.join(dir, name)))
  const found = await lstatOrNull(path.join(dir, name))
  if (folder?.isFile() || (found && !(found.isFile() && found.size <= fileLimit)))
    throw problem(
      'conflict',
      `In the content folder something is in the place of ${name} that is no plain file of at most 1 MB. Nothing was saved.`,
    )
  return bytesOrNull(path.join(dir, name))
}

export type FileStats = BigIntStats

/** A file changed this recently may change again without a new modification time. */
export const settledMs = 100

/** Whether a second change of a file would give it another stamp. */
export const isSettled = ({ mtimeMs }: FileStats): boolean =>
  Math.abs(Date.now() - Number(mtimeMs)) > settledMs

/** Identifies the state of a file without reading it. */
export const stampOf = ({ mtimeNs, size, ino }: FileStats): string => `${mtimeNs}:${size}:${ino}`

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Copies missing files, each atomically: a partial copy would be mistaken for the operator's own file. */
export async function copyMissing(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    const target = path.join(to, name)
    if (await lstatOrNull(target)) continue
    await createDurable(target, await readFile(path.join(from, name)), { mode: publicModes.file })
  }
}
