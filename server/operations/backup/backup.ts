import { createHash } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import { type FileHandle, lstat, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { hasCode, ignoreMissing, syncFolder } from '../../kernel/files.ts'
import {
  type Area,
  archiveFormat,
  areas,
  asidePattern,
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

type BackupOptions = {
  places: Places
  file: string
  version: string
  signal?: AbortSignal | undefined
}

type Made = Pick<Manifest, 'counts' | 'history'> & {
  /** Links and the like, which are not in the archive. Paths on this disk. */
  skipped: string[]
}
export type BackupResult = ({ ok: true; file: string; bytes: number } & Made) | { ok: false; message: string }

/** Most large files are compressed already: a higher level costs minutes and saves little. */
const gzipLevel = 2
const maxTries = 20

class Changed extends Refusal {
  constructor() {
    super('The content is being changed all the time. Please try again when it is quiet.')
  }
}

/**
 * Writes one archive of the content with its history and of the data folder, while the server may run. The
 * history is read first, so that a content file can only be newer than it, like an uncommitted edit. Then the
 * content is read, repeatedly until it did not change meanwhile. Every lead, save and upload acknowledged
 * before the start is included. The archive appears under its name once it is complete and durable, and only
 * its owner may read it.
 */
export async function backUp({ places, version, signal, ...options }: BackupOptions): Promise<BackupResult> {
  const file = path.resolve(options.file)
  const folder = path.dirname(file)
  let workDir: string | null = null
  try {
    await refuse(places, file)
    workDir = await mkdtemp(path.join(folder, '.ponte-backup-'))
    const to = path.join(workDir, 'archive')
    let made: Made | null = null
    for (let tries = 1; made === null; tries += 1) {
      made = await write({ places, version, signal, workDir, to }).catch((error: unknown) => {
        if (error instanceof Changed && tries < maxTries) return sleep(50, null)
        throw error
      })
    }
    const { size: bytes } = await stat(to)
    await rename(to, file)
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
  const folder = path.dirname(file)
  for (const area of areas) {
    const saved = await realPlace(folderOf(places, area))
    if (isWithin(saved, await realPlace(folder)))
      throw new Refusal(`The backup would lie in ${saved}, which it saves: name a file elsewhere.`)
  }
  for (const needed of [places.contentDir, places.dataDir, folder]) {
    if (!(await stat(needed).catch(() => null))?.isDirectory())
      throw new Refusal(`There is no folder ${needed}.`)
  }
  if (await lstat(file).catch(ignoreMissing))
    throw new Refusal(`There is a file ${file} already: it is never overwritten.`)
}

type WriteOptions = Omit<BackupOptions, 'file'> & { workDir: string; to: string }

async function write({ places, version, signal, workDir, to }: WriteOptions): Promise<Made> {
  const { contentDir } = places
  const history = await saveHistory({ contentDir, file: path.join(workDir, historyName), workDir })
  const tar = pack()
  const files: Manifest['files'] = []
  const skipped: string[] = []

  async function fill(): Promise<Manifest['counts']> {
    if (history) files.push(...(await addGroup(tar, workDir, '', [historyName])))
    for (const area of areas) {
      const root = folderOf(places, area)
      const found = await listFiles(places, area)
      skipped.push(...found.skipped.map((name) => path.join(root, name)))
      const stamps = area === 'content' ? await stampsOf(root, found) : null
      for (const names of found.groups) files.push(...(await addGroup(tar, root, `${area}/`, names)))
      if (stamps !== null && stamps !== (await stampsOf(root, await listFiles(places, area))))
        throw new Changed()
    }
    const of = (pattern: RegExp) => files.filter((file) => pattern.test(file.path)).length
    const counts = {
      posts: of(/^content\/posts\/[^/.][^/]*\.md$/),
      leads: of(/^data\/leads\/[^/]+\/lead\.json$/),
      images: of(/^public-objects\/(?!variants\/)(?:[^/]+\/)*[^/.][^/]*$/),
    }
    const createdAt = new Date().toISOString()
    const about = { format: archiveFormat, product: 'ponte', version, createdAt } as const
    const manifest: Manifest = { ...about, counts, history, files }
    tar.entry({ name: `${top}/${manifestName}`, mode: 0o600 }, JSON.stringify(manifest))
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
  // Whichever fails first makes the other fail
  if (filled.status === 'rejected' && filled.reason instanceof Refusal) throw filled.reason
  if (written.status === 'rejected') throw written.reason
  if (filled.status === 'rejected') throw filled.reason
  return { counts: filled.value, history, skipped }
}

/**
 * Adds files that belong together: all of them as they are at one moment, or none when one is gone, as with
 * an erased lead. An open file does not change while it is read: files are replaced by a rename, and logs
 * only grow.
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
    for (const { name, handle } of opened) files.push(await addFile(tar, name, handle))
    return files
  } catch (error) {
    if (hasCode(error, 'ENOENT') && files.length === 0) return []
    throw error
  } finally {
    await Promise.all(opened.map(({ handle }) => handle.close()))
  }
}

async function addFile(tar: Pack, name: string, handle: FileHandle): Promise<Manifest['files'][number]> {
  if (!isPlainPath(name))
    throw new Refusal(`A file has a name that no archive should hold: ${JSON.stringify(name)}.`)
  const { size, mode, mtimeMs } = await handle.stat()
  const hash = createHash('sha256')
  let left = size
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      left -= chunk.length
      hash.update(chunk)
      yield chunk
    }
    if (left > 0) throw new Changed()
  }
  const chunks =
    size === 0 ? Readable.from([]) : handle.createReadStream({ start: 0, end: size - 1, autoClose: false })
  // The plain header has whole seconds in 32 bits
  const pax = { mtime: (Math.max(0, mtimeMs) / 1000).toFixed(3) }
  const header = { name: `${top}/${name}`, size, mode: mode & 0o777, mtime: new Date(0), pax }
  await pipeline(chunks, hashed, tar.entry(header))
  return { path: name, size, sha256: hash.digest('hex') }
}

// ---- What is in the folders ----

/** Names below a folder, with `/`. A lead's files are one group. `skipped` are links and the like. */
type Found = { groups: string[][]; skipped: string[] }

/** Files being written: names used by files.ts, leads, pending uploads, storage and the file drive. */
const unfinished = /(?:^|\/)\.(?:.+\.[0-9a-f]{12}\.(?:tmp|gone)|incoming .*|ponte-backup-[^/]*)$/
/**
 * Also left out: locks, files of forms that were not finished (a day old at most), and what lets somebody in
 * without a password: sessions and preview links. An older list of these would revive links that were revoked
 * since.
 */
const leftOut: Partial<Record<Area, RegExp>> = {
  content: /(?:^|\/)\.git$/i,
  data: /^(?:trays|staff\/sessions\.json|previews\.json|(?:staff\/[^/]+|server)\.lock(?:\.[0-9a-f]+)*(?:\.tmp)?|leads\/\.[^/]*)$/,
}

export async function listFiles(places: Places, area: Area): Promise<Found> {
  const found: Found = { groups: [], skipped: [] }
  const roots = await Promise.all(areas.map((one) => realPlace(folderOf(places, one))))
  const root = await realPlace(folderOf(places, area))

  async function look(below: string, group: string[] | null): Promise<void> {
    const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(ignoreMissing)
    for (const entry of entries ?? []) {
      const name = path.posix.join(below, entry.name)
      if (unfinished.test(name) || asidePattern.test(name) || leftOut[area]?.test(name)) continue
      const full = path.join(root, name)
      // `leads` or `mail` may be a link to another disk
      const linked = area === 'data' && below === '' ? await stat(full).catch(ignoreMissing) : null
      const isFolder = entry.isDirectory() || linked?.isDirectory()
      if (entry.isFile() && group) group.push(name)
      else if (entry.isFile()) found.groups.push([name])
      else if (!isFolder) found.skipped.push(name)
      else if (!roots.includes(await realPlace(full))) {
        const lead: string[] = []
        const isLead = area === 'data' && below === 'leads'
        if (isLead) found.groups.push(lead)
        await look(name, isLead ? lead : group)
      }
    }
  }

  await look('', null)
  return found
}

/** Changes with every file that is written, replaced, added or removed. */
async function stampsOf(root: string, { groups }: Found): Promise<string> {
  const stamps = groups.flat().map(async (name) => {
    const found = await lstat(path.join(root, name), { bigint: true }).catch(ignoreMissing)
    return `${name} ${found?.mtimeNs} ${found?.size} ${found?.ino}`
  })
  return (await Promise.all(stamps)).join('\n')
}
