import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, chown, mkdir, open, readdir, rename, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { actors } from '#domain/activity.ts'
import { parseOrNull } from '#domain/json.ts'
import { createActivityLog } from '../../activity/activity-log.ts'
import { GitError } from '../../content/git/git.ts'
import { ensureFolder, hasCode, publicModes, syncFolder, syncTree } from '../../files.ts'
import { silentLog } from '../../http/log.ts'
import { createErasures } from '../../leads/retention/erasure.ts'
import { erasuresFolder, uniteErasures } from '../../leads/retention/tombstones.ts'
import { type ArchiveEntry, ArchiveError, foreign, readArchive } from './archive.ts'
import { restoreHistory } from './history.ts'
import {
  type ArchivedFile,
  archiveFormat,
  formatSchema,
  type Manifest,
  manifestSchema,
} from './manifest.schema.ts'
import {
  type Area,
  areas,
  folderOf,
  historyName,
  isOurAside,
  isWithin,
  manifestName,
  type Places,
  realPlace,
  top,
} from './places.ts'
import { isServerRunning } from './running.ts'
import { removeWorkFolder } from './work-folder.ts'

type RestoreOptions = {
  places: Places
  /** The archive. */
  file: string
  /** Moves existing files aside; without it the folders must be empty. */
  force?: boolean
  now?: () => number
  /** Ends it; nothing is changed. */
  signal?: AbortSignal
}

export type RestoreResult =
  | {
      ok: true
      manifest: Omit<Manifest, 'files'>
      files: number
      /** Folders, by path. */
      aside: string[]
      /** Leads in the backup that had been erased since, and were left out. */
      erased: number
    }
  | { ok: false; message: string }

const manifestLimit = 256_000_000

/** Reads an archive to its end and compares every file with the manifest. Writes nothing. */
export async function checkArchive({
  file,
  signal,
}: Pick<RestoreOptions, 'file' | 'signal'>): Promise<RestoreResult> {
  try {
    const manifest = await unpack(path.resolve(file), null, signal)
    return done(manifest)
  } catch (error) {
    return refused(error, file, signal)
  }
}

/**
 * Puts a backup in the place of the content and data folders. Everything is unpacked beside its place, compared with
 * the manifest and given its history before the first name changes; then each thing moves by a rename, and goes back
 * when one of them cannot.
 */
export async function restore({ file: named, ...options }: RestoreOptions): Promise<RestoreResult> {
  const file = path.resolve(named)
  const placed = await putInPlace(
    {
      ...options,
      explain: (error) => explain(error, file, options.signal?.aborted ?? false),
    },
    async (stagings) => {
      const manifest = await unpack(file, stagings, options.signal)
      const content = stagingOf(stagings, 'content')
      if (manifest.history === null) return manifest
      const bundle = path.join(content, historyName)
      const dir = path.join(content, 'content')
      if (!(await restoreHistory({ dir, bundle, history: manifest.history }))) {
        throw new ArchiveError('The history of the content in it is damaged.')
      }
      return manifest
    },
  )
  return placed.ok ? done(placed.facts, placed) : placed
}

type PutOptions = Omit<RestoreOptions, 'file'> & {
  /** The reason of a failure for the operator; null for an unexpected error, which is thrown. */
  explain: (error: unknown) => string | null
}

/**
 * Puts folders in the place of the content and data folders. `fill` writes each area, whole and with its history, to
 * `<staging>/<area>`. Whom an erasure removed since is taken out, everything is flushed, and then each thing moves by a
 * rename, and goes back when one of them cannot. Refuses folders that are in use, and without `force` those that are not
 * empty.
 */
