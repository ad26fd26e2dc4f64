import type { Git } from './git.ts'

/** A file in a tree; null = there is none. */
export type TreeFile = { mode: string; id: string } | null

/**
 * Writes the tree with some files changed. Reads only the folders of these files: everything else, of any
 * name, size or kind, stays as it is. A folder replaces a file where a new file needs one. `tree`: null = an
 * empty one.
 */
export async function treeWith(
  git: Git,
  tree: string | null,
  changes: ReadonlyMap<string, TreeFile>,
): Promise<string> {
  const entries = tree === null ? new Map<string, Entry>() : await entriesOf(git, tree)
  const below = new Map<string, Map<string, TreeFile>>()
  for (const [path, file] of changes) {
    const at = path.indexOf('/')
    if (at >= 0) {
      const folder = path.slice(0, at)
      below.set(folder, (below.get(folder) ?? new Map()).set(path.slice(at + 1), file))
    } else if (file) entries.set(path, { ...file, type: file.mode === '160000' ? 'commit' : 'blob' })
    else if (entries.get(path)?.type !== 'tree') entries.delete(path)
  }
  for (const [name, inside] of below) {
    const old = entries.get(name)
    const isFolder = old?.type === 'tree'
    if (!isFolder && [...inside.values()].every((file) => file === null)) continue
    const id = await treeWith(git, isFolder ? old.id : null, inside)
    if (id === emptyTree(id)) entries.delete(name)
    else entries.set(name, { mode: '040000', type: 'tree', id })
  }
  // `mktree` ignores `core.fsync`: after a power cut, the commit would have an empty tree.
  // `--literally`: entries beside the changed files are not checked
  const options = ['-w', '--literally', '-t', 'tree', '--stdin']
  return (await git(['hash-object', ...options], { input: treeObject(entries) })).stdout.toString().trim()
}

/** As git stores a tree: entries by the bytes of their names, where a folder's name ends with a slash. */
function treeObject(entries: ReadonlyMap<string, Entry>): Buffer {
  const keyOf = ([name, { type }]: [string, Entry]) => (type === 'tree' ? `${name}/` : name)
  const sorted = [...entries].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return Buffer.concat(
    sorted.flatMap(([name, { mode, id }]) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`, 'latin1'),
      Buffer.from(id, 'hex'),
    ]),
  )
}

type Entry = { mode: string; type: string; id: string }

/** By name; each character is one byte, because names need not be text. */
async function entriesOf(git: Git, tree: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  // `--full-tree`: paths are not relative to the content folder
  const { stdout } = await git(['ls-tree', '-z', '--full-tree', tree])
  for (const line of stdout.toString('latin1').split('\0')) {
    const [, mode = '', type = '', id = '', name = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
    if (id !== '') entries.set(name, { mode, type, id })
  }
  return entries
}

/** The id of a tree without entries, in the hash format of another id. */
export const emptyTree = (id: string): string =>
  id.length === 64
    ? '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'
    : '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
