import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { groupsOf } from '../../kernel/groups-of.ts'
import { fileLimit, isServedFile } from '../store/content-paths.ts'
import { blobIdOf, type ChangedFile, readRawDiff } from './changed-files.ts'
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
 * Brings the operator's index up to a commit, so that git in the folder shows no changes. Resolves with false
 * when git cannot update the index, which is then left alone: no commit depends on it. `files`: as returned by
 * `fromTop`; `commit`: any id of the repository.
 */
export async function stage(
  git: Git,
  commit: string,
  files: ReadonlyMap<string, TreeFile>,
): Promise<boolean> {
  const none = `0 ${'0'.repeat(commit.length || 40)}`
  const lines = [...files].map(([name, file]) => `${file ? `${file.mode} ${file.id}` : none}\t${name}\0`)
  // Removals first: a folder may replace a file
  lines.sort((one, other) => Number(other.startsWith('0 ')) - Number(one.startsWith('0 ')))
  const input = Buffer.from(lines.join(''), 'latin1')
  // After a command that prints nothing simple-git waits 50 ms
  return git(['update-index', '--verbose', '-z', '--index-info'], { input }).then(
    () => true,
    (error) => {
      if (error instanceof GitError && error.code === 'EGIT') return false
      throw error
    },
  )
}

/**
 * Stages the content files that are as in a commit, but not so in the index, which could not be updated then:
 * a commit by hand would undo those changes. Leaves what is staged and differs from the folder. Resolves with
 * false when git fails: it can be tried again.
 */
export async function stageMissed(
  { git, dir, prefix }: { git: Git; dir: string; prefix: string },
  commit: string,
): Promise<boolean> {
  const flags = ['diff-index', '--cached', '-R', '--relative', '-z', '--no-renames', '--no-abbrev']
  try {
    const { stdout } = await git([...flags, commit, '--', '.'])
    const missed = readRawDiff(stdout).filter((file) => isServedFile(file.path))
    if (missed.length === 0) return true
    const paths = missed.map((file) => file.path)
    const found = await hashFiles(git, dir, paths, { write: false })
    const same = missed.filter((file) => (found.get(file.path)?.id ?? null) === file.after)
    return await stage(git, commit, fromTop(prefix, treeFiles(same)))
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}

export const treeFiles = (files: readonly ChangedFile[]): Map<string, TreeFile> =>
  new Map(files.map(({ path: name, mode, after: id }) => [name, id === null ? null : { mode, id }]))
