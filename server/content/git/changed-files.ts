import { createHash } from 'node:crypto'
import { fileLimit } from '../store/content-paths.ts'
import type { CommittedContent } from './committed-content.ts'
import type { Git, RunOptions } from './git.ts'

export type ChangedFile = {
  /** Relative to the work tree. */
  path: string
  /** As git writes it, such as 100644; after the change. */
  mode: string
  /** Blob before and after; null = there was none. */
  before: string | null
  after: string | null
}

/** The content files that differ. A file with a fault counts as unchanged: its last good version stays. */
export function changedContent(from: CommittedContent, to: CommittedContent): ChangedFile[] {
  const paths = new Set([...from.files.keys(), ...to.files.keys()])
  return [...paths].flatMap((path) => {
    const [before, after] = [from.files.get(path), to.files.get(path)]
    if (before?.id === after?.id || (!after && to.isHeld(path))) return []
    return { path, mode: after?.mode ?? '', before: before?.id ?? null, after: after?.id ?? null }
  })
}

/** All files that differ between two commits, in any folder. Each character of a path is one byte. */
export async function changedFiles(git: Git, from: string, to: string): Promise<ChangedFile[]> {
  const flags = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-commit-id']
  return readRawDiff((await git([...flags, from, to])).stdout)
}

/** Reads the output of git's raw diffs with `-z`. */
export function readRawDiff(output: Buffer): ChangedFile[] {
  const tokens = output.toString('latin1').split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const [, mode = '', before, after] = (tokens[at] ?? '').split(' ')
    files.push({ path: tokens[at + 1] ?? '', mode, before: idOrNull(before), after: idOrNull(after) })
  }
  return files
}

/** git writes zeros where there is no object. */
export const idOrNull = (id = ''): string | null => (/^0*$/.test(id) ? null : id)

/** Maximum bytes of blobs read with one git command. */
const portion = 16_000_000

/**
 * The bytes of blobs by id, read in portions. Omits those that do not exist and those larger than a content
 * file may be.
 */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  options: RunOptions = {},
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const lines = (wanted: readonly string[]) => wanted.map((id) => `${id}\n`).join('')
  const format = '--batch-check=%(objecttype) %(objectsize) %(objectname)'
  const { stdout } = await git(['cat-file', format], { ...options, input: lines(ids) })
  let [group, size] = [[] as string[], 0]
  const read = async () => {
    if (group.length === 0) return
    readBatch((await git(['cat-file', '--batch'], { ...options, input: lines(group) })).stdout, found)
    ;[group, size] = [[], 0]
  }
  for (const line of stdout.toString().split('\n')) {
    const [type, bytes, id = ''] = line.split(' ')
    if (type !== 'blob' || Number(bytes) > fileLimit) continue
    if (size + Number(bytes) > portion) await read()
    group.push(id)
    size += Number(bytes)
  }
  await read()
  return found
}

/** Each entry: `<id> <type> <size>`, a newline, the bytes, a newline; or `<id> missing` and a newline. */
function readBatch(output: Buffer, into: Map<string, Buffer>): void {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at)
    const [id = '', type, size] = output.toString('latin1', at, end).split(' ')
    at = end + 1
    if (type === 'missing') continue
    into.set(id, output.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
}

/** The id of a blob with these bytes, in the hash format of another id of the repository. */
export const blobIdOf = (bytes: Buffer, like: string): string =>
  createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
