import { execFile } from 'node:child_process'
import { copyFile, cp, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Call, isFlush, isLink, isRename } from './trace.ts'

export type Loss = {
  /** Where that lies now which was not flushed. */
  name: string
  /** Its flush was tried again with success. That writes a folder's entries after all; a file's bytes are gone by then. */
  flushedAgain: boolean
}

/** What a failed flush may have lost, by the calls of one program in order. Null unless a flush is what failed. Pure. */
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
   * Makes a loss real, as a power cut would: a file that was written since has zeros or its former bytes, a folder has
   * its former entries.
   */
  lose(loss: Loss): Promise<void>
  remove(): Promise<void>
}

/** A copy of folders as they are now. */
export async function takeSnapshot(roots: readonly string[], beside: string): Promise<Snapshot> {
  const copy = await mkdtemp(path.join(beside, 'snapshot-'))
  const inodes = new Map<string, bigint>()
  for (const [index, root] of roots.entries()) {
    if ((await inodeOf(root)) === null) continue
    await promisify(execFile)('cp', ['-a', root, path.join(copy, String(index))])
    for (const name of [
      root,
      ...(await readdir(root, { recursive: true })).map((name) => path.join(root, name)),
    ]) {
      const inode = await inodeOf(name)
      if (inode !== null) inodes.set(name, inode)
    }
  }
  const copyOf = (name: string): string => {
    const index = roots.findIndex((root) => name === root || name.startsWith(`${root}/`))
    return path.join(copy, String(index), path.relative(roots[index] ?? '', name))
  }

  async function loseEntries(folder: string): Promise<void> {
    const former = [...inodes.keys()].filter((name) => path.dirname(name) === folder)
    const present = (await readdir(folder)).map((name) => path.join(folder, name))
    for (const name of new Set([...former, ...present])) {
      const before = inodes.get(name)
      if (before === (await inodeOf(name))) continue
      await rm(name, { recursive: true, force: true })
      if (before !== undefined) await cp(copyOf(name), name, { recursive: true, preserveTimestamps: true })
    }
  }

  async function loseBytes(file: string, inode: bigint, size: number): Promise<void> {
    if (inodes.get(file) === inode) await copyFile(copyOf(file), file)
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

/** Null for what is not there. */
const inodeOf = (name: string): Promise<bigint | null> =>
  lstat(name, { bigint: true }).then(
    ({ ino }) => ino,
    () => null,
  )
