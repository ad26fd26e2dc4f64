import { execFile } from 'node:child_process'
import { cp, lstat, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Call, isFlush, isLink, isRename } from './trace.ts'

export type Loss = {
  /** Current path of the file or folder that was not flushed. */
  name: string
  /** A later flush succeeded. That writes a folder's entries after all, but a file's bytes are already gone. */
  flushedAgain: boolean
}

/** What a failed flush may have lost, from one program's calls in order. Null unless the failed call was a flush. Pure. */
export function lossOf(calls: readonly Call[]): Loss | null {
  const at = calls.findIndex(({ injected }) => injected)
  const failed = calls[at]
  if (!failed || !isFlush(failed)) return null
  let [name = ''] = failed.paths
  let flushedAgain = false
  for (const call of calls.slice(at + 1)) {
    if (call.failed) continue
    const [from = '', to = ''] = call.paths
    if (isFlush(call) && from === name) flushedAgain = true
    if ((isRename(call) || isLink(call)) && (name === from || name.startsWith(`${from}/`)))
      name = `${to}${name.slice(from.length)}`
  }
  return { name, flushedAgain }
}

export type Snapshot = {
  /**
   * Makes a loss real, as a power cut would: a file written since then gets zeros or its former bytes, a folder its former
   * entries.
   */
  lose(loss: Loss): Promise<void>
  remove(): Promise<void>
}

/**
 * Saves the state of folders by hard links to their files. Suffices as the server only replaces files as a whole, writes them
 * once, or appends.
 */
export async function takeSnapshot(roots: readonly string[], beside: string): Promise<Snapshot> {
  const copy = await mkdtemp(path.join(beside, 'snapshot-'))
  const former = new Map<string, { inode: bigint; size: number }>()
  for (const [index, root] of roots.entries()) {
    if ((await factsOf(root)) === null) continue
    await promisify(execFile)('cp', ['-al', root, path.join(copy, String(index))])
    for (const name of [
      root,
      ...(await readdir(root, { recursive: true })).map((name) => path.join(root, name)),
    ]) {
      const facts = await factsOf(name)
      if (facts !== null) former.set(name, facts)
    }
  }
  const copyOf = (name: string): string => {
    const index = roots.findIndex((root) => name === root || name.startsWith(`${root}/`))
    return path.join(copy, String(index), path.relative(roots[index] ?? '', name))
  }

  async function loseEntries(folder: string): Promise<void> {
    const before = [...former.keys()].filter((name) => path.dirname(name) === folder)
    const present = (await readdir(folder)).map((name) => path.join(folder, name))
    for (const name of new Set([...before, ...present])) {
      const known = former.get(name)
      if (known?.inode === (await factsOf(name))?.inode) continue
      await rm(name, { recursive: true, force: true })
      if (known) await cp(copyOf(name), name, { recursive: true, preserveTimestamps: true })
    }
  }

  async function loseBytes(file: string, inode: bigint, size: number): Promise<void> {
    const known = former.get(file)
    if (known?.inode === inode) await truncate(file, known.size)
    else await writeFile(file, Buffer.alloc(size))
  }

  return {
    async lose({ name, flushedAgain }) {
      const found = await lstat(name, { bigint: true }).catch(() => null)
      if (found?.isFile()) await loseBytes(name, found.ino, Number(found.size))
      if (found?.isDirectory() && !flushedAgain) await loseEntries(name)
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  }
}

const factsOf = (name: string): Promise<{ inode: bigint; size: number } | null> =>
  lstat(name, { bigint: true }).then(
    ({ ino, size }) => ({ inode: ino, size: Number(size) }),
    () => null,
  )
