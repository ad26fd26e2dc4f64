import { randomBytes } from 'node:crypto'
import {
  appendFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
} from 'node:fs/promises'
import path from 'node:path'

/**
 * Durable file primitives: when a promise resolves, the change survives a power cut. Each follows the order
 * write → fsync file → rename or link → fsync folder. After a failed fsync nothing is retried on the same file:
 * the kernel may already have dropped the dirty pages, so a second fsync would falsely report success.
 */

/**
 * Modes of created files and folders: for the owner only by default. The content folder, where editors work,
 * and the public objects, which a web server may read, are public. The umask restricts both.
 */
export const publicModes = { folder: 0o755, file: 0o644 } as const
const ownModes = { folder: 0o700, file: 0o600 } as const

/** When a file was last written, in milliseconds; 0 when it cannot be read. */
export const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Flushes a folder's entries. Needed after every create, rename and unlink. */
export async function syncFolder(folder: string): Promise<void> {
  await flush(folder)
}

/** Like `mkdir -p`, but flushes every folder entry that it creates. `mode` applies to each created folder. */
export async function ensureFolder(
  folder: string,
  { mode = ownModes.folder }: { mode?: number } = {},
): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (!first) return
  for (let at = folder; ; at = path.dirname(at)) {
    await syncFolder(path.dirname(at))
    if (at === first || at === path.dirname(at)) return
  }
}

/** Flushes a folder and everything in it after another program wrote it. Links are not followed. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(name)
    else if (entry.isFile()) await flush(name)
  }
  await flush(folder)
}

type FileOptions = {
  /** Mode of the file, from its creation on. */
  mode?: number
  /** Owner of the file; only root may change it. */
  owner?: { uid: number; gid: number } | undefined
}

/** Replaces or creates a file as a whole: a reader sees the old text or the new one, never a mixture. */
export async function writeDurable(
  file: string,
  data: string | Uint8Array,
  options: FileOptions = {},
): Promise<void> {
  await placeDurable(file, data, options, (temporary) => rename(temporary, file))
}

/** Like `writeDurable`, for a new file. Returns false if the file exists, and leaves it untouched. */
export async function createDurable(
  file: string,
  data: string | Uint8Array,
  options: FileOptions = {},
): Promise<boolean> {
  try {
    await placeDurable(file, data, options, async (temporary) => {
      await link(temporary, file)
      await unlink(temporary)
    })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function placeDurable(
  file: string,
  data: string | Uint8Array,
  { mode = ownModes.file, owner }: FileOptions,
  place: (temporary: string) => Promise<void>,
) {
  const temporary = path.join(
    path.dirname(file),
    `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`,
  )
  try {
    const handle = await open(temporary, 'wx', mode)
    await finish(handle, async () => {
      if (owner) await handle.chown(owner.uid, owner.gid)
      await handle.writeFile(data)
    })
    await place(temporary)
  } catch (error) {
    await unlink(temporary).catch(ignoreMissing)
    throw error
  }
  await syncFolder(path.dirname(file))
}

/**
 * Appends one line (a newline is added). A torn last line is possible after a power cut; readers skip it. The folder is
 * flushed each time: the file may be new, or made by an `append`.
 */
export async function appendDurable(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', ownModes.file)
  await finish(handle, () => handle.appendFile(`${line}\n`))
  await syncFolder(path.dirname(file))
}

/** Appends one line (a newline is added) that survives the end of the process, but not necessarily a power cut. */
export async function append(file: string, line: string): Promise<void> {
  await appendFile(file, `${line}\n`, { mode: ownModes.file })
}

/** Removes a file durably; false when there was none. */
export async function removeDurable(file: string): Promise<boolean> {
  try {
    await unlink(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
  await syncFolder(path.dirname(file))
  return true
}

/** The bytes of a file, or null when there is none. Any other failure is thrown. */
export async function readBytesOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

export const readOrNull = async (file: string): Promise<string | null> =>
  (await readBytesOrNull(file))?.toString() ?? null

/**
 * Flushes a file or a folder, written by this process or another. XFS shuts itself down when its disk fails,
 * and drops unwritten data. An fsync of a folder that was opened before then has nothing to write and reports
 * success, but `fstat` fails on such a file system. `fstat` comes second, so that the flush was effective if
 * both succeed (ADR-0014).
 */
async function flush(name: string): Promise<void> {
  const handle = await open(name, 'r')
  try {
    await handle.sync()
    await handle.stat()
  } finally {
    await handle.close()
  }
}

async function finish(handle: FileHandle, write: () => Promise<void>): Promise<void> {
  try {
    await write()
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For `catch`: throws unless the file was missing. */
export function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error
}
