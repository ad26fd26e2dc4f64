import { createHash } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import { type FileHandle, lstat, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { hasCode, ignoreMissing, syncFolder } from '../../kernel/files.ts'
import {
  archiveFormat,
  areas,
  folderOf,
  historyName,
  isPlainPath,
  isWithin,
  type Manifest,
  manifestName,
  type Places,
  Refusal,
  realPlace,
  reasonOf,
  top,
} from './archive.ts'
import { saveHistory } from './history.ts'
import { listFiles } from './inventory.ts'

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

type Made = Pick<Manifest, 'counts' | 'history'> & {
  /** Links and the like, which are not in it. Paths on this disk. */
  skipped: string[]
}
export type BackupResult = ({ ok: true; file: string; bytes: number } & Made) | { ok: false; message: string }

/** Most large files are compressed already: a higher level costs minutes and saves little. */
const gzipLevel = 2
const maxTries = 20

/** The content changed while it was read. */
class Changed extends Refusal {}

/**
 * One archive of the content with its history and of the data folder, made while the server runs. The history comes
 * first, so that a content file can only be newer than it, like an edit that is not committed yet; then the content, read
 * again until nothing changed meanwhile. Every lead, save and upload acknowledged before the start is in it. The archive
 * appears under its name when it is whole and durable, and only its owner may read it.
 */
export async function backUp({
  places,
  version,
  now = Date.now,
  signal,
  ...options
}: BackupOptions): Promise<BackupResult> {
  const file = path.resolve(options.file)
  const folder = path.dirname(file)
  let workDir: string | null = null
  try {
    await refuse(places, file)
    workDir = await mkdtemp(path.join(folder, '.ponte-backup-'))
    const temporary = path.join(workDir, 'archive')
    let made: Made | null = null
    for (let tries = 1; made === null; tries += 1) {
      made = await write({ places, version, now, signal, workDir, to: temporary }).catch((error: unknown) => {
        if (error instanceof Changed && tries < maxTries) return null
        throw error
      })
      if (made === null) await sleep(50)
    }
    const { size: bytes } = await stat(temporary)
    await rename(temporary, file)
    await syncFolder(folder).catch(async (error: unknown) => {
      await rm(file)
      throw error
    })
    return { ok: true, file, bytes, ...made }
  } catch (error) {
    const reason = reasonOf(error, signal)
    if (reason === null) throw error
    return { ok: false, message: `${reason} There is no backup, and nothing was left behind.` }
  } finally {
    if (workDir !== null) await rm(workDir, { recursive: true, force: true })
  }
}

async function refuse(places: Places, file: string): Promise<void> {
  for (const folder of [places.contentDir, places.dataDir]) {
    if (!(await stat(folder).catch(() => null))?.isDirectory())
      throw new Refusal(`There is no folder ${folder}. Run this where the server runs, with its .env.`)
  }
  const real = path.join(await realPlace(path.dirname(file)), path.basename(file))
  for (const area of areas) {
    const saved = await realPlace(folderOf(places, area))
    if (isWithin(saved, real))
      throw new Refusal(`The backup would lie in ${saved}, which it saves: name a file elsewhere.`)
  }
  if (!(await stat(path.dirname(file)).catch(() => null))?.isDirectory())
    throw new Refusal(`There is no folder ${path.dirname(file)}.`)
  if (await lstat(file).catch(ignoreMissing))
    throw new Refusal(`There is a file ${file} already: it is never overwritten.`)
}

type WriteOptions = Pick<BackupOptions, 'places' | 'version'> & {
  now: () => number
  signal: AbortSignal | undefined
  workDir: string
  to: string
}

async function write({ places, version, now, signal, workDir, to }: WriteOptions): Promise<Made> {
  const history = await saveHistory({
    contentDir: places.contentDir,
    file: path.join(workDir, historyName),
    workDir,
  })
  const tar = pack()
  const files: Manifest['files'] = []
  const skipped: string[] = []

  async function fill(): Promise<Manifest['counts']> {
    if (history) files.push(...(await addGroup(tar, workDir, '', [historyName])))
    for (const area of areas) {
      const root = folderOf(places, area)
      const found = await listFiles(places, area)
      skipped.push(...found.skipped.map((name) => path.join(root, name)))
      const stamps = area === 'content' ? await stampsOf(root, found.files) : null
      for (const names of groupsIn(found.files)) files.push(...(await addGroup(tar, root, `${area}/`, names)))
      if (stamps === null) continue
      const { files: names } = await listFiles(places, area)
      if ((await stampsOf(root, names)) !== stamps)
        throw new Changed('The content is being changed all the time. Please try again when it is quiet.')
    }
    const of = (pattern: RegExp) => files.filter((file) => pattern.test(file.path)).length
    const counts = {
      posts: of(/^content\/posts\/[^/.][^/]*\.md$/),
      leads: of(/^data\/leads\/[^/]+\/lead\.json$/),
      images: of(/^public-objects\/(?!variants\/)(?:[^/]+\/)*[^/.][^/]*$/),
    }
    const createdAt = new Date(now()).toISOString()
    const manifest: Manifest = {
      format: archiveFormat,
      product: 'ponte',
      version,
      createdAt,
      counts,
      history,
      files,
    }
    const text = Buffer.from(JSON.stringify(manifest))
    await addEntry(
      tar,
      manifestName,
      { size: text.length, mode: 0o600, mtimeMs: now() },
      Readable.from([text]),
    )
    tar.finalize()
    return counts
  }

  const output = createWriteStream(to, { mode: 0o600, flush: true })
  const [written, filled] = await Promise.allSettled([
    pipeline(tar, createGzip({ level: gzipLevel }), output, { ...(signal && { signal }) }),
    fill().catch((error: Error) => {
      tar.destroy(error)
      throw error
    }),
  ])
  // What fails first makes the other fail
  if (filled.status === 'rejected' && filled.reason instanceof Refusal) throw filled.reason
  if (written.status === 'rejected') throw written.reason
  if (filled.status === 'rejected') throw filled.reason
  return { counts: filled.value, history, skipped }
}

/** A lead's folder is packed as a whole; other files individually. */
function groupsIn(names: readonly string[]): Iterable<string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const key = /^leads\/[^/]+\//.exec(name)?.[0] ?? name
    const group = groups.get(key)
    if (group) group.push(name)
    else groups.set(key, [name])
  }
  return groups.values()
}

