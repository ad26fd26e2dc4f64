import { createHash, randomBytes } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import {
  access,
  copyFile,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  rename,
  rm,
  stat,
  unlink,
  utimes,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { GitError } from '../../content/git/git.ts'
import { ensureFolder, hasCode, publicModes, syncFolder } from '../../files.ts'
import { type ArchiveEntry, ArchiveError, isPlainPath, writeArchive } from './archive.ts'
import { saveHistory } from './history.ts'
import { inOrder, listFiles } from './inventory.ts'
import type { ArchivedFile, Counts, Manifest, SavedHistory } from './manifest.schema.ts'
import { archiveFormat } from './manifest.schema.ts'
import {
  areas,
  folderOf,
  historyName,
  isWithin,
  manifestName,
  type Places,
  realPlace,
  top,
} from './places.ts'
import { removeWorkFolder } from './work-folder.ts'

type BackupOptions = {
  places: Places
  /** The archive to be made. */
  file: string
  /** Of the product. */
  version: string
  now?: () => number
  /** Ends it; nothing is left behind. */
  signal?: AbortSignal
}

export type BackupResult =
  | {
      ok: true
      file: string
      bytes: number
      counts: Counts
      history: SavedHistory | null
      /** Links and the like, which are not in it. Paths on this disk. */
      skipped: string[]
    }
  | { ok: false; message: string }

const chunkBytes = 65_536
/** Most large files are compressed already: a higher level costs minutes and saves little. */
const gzipLevel = 2
const contentRounds = 100

/**
 * One archive of the content with its history and of the data folder, made while the server runs. The content comes
 * first, since posts name images and leads name nothing. Every lead, save and upload acknowledged before the start is in
 * it; of those that follow each is whole in it or not at all. The archive appears under its name when it is whole and
 * durable, and only its owner may read it.
 */
export async function backUp(options: BackupOptions): Promise<BackupResult> {
  const { places, signal } = options
  const file = path.resolve(options.file)
  const refusal = await refusalOf(places, file)
  if (refusal !== null) return { ok: false, message: refusal }
  const folder = path.dirname(file)
  const workDir = path.join(folder, `.ponte-backup-${process.pid}-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(workDir, { mode: 0o700 })
    const made = await write(options, workDir)
    signal?.throwIfAborted()
    await place(path.join(workDir, 'archive'), file)
    await syncFolder(folder).catch(async (error: unknown) => {
      await unlink(file)
      throw error
    })
    return (await removeWorkFolder(workDir))
      ? { ok: true, file, ...made }
      : { ok: false, message: `${file} is whole, but ${workDir} could not be removed. Remove it by hand.` }
  } catch (error) {
    const isClean = await removeWorkFolder(workDir)
    const message = explain(error, { file, interrupted: signal?.aborted ?? false })
    if (message === null) throw error
    const rest = isClean ? 'nothing was left behind.' : `${workDir} could not be removed. Remove it by hand.`
    return { ok: false, message: `${message} There is no backup, and ${rest}` }
  }
}

async function refusalOf(places: Places, file: string): Promise<string | null> {
  for (const [name, folder] of [
    ['CONTENT_DIR', places.contentDir],
    ['DATA_DIR', places.dataDir],
  ] as const) {
    const found = await stat(folder).catch(() => null)
    if (!found?.isDirectory()) {
      return `There is no folder ${folder} (${name}). Run this where the server runs, with its .env.`
    }
  }
  const real = path.join(await realPlace(path.dirname(file)), path.basename(file))
  for (const area of areas) {
    const saved = await realPlace(folderOf(places, area))
    if (isWithin(saved, real)) {
      return `The backup would lie in ${saved}, which it saves: name a file elsewhere.`
    }
  }
  if (await isThere(file)) return `There is a file ${file} already: it is never overwritten.`
  return null
}

async function write({ places, version, now = Date.now, signal }: BackupOptions, workDir: string) {
  const bundle = path.join(workDir, historyName)
  const history = await saveHistory({ contentDir: places.contentDir, file: bundle, workDir })
  signal?.throwIfAborted()
  const contentCopy = path.join(workDir, 'content')
  const skipped = await copyContent(places, contentCopy)

  const files: ArchivedFile[] = []
  const counts: Counts = { posts: 0, leads: 0, images: 0, drafts: 0, staff: 0, mails: 0 }

  function archived(entry: OpenFile): PackedEntry {
    const { path: name, size, mode, mtimeMs } = entry
    if (!isPlainPath(name)) {
      throw new ArchiveError(`A file has a name that no archive should hold: ${JSON.stringify(name)}.`)
    }
    async function* content(): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      let read = 0
      for await (const chunk of entry.content()) {
        read += chunk.length
        hash.update(chunk)
        yield chunk
      }
      if (read !== size) {
        throw new ArchiveError(`${name} became shorter while it was read. Please try again.`)
      }
      files.push({ path: name, size, mode, sha256: hash.digest('hex') })
      count(name, counts)
    }
    return { kind: 'file', path: `${top}/${name}`, size, mode, mtimeMs, content: content() }
  }

  async function* folder(under: string, name: string, root: string): AsyncGenerator<PackedEntry> {
    const found = await lstatOrNull(path.join(root, name))
    if (!found) return
    const { mode, mtimeMs } = found
    const about = { path: `${top}/${under}${name}`, mode: mode & 0o777, mtimeMs }
    yield { kind: 'folder', ...about, ...contentOf(Buffer.alloc(0)) }
  }

  /** Files that belong together: all of them, as they are at one moment, or nothing when they are gone. */
  async function* group(
    under: string,
    root: string,
    { folders, files: names }: Group,
  ): AsyncGenerator<PackedEntry> {
    const opened = await openAll(under, root, names)
    if (opened === null) return
    try {
      for (const name of folders) yield* folder(under, name, root)
      for (const entry of opened) {
        yield archived(entry)
        if (entry.path === accountsFile) counts.staff = entry.accounts ?? 0
      }
    } finally {
      await Promise.all(opened.map(({ close }) => close()))
    }
  }

  async function* everything(): AsyncGenerator<PackedEntry> {
    if (history) yield* group('', workDir, { folders: [], files: [historyName] })
    const content = { ...places, contentDir: contentCopy }
    for (const area of areas) {
      const from = area === 'content' ? content : places
      const root = folderOf(from, area)
      if (!(await lstatOrNull(root))) continue
      const found = await listFiles(from, area)
      if (area !== 'content') skipped.push(...found.skipped.map((name) => path.join(root, name)))
      for (const each of packingGroups(found)) yield* group(`${area}/`, root, each)
    }
    const manifest: Manifest = {
      format: archiveFormat,
      product: 'ponte',
      version,
      createdAt: new Date(now()).toISOString(),
      counts,
      history,
      files,
    }
    const text = Buffer.from(JSON.stringify(manifest))
    const about = { path: `${top}/${manifestName}`, mode: 0o600, mtimeMs: now() }
    yield { kind: 'file', ...about, ...contentOf(text) }
  }

  const archive = path.join(workDir, 'archive')
  const output = createWriteStream(archive, { flags: 'wx', mode: 0o600, highWaterMark: 1_048_576 })
  const gzip = createGzip({ level: gzipLevel, chunkSize: 262_144 })
  await writeArchive({
    entries: everything(),
    to: (tar) => pipeline(tar, gzip, output, { ...(signal && { signal }) }),
  })
  const handle = await open(archive, 'r')
  try {
    await handle.sync()
    const { size: bytes } = await handle.stat()
    return { bytes, counts, history, skipped }
  } finally {
    await handle.close()
  }
}

/**
 * The content's files as they are at one moment: copied until a look shows the same files as the look before. The
 * history was saved first, so a file can only be newer than it, like an edit that is not committed yet.
 */
async function copyContent(places: Places, to: string): Promise<string[]> {
  const copied = new Map<string, string>()
  await mkdir(to, { mode: 0o700 })
  for (let round = 0; round < contentRounds; round += 1) {
    const { folders, files, skipped } = await listFiles(places, 'content')
    let changed = false
    for (const name of folders) await ensureFolder(path.join(to, name), { mode: publicModes.folder })
    for (const name of files) {
      const source = path.join(places.contentDir, name)
      const found = await lstat(source, { bigint: true }).catch(() => null)
      const stamp = found ? `${found.mtimeNs}:${found.size}:${found.ino}` : 'gone'
      if (copied.get(name) === stamp) continue
      changed = true
      if (await copyOne(source, path.join(to, name), found?.mtimeMs)) copied.set(name, stamp)
    }
    const present = new Set(files)
    for (const name of [...copied.keys()].filter((one) => !present.has(one))) {
      changed = true
      copied.delete(name)
      await rm(path.join(to, name), { force: true })
    }
    if (!changed) return skipped.map((name) => path.join(places.contentDir, name))
    await sleep(10)
  }
  throw new ArchiveError('The content is being changed all the time. Please try again when it is quiet.')
}

async function copyOne(source: string, target: string, mtimeMs: bigint | undefined): Promise<boolean> {
  try {
    await copyFile(source, target)
    const seconds = Number(mtimeMs ?? 0n) / 1000
    await utimes(target, seconds, seconds)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT') && !(await isThere(source))) return false
    throw error
  }
}

// ---- Sources, and how each kind is read consistently ----

type PackedEntry = ArchiveEntry & { content: AsyncIterable<Buffer> }

const contentOf = (bytes: Buffer): Pick<PackedEntry, 'size' | 'content'> => ({
  size: bytes.length,
  content: Readable.from([bytes]),
})

type Group = { folders: string[]; files: string[] }

/** A lead's folder is packed as a whole; other files individually. */
function packingGroups({ folders, files }: { folders: string[]; files: string[] }): Group[] {
  const leads = new Map<string, Group>()
  const leadOf = (name: string): Group | null => {
    const id = /^leads\/[^/]+(?=\/|$)/.exec(name)?.[0]
    if (id === undefined) return null
    const known = leads.get(id) ?? { folders: [], files: [] }
    leads.set(id, known)
    return known
  }
  const single: Group = { folders: [], files: [] }
  for (const name of folders) (leadOf(name) ?? single).folders.push(name)
  for (const name of files) (leadOf(name) ?? single).files.push(name)
  return [
    { folders: single.folders, files: [] },
    ...inOrder(single.files).map((name) => ({ folders: [], files: [name] })),
    ...leads.values(),
  ]
}

type OpenFile = {
  /** Below the top folder of the archive. */
  path: string
  size: number
  mode: number
  mtimeMs: number
  /** How many, for the file that has them. */
  accounts?: number
  content(): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const accountsFile = 'data/staff/accounts.json'

/**
 * Open files stay as they are when their names go to others: files are replaced by a rename or written once. Logs only
 * grow, and are taken up to the end of their last whole line. Null when one is gone: a lead that was erased, a draft
 * that was saved.
 */
async function openAll(under: string, root: string, names: readonly string[]): Promise<OpenFile[] | null> {
  const opened: OpenFile[] = []
  try {
    for (const name of names) {
      const handle = await open(path.join(root, name), constants.O_RDONLY | constants.O_NOFOLLOW)
      opened.push(await openFileOf(handle, `${under}${name}`))
    }
    return opened
  } catch (error) {
    await Promise.all(opened.map(({ close }) => close()))
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function openFileOf(handle: FileHandle, name: string): Promise<OpenFile> {
  try {
    const { size, mode, mtimeMs } = await handle.stat()
    const about = { path: name, mode: mode & 0o777, mtimeMs, close: () => handle.close() }
    if (name === accountsFile) {
      const { text, accounts } = withoutLinks(await handle.readFile())
      async function* content() {
        yield text
      }
      return { ...about, size: text.length, accounts, content }
    }
    const whole = name.endsWith('.jsonl') ? await sizeInLines(handle, size) : size
    return { ...about, size: whole, content: () => bytesOf(handle, whole) }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** One-time links are left out: one used since would become valid again. A damaged file is packed unchanged. */
function withoutLinks(bytes: Buffer): { text: Buffer; accounts: number } {
  try {
    const stored: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof stored !== 'object' || stored === null || !('accounts' in stored))
      return { text: bytes, accounts: 0 }
    const accounts = Array.isArray(stored.accounts) ? stored.accounts.length : 0
    return { text: Buffer.from(`${JSON.stringify({ ...stored, links: [] }, null, 2)}\n`), accounts }
  } catch {
    return { text: bytes, accounts: 0 }
  }
}

async function sizeInLines(handle: FileHandle, size: number): Promise<number> {
  const chunk = Buffer.alloc(chunkBytes)
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - chunkBytes)
    const { bytesRead } = await handle.read(chunk, 0, end - start, start)
    const newline = chunk.subarray(0, bytesRead).lastIndexOf(10)
    if (newline >= 0) return start + newline + 1
    end = start
  }
  return 0
}

async function* bytesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, size - at))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
}

/** Counts a file of the archive, by its path there. */
function count(name: string, counts: Counts): void {
  if (/^content\/posts\/[^/.][^/]*\.md$/.test(name)) counts.posts += 1
  else if (/^data\/leads\/[^/]+\/lead\.json$/.test(name)) counts.leads += 1
  else if (/^data\/drafts\/[^/]+\/[^/]+\.json$/.test(name)) counts.drafts += 1
  else if (/^data\/mail\/[^/]+\.eml$/.test(name)) counts.mails += 1
  else if (/^public-objects\/(?!variants\/)(?:[^/]+\/)*[^/.][^/]*$/.test(name)) counts.images += 1
}

// ---- The end of it ----

/**
 * Under its name, unless there is a file of this name by now. Its first name goes with the work folder. Some disks know
 * no links.
 */
async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP')) throw error
    if (await isThere(to)) throw Object.assign(new Error('The file is there'), { code: 'EEXIST' })
    await rename(from, to)
  }
}

/** The reason of a failed backup, for the operator; null for an unexpected error. */
function explain(
  error: unknown,
  { file, interrupted }: { file: string; interrupted: boolean },
): string | null {
  if (interrupted) return 'Interrupted.'
  if (error instanceof ArchiveError) return error.message
  const folder = path.dirname(file)
  if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')) return `The disk of ${folder} is full.`
  if (error instanceof GitError) {
    return error.code === 'ENOENT'
      ? `git is not installed, and the history of the content needs it.`
      : `The history of the content cannot be read: ${error.message}.`
  }
  const at = error instanceof Error ? String(Reflect.get(error, 'path') ?? '') : ''
  if (hasCode(error, 'EEXIST')) return `There is a file ${file} already: it is never overwritten.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return at === '' || path.dirname(at) === folder
      ? `In ${folder} nothing can be written.`
      : `${at} cannot be read: run this as the user who runs the server.`
  }
  if (hasCode(error, 'ENOENT') && path.dirname(at) === folder) return `There is no folder ${folder}.`
  if (hasCode(error, 'EIO')) return `The disk reports a fault at ${at || folder}.`
  return null
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    (error: unknown) => !hasCode(error, 'ENOENT'),
  )

async function lstatOrNull(file: string) {
  try {
    return await lstat(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