async function putInPlace<Facts>(
  { places, force = false, now = Date.now, signal, explain: reasonOf }: PutOptions,
  fill: (stagings: ReadonlyMap<Area, string>) => Promise<Facts>,
): Promise<{ ok: true; facts: Facts; aside: string[]; erased: number } | { ok: false; message: string }> {
  const hindrance = await hindranceOf(places, force)
  if (hindrance !== null) return { ok: false, message: hindrance }
  const stagings = new Map<Area, string>()
  const made: string[] = []
  const left: string[] = []
  let result: Awaited<ReturnType<typeof putInPlace<Facts>>>
  try {
    for (const area of areas) stagings.set(area, await stagingIn(places, area, made))
    const facts = await fill(stagings)
    const erased = await removeErased(places, stagingOf(stagings, 'data'))
    await handOver(places, stagings)
    // Flushed before the first rename: after a power cut the new files must be as complete as the old
    for (const staging of stagings.values()) await syncTree(staging)
    // A server that was started meanwhile
    const late = await hindranceOf(places, force, 300)
    if (late === null) {
      signal?.throwIfAborted()
      const aside = await place({ places, stagings, force, now })
      made.length = 0
      result = { ok: true, facts, aside, erased }
    } else result = { ok: false, message: late }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    result = { ok: false, message: `${reason} Nothing was changed.` }
  } finally {
    for (const staging of stagings.values()) if (!(await removeWorkFolder(staging))) left.push(staging)
    // Nested folders first
    for (const folder of made.sort().reverse()) await rmdir(folder).catch(() => undefined)
  }
  if (left.length === 0) return result
  const what = result.ok ? 'The backup was restored.' : result.message
  return { ok: false, message: `${what} Remove by hand what could not be removed: ${left.join(', ')}.` }
}

const done = (
  { files, ...manifest }: Manifest,
  { aside, erased }: { aside: string[]; erased: number } = { aside: [], erased: 0 },
): RestoreResult => ({ ok: true, manifest, files: files.length, aside, erased })

/** Why nothing may be put there; null when it may. */
async function hindranceOf(places: Places, force: boolean, patience?: number): Promise<string | null> {
  const running = await isServerRunning(places.dataDir, patience)
  if (running) return `A server is running on ${places.dataDir}: stop it first. Nothing was changed.`
  if (running === null) return `In ${places.dataDir} nothing can be written. Nothing was changed.`
  if (force) return null
  for (const area of areas) {
    const present = await presentIn(places, area)
    if (present.length === 0) continue
    const some = `${present.slice(0, 3).join(', ')}${present.length > 3 ? ', …' : ''}`
    return [
      `${folderOf(places, area)} is not empty (${some}).`,
      'Restore into empty folders, or say --force to have what is there moved aside. Nothing was changed.',
    ].join(' ')
  }
  return null
}

/** The names in a folder, except those that are never moved. */
async function presentIn(places: Places, area: Area): Promise<string[]> {
  const folder = await realPlace(folderOf(places, area))
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const others = await Promise.all(
    areas.filter((one) => one !== area).map((one) => realPlace(folderOf(places, one))),
  )
  const holdsAnother = (name: string) => others.some((other) => isWithin(path.join(folder, name), other))
  return names.filter(
    (name) => name !== 'lost+found' && name !== united(area) && !isOurAside(name) && !holdsAnother(name),
  )
}

/** Never an obstacle: existing records of erasures are merged with those of the archive. */
const united = (area: Area): string | null => (area === 'data' ? 'erasures' : null)

/** A temporary folder on the same file system, for renames. Records the folders created for it. */
async function stagingIn(places: Places, area: Area, made: string[]): Promise<string> {
  const folder = folderOf(places, area)
  for (let at = folder; !(await exists(at)); at = path.dirname(at)) made.push(at)
  // The folder of public objects may be in the data folder, which is created first
  await ensureFolder(folder, area === 'data' ? {} : { mode: publicModes.folder })
  const staging = path.join(folder, `.restore-${process.pid}-${randomBytes(6).toString('hex')}`)
  await mkdir(staging, { mode: 0o700 })
  return staging
}

const stagingOf = (stagings: ReadonlyMap<Area, string>, area: Area): string => {
  const found = stagings.get(area)
  if (found === undefined) throw new Error(`There is no staging folder for ${area}`)
  return found
}

// ---- Reading ----