/** Changes with every file that is written, replaced, added or removed. */
async function stampsOf(root: string, names: readonly string[]): Promise<string> {
  const stamps = names.map(async (name) => {
    const found = await lstat(path.join(root, name), { bigint: true }).catch(ignoreMissing)
    return `${name} ${found?.mtimeNs} ${found?.size} ${found?.ino}`
  })
  return (await Promise.all(stamps)).join('\n')
}

/**
 * Files that belong together: all of them, as they are at one moment, or none when one is gone, like a lead that was
 * erased. An open file stays as it is when its name goes to another: files are replaced by a rename, and logs only grow.
 */
async function addGroup(
  tar: Pack,
  root: string,
  under: string,
  names: readonly string[],
): Promise<Manifest['files']> {
  const opened: { name: string; handle: FileHandle }[] = []
  const files: Manifest['files'] = []
  try {
    for (const name of names) {
      const handle = await open(path.join(root, name), constants.O_RDONLY | constants.O_NOFOLLOW)
      opened.push({ name: `${under}${name}`, handle })
    }
    for (const { name, handle } of opened) {
      if (!isPlainPath(name))
        throw new Refusal(`A file has a name that no archive should hold: ${JSON.stringify(name)}.`)
      const found = await handle.stat()
      const hash = createHash('sha256')
      await addEntry(
        tar,
        name,
        found,
        bytesOf(handle, found.size, (chunk) => hash.update(chunk)),
      )
      files.push({ path: name, size: found.size, sha256: hash.digest('hex') })
    }
    return files
  } catch (error) {
    if (hasCode(error, 'ENOENT') && files.length === 0) return []
    throw error
  } finally {
    await Promise.all(opened.map(({ handle }) => handle.close()))
  }
}

type Facts = { size: number; mode: number; mtimeMs: number }

async function addEntry(
  tar: Pack,
  name: string,
  { size, mode, mtimeMs }: Facts,
  content: AsyncIterable<Buffer>,
) {
  // The plain header has whole seconds in 32 bits
  const pax = { mtime: (Math.max(0, mtimeMs) / 1000).toFixed(3) }
  const header = { name: `${top}/${name}`, size, mode: mode & 0o777, mtime: new Date(0), pax }
  await pipeline(content, tar.entry(header))
}

async function* bytesOf(
  handle: FileHandle,
  size: number,
  onChunk: (chunk: Buffer) => void,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(65_536, size - at))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
    if (bytesRead === 0) throw new Changed('A file became shorter while it was read. Please try again.')
    at += bytesRead
    onChunk(chunk.subarray(0, bytesRead))
    yield chunk.subarray(0, bytesRead)
  }
}
