import { createHash } from 'node:crypto'
import { groupsOf } from '../../groups-of.ts'
import type { Git, RunOptions } from './git.ts'

/** A file that differs between two commits. */
export type ChangedFile = {
  /** Relative to the work tree. */
  path: string
  /** As git writes it, such as 100644; after the change. */
  mode: string
  /** A symbolic link or a repository in the repository, before or after. */
  isLink: boolean
  /** Blob before and after; null = there was none. */
  before: string | null
  after: string | null
}

/** The files that differ between two commits. `from` null: everything is new. */
export async function changedFiles(
  git: Git,
  from: string | null,
  to: string,
  options: RunOptions = {},
): Promise<ChangedFile[]> {
  const flags = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-commit-id']
  const { stdout } = await git([...flags, from ?? (await emptyTree(git, options)), to], options)
  const tokens = stdout.toString().split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const [modeBefore = '', mode = '', before, after] = (tokens[at] ?? '').slice(1).split(' ')
    const isLink = [modeBefore, mode].some((one) => one === '120000' || one === '160000')
    files.push({ path: tokens[at + 1] ?? '', mode, isLink, before: idOrNull(before), after: idOrNull(after) })
  }
  return files
}

async function emptyTree(git: Git, options: RunOptions): Promise<string> {
  const { stdout } = await git(['hash-object', '-t', 'tree', '--stdin'], { ...options, input: '' })
  return stdout.toString().trim()
}

/** git writes zeros where there is no object. */
export const idOrNull = (id = ''): string | null => (/^0*$/.test(id) ? null : id)

/** The bytes of blobs; those that do not exist are left out. */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  options: RunOptions = {},
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const part of groupsOf(ids, 64)) {
    const input = part.map((id) => `${id}\n`).join('')
    readBatch((await git(['cat-file', '--batch'], { ...options, input })).stdout, found)
  }
  return found
}

/** `<id> <type> <size>` and a newline, the bytes and a newline; `<id> missing`. */
function readBatch(output: Buffer, into: Map<string, Buffer>): void {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at)
    const [id = '', type, size] = output.toString('latin1', at, end).split(' ')
    at = end + 1
    if (type !== 'blob') {
      if (type !== 'missing') at += Number(size) + 1
      continue
    }
    into.set(id, output.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
}

/** The id of a blob with these bytes, in the format that the repository has for the given file. */
export function blobIdOf(
  bytes: Buffer | null,
  { before, after }: Pick<ChangedFile, 'before' | 'after'>,
): string | null {
  if (bytes === null) return null
  const length = (before ?? after ?? '').length
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
}