/** Unpacks into the staging folders, or nowhere when there are none. Throws `ArchiveError` unless all of it is as it was saved. */
async function unpack(
  file: string,
  stagings: ReadonlyMap<Area, string> | null,
  signal?: AbortSignal,
): Promise<Manifest> {
  const source = createReadStream(file, { highWaterMark: 262_144, ...(signal && { signal }) })
  const plain = createGunzip({ chunkSize: 262_144 })
  source.on('error', (error) => plain.destroy(error))
  source.pipe(plain)
  const unpacked = new Map<string, ArchivedFile>()
  const folders: { at: string; mode: number; mtimeMs: number }[] = []
  let manifest: Manifest | null = null
  try {
    for await (const { entry, content } of readArchive(plain, { last: `${top}/${manifestName}` })) {
      if (!entry.path.startsWith(`${top}/`)) throw foreign()
      const name = entry.path.slice(top.length + 1)
      if (name === manifestName && entry.kind === 'file') {
        manifest = parseManifest(await textOf(content, entry.size))
        continue
      }
      const target = targetOf(name, entry, stagings)
      if (entry.kind === 'folder') {
        for await (const _ of content);
        if (target === null) continue
        await mkdir(target, { recursive: true })
        folders.push({ at: target, mode: modeOf(name, entry) | 0o700, mtimeMs: entry.mtimeMs })
        continue
      }
      if (unpacked.has(name)) throw new ArchiveError(`${name} is in the archive twice.`)
      const sha256 =
        target === null
          ? await hashOf(content)
          : await write(target, { ...entry, mode: modeOf(name, entry) }, content)
      unpacked.set(name, { path: name, size: entry.size, mode: entry.mode, sha256 })
    }
  } finally {
    source.destroy()
    plain.destroy()
  }
  if (manifest === null) throw new ArchiveError('The archive is cut off: it has no manifest.')
  compare(manifest, unpacked)
  // A folder gets its own mode and time last: writing into it changes the one and needs the other
  for (const { at, mode, mtimeMs } of folders.reverse()) {
    await chmod(at, mode)
    await utimes(at, mtimeMs / 1000, mtimeMs / 1000)
  }
  return manifest
}

/** Backups of older versions have public modes on some private files. */
const modeOf = (name: string, { mode }: ArchiveEntry): number =>
  name.startsWith('data/') ? mode & 0o700 : mode

/** The target of an entry; null when it is not written. Throws for a path that no backup contains. */
function targetOf(
  name: string,
  entry: ArchiveEntry,
  stagings: ReadonlyMap<Area, string> | null,
): string | null {
  if (name === historyName && entry.kind === 'file') {
    return stagings && path.join(stagingOf(stagings, 'content'), historyName)
  }
  const [first = '', ...below] = name.split('/')
  const area = areas.find((one) => one === first)
  if (area === undefined || (below.length === 0 && entry.kind === 'file')) throw foreign()
  // A repository of a stranger's making could name programs to run
  if (below.some((part) => /^\.git$/i.test(part.replace(/[^\x21-\x7e]|[ .]+$/g, '')))) {
    throw new ArchiveError('There is a git repository in the archive where only files may be.')
  }
  return stagings && path.join(stagingOf(stagings, area), area, ...below)
}

async function write(target: string, entry: ArchiveEntry, content: AsyncIterable<Buffer>): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true })
  const hash = createHash('sha256')
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.chmod(entry.mode)
    await handle.utimes(entry.mtimeMs / 1000, entry.mtimeMs / 1000)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return hash.digest('hex')
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

