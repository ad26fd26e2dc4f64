import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { groupsOf } from '../../kernel/groups-of.ts'
import { fileLimit } from '../store/content-paths.ts'
import { blobIdOf } from './changed-files.ts'
import { type Git, GitError } from './git.ts'
import type { TreeFile } from './trees.ts'

/** Prepares files for a commit: byte for byte, regardless of the repository's attributes. */

/**
 * The files at these paths as blobs, by path; null = there is no file. Omits anything that is not a plain
 * file, or is larger than a content file may be. `write`: the blobs are written to the repository.
 */
export async function hashFiles(
  git: Git,
  dir: string,
  paths: readonly string[],
  { write = true } = {},
): Promise<Map<string, TreeFile>> {
  const files = new Map<string, TreeFile>()
  for (const part of groupsOf(paths, 500)) {
    const found = await Promise.all(part.map((name) => lstat(path.join(dir, name)).catch(() => null)))
    for (const [at, name] of part.entries()) if (!found[at]) files.set(name, null)
    const plain = part.filter((_, at) => found[at]?.isFile() && found[at].size <= fileLimit)
    if (plain.length === 0) continue
    const flags = ['hash-object', '--no-filters', ...(write ? ['-w'] : [])]
    const ids = (await git([...flags, '--', ...plain])).stdout.toString().trim().split('\n')
    for (const [at, name] of plain.entries()) files.set(name, { mode: '100644', id: ids[at] ?? '' })
  }
  return files
}

/**
 * `files`, as `hashFiles` found them, but with the texts that a save has written: a change made since then
 * belongs in another commit. Null = the save removed the file.
 */
export async function asWritten(
  git: Git,
  files: ReadonlyMap<string, TreeFile>,
  texts: ReadonlyMap<string, string | null>,
): Promise<Map<string, TreeFile>> {
  const written = new Map(files)
  for (const [name, text] of texts) {
    if (text === null) {
      written.set(name, null)
      continue
    }
    const found = files.get(name)
    const bytes = Buffer.from(text)
    if (found && found.id === blobIdOf(bytes, found.id)) continue
    const { stdout } = await git(['hash-object', '--no-filters', '-w', '--stdin'], { input: bytes })
    written.set(name, { mode: '100644', id: stdout.toString().trim() })
  }
  return written
}

/** Paths as git has them: from the top of the work tree, one character per byte. */
export const fromTop = (prefix: string, files: ReadonlyMap<string, TreeFile>): Map<string, TreeFile> =>
  new Map([...files].map(([name, file]) => [Buffer.from(prefix + name).toString('latin1'), file]))

/**
 * Brings the operator's index up to a commit, so that git in the folder shows no changes. An index that git
 * cannot update is left alone: no commit depends on it. `files`: as returned by `fromTop`; `commit`: any id
 * of the repository.
 */
export async function stage(git: Git, commit: string, files: ReadonlyMap<string, TreeFile>): Promise<void> {
  const none = `0 ${'0'.repeat(commit.length || 40)}`
  const lines = [...files].map(([name, file]) => `${file ? `${file.mode} ${file.id}` : none}\t${name}\0`)
  // Removals first: a folder may replace a file
  lines.sort((one, other) => Number(other.startsWith('0 ')) - Number(one.startsWith('0 ')))
  const input = Buffer.from(lines.join(''), 'latin1')
  // After a command that prints nothing simple-git waits 50 ms
  await git(['update-index', '--verbose', '-z', '--index-info'], { input }).catch((error) => {
    if (!(error instanceof GitError) || error.code !== 'EGIT') throw error
  })
}
