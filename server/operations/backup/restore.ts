import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, mkdtemp, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Entry, extract } from 'tar-stream'
import * as z from 'zod'
import { actors } from '#domain/activity.ts'
import { parseOrNull } from '#domain/json.ts'
import { createActivityLog } from '../../activity/activity-log.ts'
import { ensureFolder, hasCode, publicModes, readOrNull, syncFolder, syncTree } from '../../kernel/files.ts'
import { silentLog } from '../../kernel/log.ts'
import { createErasures } from '../../leads/retention/erasure.ts'
import { erasuresFolder, uniteErasures } from '../../leads/retention/tombstones.ts'
import {
  type Area,
  archiveFormat,
  areas,
  folderOf,
  foreign,
  formatSchema,
  historyName,
  isPlainPath,
  isWithin,
  type Manifest,
  manifestName,
  manifestSchema,
  type Places,
  Refusal,
  realPlace,
  reasonOf,
  top,
} from './archive.ts'
import { restoreHistory } from './history.ts'
import { isOurAside } from './inventory.ts'
import { isServerRunning } from './running.ts'

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

type Failed = { ok: false; message: string }
type Restored = {
  ok: true
  manifest: Manifest
  /** Folders, by path. */
  aside: string[]
  /** Leads in the backup that had been erased since, and were left out. */
  erased: number
}

const maxManifestBytes = 256_000_000

/** Reads an archive to its end and compares every file with the manifest. Writes nothing. */
export async function checkArchive({
  file,
  signal,
}: Pick<RestoreOptions, 'file' | 'signal'>): Promise<{ ok: true; manifest: Manifest } | Failed> {
  try {
    return { ok: true, manifest: await unpack(file, null, signal) }
  } catch (error) {
    return failureOf(error, signal)
  }
}

/**
 * Puts a backup in the place of the content and data folders. Everything is unpacked beside its place, compared with
 * the manifest, given its history, freed of people who were erased since, and flushed before the first name changes; then
 * each thing moves by a rename, and goes back when one of them cannot.
 */
export async function restore(options: RestoreOptions): Promise<Restored | Failed> {
  const { places, file, force = false, now = Date.now, signal } = options
  const stagings = new Map<Area, string>()
  const made: string[] = []
  try {
    await refuse(places, force)
    for (const area of areas) stagings.set(area, await stagingIn(places, area, made))
    const at = (area: Area) => path.join(stagings.get(area) ?? '', area)
    const manifest = await unpack(file, at, signal)
    if (manifest.history) {
      const bundle = path.join(at('content'), '..', historyName)
      if (!(await restoreHistory({ dir: at('content'), bundle, history: manifest.history })))
        throw new Refusal('The history of the content in it is damaged.')
    }
    await removeLinks(at('data'))
    const erased = await removeErased(places, at('data'))
    for (const staging of stagings.values()) {
      await giveAway(staging)
      await syncTree(staging)
    }
    // A server that was started meanwhile
    await refuse(places, force, 300)
    signal?.throwIfAborted()
    const aside = await place(places, at, force, now)
    made.length = 0
    return { ok: true, manifest, aside, erased }
  } catch (error) {
    return failureOf(error, signal)
  } finally {
    for (const staging of stagings.values()) await rm(staging, { recursive: true, force: true })
    // Nested folders first
    for (const folder of made.sort().reverse()) await rmdir(folder).catch(() => undefined)
  }
}

function failureOf(error: unknown, signal?: AbortSignal): Failed {
  const reason = reasonOf(error, signal)
  if (reason === null) throw error
  return { ok: false, message: `${reason} Nothing was changed.` }
}

async function refuse(places: Places, force: boolean, patienceMs?: number): Promise<void> {
  const running = await isServerRunning(places.dataDir, patienceMs)
  if (running === null) throw new Refusal(`In ${places.dataDir} nothing can be written.`)
  if (running) throw new Refusal(`A server is running on ${places.dataDir}: stop it first.`)
  if (force) return
  for (const area of areas) {
    const [first] = await presentIn(places, area)
    if (first === undefined) continue
    const folder = folderOf(places, area)
    throw new Refusal(
      `${folder} is not empty (${first}): use another folder, or --force to move what is there aside.`,
    )
  }
}

/**
 * The names in a folder, except those that are never moved. Records of erasures are no obstacle: they are united with
 * those of the archive.
 */