async function textOf(content: AsyncIterable<Buffer>, size: number): Promise<string> {
  if (size > manifestLimit) throw foreign()
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function parseManifest(text: string): Manifest {
  const json = parseOrNull(text)
  const about = formatSchema.safeParse(json)
  if (about.success && about.data.format > archiveFormat) {
    throw new ArchiveError('The backup was made by a newer version of Ponte: restore it with that one.')
  }
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw foreign()
  return parsed.data
}

function compare({ files, history }: Manifest, unpacked: ReadonlyMap<string, ArchivedFile>): void {
  const damaged = files.find(({ path: name, size, mode, sha256 }) => {
    const found = unpacked.get(name)
    return found?.sha256 !== sha256 || found.size !== size || found.mode !== mode
  })
  if (damaged) throw new ArchiveError(`${damaged.path} is not as it was saved: the archive is damaged.`)
  if (files.length !== unpacked.size) throw new ArchiveError('There are files in it that were not saved.')
  if ((history !== null) !== unpacked.has(historyName)) throw foreign()
}

// ---- Taking its place ----

/**
 * Erasures that are known here and not in the archive count for it as well: what was erased since is removed before it is
 * in place. The copies of it in a drive are left to the next start of the server. Resolves with how many leads there were.
 */
async function removeErased({ dataDir }: Places, staging: string): Promise<number> {
  const data = path.join(staging, 'data')
  await uniteErasures({ from: erasuresFolder(dataDir), into: erasuresFolder(data) })
  if (!(await exists(erasuresFolder(data)))) return 0
  const { record, flush } = createActivityLog({ dataDir: data, log: silentLog, mayExpire: () => false })
  const erasures = await createErasures({
    dataDir: data,
    outbox: null,
    channels: [],
    leaveTo: 'start',
    retryMs: 1,
    log: silentLog,
    onErased: ({ erased, receipt }) =>
      void record({
        by: actors.commandLine,
        action: 'leads-erased-again',
        count: erased.length,
        receipt: receipt.id,
      }),
  })
  const leads = await erasures.applyTombstones()
  await erasures.close()
  await flush()
  return leads
}

/** When run by root, files are given to the owner of the folder, the account of the server. */
async function handOver(places: Places, stagings: ReadonlyMap<Area, string>): Promise<void> {
  if (process.getuid?.() !== 0) return
  for (const [area, staging] of stagings) {
    const { uid, gid } = await stat(folderOf(places, area))
    if (uid === 0) continue
    for (const name of await readdir(staging, { recursive: true }))
      await chown(path.join(staging, name), uid, gid)
  }
}

type PlaceOptions = {
  places: Places
  stagings: ReadonlyMap<Area, string>
  force: boolean
  now: () => number
}

/** Resolves with the folders of the moved files. On failure everything is reverted. */
async function place({ places, stagings, force, now }: PlaceOptions): Promise<string[]> {
  const stamp = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '')
  const undo: (() => Promise<void>)[] = []
  const aside: string[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    undo.unshift(() => rename(to, from))
  }
  try {
    for (const area of areas) {
      const folder = folderOf(places, area)
      const present = force ? await presentIn(places, area) : []
      if (present.length > 0) {
        const kept = path.join(folder, `.before-restore-${stamp}`)
        await mkdir(kept, { mode: 0o700 })
        undo.unshift(() => rmdir(kept))
        aside.push(kept)
        for (const name of present) await move(path.join(folder, name), path.join(kept, name))
        await syncFolder(kept)
      }
      const source = path.join(stagingOf(stagings, area), area)
      const names = await readdir(source).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return []
        throw error
      })
      const shared = united(area)
      if (shared !== null && names.some((name) => name === shared)) {
        const before = path.join(folder, shared)
        if (await exists(before)) await move(before, path.join(stagingOf(stagings, area), `${shared}-before`))
      }
      for (const name of names) await move(path.join(source, name), path.join(folder, name))
      await syncFolder(folder)
    }
  } catch (error) {
    for (const back of undo) await back()
    throw error
  }
  return aside
}

function refused(error: unknown, file: string, signal?: AbortSignal): RestoreResult {
  const message = explain(error, file, signal?.aborted ?? false)
  if (message === null) throw error
  return { ok: false, message: `${message} Nothing was changed.` }
}

/** The reason for the operator; null for an unexpected error. */
function explain(error: unknown, file: string, interrupted: boolean): string | null {
  if (interrupted) return 'Interrupted.'
  if (error instanceof ArchiveError) return error.message
  if (error instanceof GitError) {
    return error.code === 'ENOENT'
      ? 'git is not installed, and the history of the content needs it.'
      : `The history of the content in it is damaged: ${error.message}.`
  }
  const at = error instanceof Error ? String(Reflect.get(error, 'path') ?? '') : ''
  if (hasCode(error, 'Z_BUF_ERROR')) return 'The archive is cut off.'
  if (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('Z_')) {
    return 'This is no backup of Ponte, or it is damaged.'
  }
  if (hasCode(error, 'ENOENT', 'EISDIR') && (at === file || at === '')) return `There is no file ${file}.`
  if (hasCode(error, 'EACCES', 'EPERM') && at === file) return `${file} cannot be read.`
  if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')) return 'The disk is full.'
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return `${path.dirname(at)} cannot be written.`
  if (hasCode(error, 'EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ENOTEMPTY')) {
    return `A name is in the way, or too long for this disk: ${path.basename(at)}.`
  }
  if (hasCode(error, 'EBUSY', 'EXDEV')) {
    return `${at} is a disk of its own: restore with CONTENT_DIR, DATA_DIR or PUBLIC_OBJECTS_DIR naming it.`
  }
  if (hasCode(error, 'EIO')) return 'The disk reports a fault.'
  return null
}

async function exists(folder: string): Promise<boolean> {
  try {
    await stat(folder)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
