import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { groupsOf } from '../../kernel/groups-of.ts'
import { fileLimit } from '../store/content-paths.ts'
import { type Git, GitError } from './git.ts'
import type { TreeFile } from './trees.ts'

/** Files on their way into a commit: their bytes as they are, whatever the repository's attributes say. */

/**
 * The files at these paths as blobs, by path; null = there is no file. Left out is what is no plain file, and what is larger
 * than a content file may be. `write`: the blobs are written to the repository.
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

/** Paths as git has them: from the top of the work tree, a character for a byte. */
export const fromTop = (prefix: string, files: ReadonlyMap<string, TreeFile>): Map<string, TreeFile> =>
  new Map([...files].map(([name, file]) => [Buffer.from(prefix + name).toString('latin1'), file]))

/**
 * Brings the operator's index up to a commit, so that git in the folder shows no changes. An index that git cannot change so is
 * left alone: it is no part of a commit. `files` as by `fromTop`; `commit`: any id of the repository.
 */
export async function stage(git: Git, commit: string, files: ReadonlyMap<string, TreeFile>): Promise<void> {
  const none = `0 ${'0'.repeat(commit.length || 40)}`
  const lines = [...files].map(([name, file]) => `${file ? `${file.mode} ${file.id}` : none}\t${name}\0`)
  // What goes comes first: a folder may take the place of a file
  lines.sort((one, other) => Number(other.startsWith('0 ')) - Number(one.startsWith('0 ')))
  const input = Buffer.from(lines.join(''), 'latin1')
  // After a command that prints nothing simple-git waits 50 ms
  await git(['update-index', '--verbose', '-z', '--index-info'], { input }).catch((error) => {
    if (!(error instanceof GitError) || error.code !== 'EGIT') throw error
  })
}