async function presentIn(places: Places, area: Area): Promise<string[]> {
  const folder = await realPlace(folderOf(places, area))
  const roots = await Promise.all(areas.map((one) => realPlace(folderOf(places, one))))
  const staying = (name: string) =>
    name === 'lost+found' ||
    isErasures(area, name) ||
    isOurAside(name) ||
    roots.some((root) => root !== folder && isWithin(path.join(folder, name), root))
  return (await namesIn(folder)).filter((name) => !staying(name))
}

const isErasures = (area: Area, name: string): boolean => area === 'data' && name === 'erasures'

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** A temporary folder on the same file system, for renames. Records the folders created for it. */
async function stagingIn(places: Places, area: Area, made: string[]): Promise<string> {
  const folder = folderOf(places, area)
  for (let at = folder; !(await exists(at)); at = path.dirname(at)) made.push(at)
  // The folder of public objects may be in the data folder, which is created first
  await ensureFolder(folder, area === 'data' ? {} : { mode: publicModes.folder })
  const staging = await mkdtemp(path.join(folder, '.restore-'))
  await mkdir(path.join(staging, area))
  return staging
}

// ---- Reading ----

/**
 * Unpacks each area into its folder, or nowhere when there are none. Throws `Refusal` unless every file is as the
 * manifest, the last entry, says.
 */
async function unpack(
  file: string,
  at: ((area: Area) => string) | null,
  signal?: AbortSignal,
): Promise<Manifest> {
  const source = path.resolve(file)
  if (!(await stat(source).catch(() => null))?.isFile()) throw new Refusal(`There is no file ${source}.`)
  const tar = extract()
  const failure = pipeline(createReadStream(source), createGunzip(), tar, { ...(signal && { signal }) }).then(
    () => null,
    (error: unknown) => error,
  )
  const unpacked = new Map<string, Manifest['files'][number]>()
  let manifest: Manifest | null = null
  try {
    for await (const entry of tar) {
      if (manifest) throw new Refusal('There is more behind the end of the archive.')
      const { type, size = 0, mode = 0 } = entry.header
      if (!Number.isSafeInteger(size) || size < 0) throw foreign()
      const name = nameOf(entry)
      if (name === manifestName && type === 'file') {
        manifest = parseManifest(await textOf(entry, size))
        continue
      }
      const target = targetOf(name, at)
      const { folder, mask } = modesOf(name)
      if (target !== null) {
        const parent = type === 'directory' ? target : path.dirname(target)
        await mkdir(parent, { recursive: true, mode: folder })
      }
      // Of older versions
      if (type === 'directory') entry.resume()
      else if (unpacked.has(name)) throw new Refusal(`${name} is in the archive twice.`)
      else unpacked.set(name, { path: name, size, sha256: await hashOf(entry, mode & mask, target) })
    }
    const failed = await failure
    if (failed !== null) throw failed
  } catch (error) {
    tar.destroy()
    throw causeOf(error, await failure)
  }
  if (manifest === null) throw cutOff()
  compare(manifest, unpacked)
  return manifest
}

const cutOff = (): Refusal => new Refusal('The archive is cut off.')

/** Errors of tar-stream have no code. Those of zlib and of the file have one, and are behind a stream's premature end. */
function causeOf(error: unknown, failure: unknown): unknown {
  if (error instanceof Refusal) return error
  const cause = hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE', 'STREAM_DESTROYED') ? (failure ?? error) : error
  if (!(cause instanceof Error)) return cause
  if (hasCode(cause, 'Z_BUF_ERROR') || cause.message === 'Unexpected end of data') return cutOff()
  return !('code' in cause) || String(cause.code).startsWith('Z_') ? foreign() : cause
}

/** Below the archive's one folder. Throws unless it is a file or a folder with a plain name. */
function nameOf({ header: { name, type } }: Entry): string {
  if (type !== 'file' && type !== 'directory')
    throw new Refusal('There is a link or a device in the archive, or something else that no backup has.')
  const plain = type === 'directory' ? name.replace(/\/$/, '') : name
  if (!isPlainPath(plain)) {
    throw new Refusal(`There is a name in the archive that leads elsewhere: ${JSON.stringify(name)}.`)
  }
  if (!plain.startsWith(`${top}/`)) throw foreign()
  return plain.slice(top.length + 1)
}

