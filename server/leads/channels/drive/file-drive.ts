import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, hasCode, removeDurable, syncFolder, writeDurable } from '../../../kernel/files.ts'
import { DeliveryError } from '../channel.ts'
import { type Drive, type DriveCopy, filesName, type Piece } from './copy.ts'
import { pieceBytes } from './piece-bytes.ts'

/**
 * A folder on this machine: a local one, or one that other software syncs to a cloud. Everybody with access to
 * the folder can read the copies: a folder created here is for its owner only, an existing one may be meant
 * for others.
 */
export function createFileDrive({ dir }: { dir: string }): Drive {
  const explained = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
    work().catch((error: unknown) => {
      throw explain(error, signal)
    })
  return {
    store: (copy, options) =>
      explained(options.signal, async () => {
        await ensureFolder(dir)
        const folder = path.join(dir, copy.folder)
        if ((await sizeOf(folder)) === null) await place(folder, copy, options)
        // From an earlier try, or half copied back by hand
        else await fill(folder, copy, options)
        await syncFolder(dir)
      }),
    verify: (signal) =>
      explained(signal, async () => {
        await ensureFolder(dir)
        await access(dir, constants.W_OK)
        if (!(await stat(dir)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
      }),
    remove: ({ id, copied }, signal) =>
      explained(signal, async () => {
        // By the id alone: staff may have renamed the folder
        const theirs = (await namesIn(dir, copied)).filter((name) => name.includes(id))
        for (const name of theirs) await rm(path.join(dir, name), { recursive: true, force: true })
        if (theirs.length > 0) await syncFolder(dir)
        return theirs.length > 0 ? 'removed' : 'none'
      }),
    put: (name, text, signal) =>
      explained(signal, async () => {
        await ensureFolder(dir)
        await writeDurable(path.join(dir, name), text)
      }),
    drop: (name, signal) =>
      explained(signal, async () => {
        await removeDurable(path.join(dir, name))
      }),
  }
}

/** A missing folder counts as empty, unless it must exist: the disk that it is on may have been removed. */
async function namesIn(dir: string, mustExist: boolean): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if (!mustExist && hasCode(error, 'ENOENT')) return []
    throw error
  }
}

type Source = { filesFolder: string; signal: AbortSignal }

/** Built beside the final place and then moved there, so that nobody sees an incomplete copy. */
async function place(folder: string, copy: DriveCopy, source: Source): Promise<void> {
  // The same name at every try, so that the next one removes what a crash left
  const temporary = path.join(path.dirname(folder), `.incoming ${copy.id}`)
  await rm(temporary, { recursive: true, force: true })
  try {
    await mkdir(temporary, { mode: await modeOf(path.dirname(folder)) })
    await fill(temporary, copy, source)
    source.signal.throwIfAborted()
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function fill(folder: string, { pieces }: DriveCopy, source: Source): Promise<void> {
  const last = pieces.at(-1)
  if (last && (await sizeOf(path.join(folder, last.name))) === last.size) return
  const files = path.join(folder, filesName)
  const withFiles = pieces.some(({ within }) => within === filesName)
  if (withFiles) await mkdir(files, { recursive: true, mode: await modeOf(folder) })
  for (const piece of pieces) {
    // The last piece vouches for the others, so they are flushed before it
    if (piece === last) {
      if (withFiles) await syncFolder(files)
      await syncFolder(folder)
    }
    const file = path.join(folder, piece.within ?? '', piece.name)
    if ((await sizeOf(file)) !== piece.size) await write(file, piece, source)
  }
  await syncFolder(folder)
}

async function write(file: string, piece: Piece, { filesFolder, signal }: Source): Promise<void> {
  const temporary = path.join(path.dirname(file), '.incoming')
  await rm(temporary, { force: true })
  const handle = await open(temporary, 'wx', (await modeOf(path.dirname(file))) & 0o666)
  try {
    for await (const chunk of pieceBytes(piece, filesFolder)) {
      signal.throwIfAborted()
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

const modeOf = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o777

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    },
  )

const causes: Record<string, string> = {
  ENOSPC: 'The disk of the drive folder is full.',
  EDQUOT: 'The drive folder has used up the room it may take.',
  EROFS: 'The drive folder is on a disk that can only be read.',
  EACCES: 'The server may not write into the drive folder.',
  EPERM: 'The server may not write into the drive folder.',
  ENOENT: 'The drive folder disappeared; its disk may have been taken away.',
  ENOTDIR: 'What DRIVE_URL names, or something in it, is a file where a folder is needed.',
  EEXIST: 'What DRIVE_URL names, or something in it, is a file where a folder is needed.',
  EIO: 'The disk of the drive folder reported a fault.',
  EMFILE: 'The server has too many files open.',
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof DeliveryError || !(error instanceof Error)) return error
  const known = causes[String(Reflect.get(error, 'code'))]
  return new DeliveryError(known ?? 'The copy could not be written into the drive folder.', {
    unreachable: true,
    cause: error,
  })
}