/** Null when nothing is written. Throws for a path that no backup contains. */
function targetOf(name: string, at: ((area: Area) => string) | null): string | null {
  if (name === historyName) return at && path.join(at('content'), '..', historyName)
  const [first = '', ...below] = name.split('/')
  const area = areas.find((one) => one === first)
  if (area === undefined || below.length === 0) throw foreign()
  // A repository of a stranger's making could name programs to run
  if (below.some((part) => /^\.git$/i.test(part.replace(/[^\x21-\x7e]|[ .]+$/g, ''))))
    throw new Refusal('There is a git repository in the archive where only files may be.')
  return at && path.join(at(area), ...below)
}

/** All data is private, whatever modes an older version gave it. */
const modesOf = (name: string) =>
  name.startsWith('data/') ? { folder: 0o700, mask: 0o700 } : { folder: publicModes.folder, mask: 0o777 }

/** tar-stream's types lack the pax records. The plain header has whole seconds in 32 bits. */
const timeSchema = z
  .object({ pax: z.object({ mtime: z.coerce.number().min(0) }) })
  .transform(({ pax }) => pax.mtime)

/** Writes the content, if there is a target. Resolves with its hash. */
async function hashOf(entry: Entry, mode: number, target: string | null): Promise<string> {
  const hash = createHash('sha256')
  const file = target === null ? null : await open(target, 'wx', 0o600)
  try {
    for await (const chunk of entry) {
      hash.update(chunk)
      await file?.writeFile(chunk)
    }
    await file?.chmod(mode)
    const time = timeSchema.safeParse(entry.header)
    if (time.success) await file?.utimes(time.data, time.data)
  } finally {
    await file?.close()
  }
  return hash.digest('hex')
}

async function textOf(entry: Entry, size: number): Promise<string> {
  if (size > maxManifestBytes) throw foreign()
  const parts: Buffer[] = []
  for await (const part of entry) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function parseManifest(text: string): Manifest {
  const json = parseOrNull(text)
  const about = formatSchema.safeParse(json)
  if (about.success && about.data.format > archiveFormat)
    throw new Refusal('The backup was made by a newer version of Ponte: restore it with that one.')
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw foreign()
  return parsed.data
}

function compare(
  { files, history }: Manifest,
  unpacked: ReadonlyMap<string, Manifest['files'][number]>,
): void {
  const damaged = files.find(({ path: name, size, sha256 }) => {
    const found = unpacked.get(name)
    return found?.sha256 !== sha256 || found.size !== size
  })
  if (damaged) throw new Refusal(`${damaged.path} is not as it was saved: the archive is damaged.`)
  if (files.length !== unpacked.size) throw new Refusal('There are files in it that were not saved.')
  if ((history !== null) !== unpacked.has(historyName)) throw foreign()
}

// ---- Taking its place ----

/** One-time links are left out: one that was used since would become valid again. A damaged file stays as it is. */
async function removeLinks(data: string): Promise<void> {
  const file = path.join(data, 'staff/accounts.json')
  const stored = parseOrNull((await readOrNull(file)) ?? '')
  if (typeof stored === 'object' && stored !== null && 'links' in stored)
    await writeFile(file, `${JSON.stringify({ ...stored, links: [] }, null, 2)}\n`)
}

/**
 * Erasures that are known here and not in the archive count for it as well: what was erased since is removed before it is
 * in place. The copies of it in a drive are left to the next start of the server. Resolves with how many leads there were.
 */
async function removeErased({ dataDir }: Places, data: string): Promise<number> {
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
async function giveAway(staging: string): Promise<void> {
  const { uid, gid } = await stat(path.dirname(staging))
  if (process.getuid?.() !== 0 || uid === 0) return
  for (const name of await readdir(staging, { recursive: true }))
    await chown(path.join(staging, name), uid, gid)
}

/** Resolves with the folders of the files that were moved aside. On failure everything is reverted. */
async function place(
  places: Places,
  at: (area: Area) => string,
  force: boolean,
  now: () => number,
): Promise<string[]> {
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
      const names = await readdir(at(area))
      for (const name of names) {
        const target = path.join(folder, name)
        // They are united by now
        if (isErasures(area, name) && (await exists(target)))
          await move(target, path.join(at(area), '..', 'erasures'))
        await move(path.join(at(area), name), target)
      }
      await syncFolder(folder)
    }
  } catch (error) {
    for (const back of undo) await back()
    throw error
  }
  return aside
}
