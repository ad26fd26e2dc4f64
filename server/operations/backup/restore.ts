import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import {
  chown,
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Headers } from 'tar-stream'
import * as z from 'zod'
import { actors } from '#domain/activity.ts'
import { parseOrNull } from '#domain/json.ts'
import { createActivityLog } from '../../activity/activity-log.ts'
import { isServerRunning } from '../../kernel/data-lock.ts'
import {
  ensureFolder,
  hasCode,
  ignoreMissing,
  publicModes,
  readOrNull,
  syncFolder,
  syncTree,
} from '../../kernel/files.ts'
import { silentLog } from '../../kernel/log.ts'
import { createErasures } from '../../leads/retention/erasure.ts'
import { erasuresFolder } from '../../leads/retention/tombstones.ts'
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
  manifestSchema,
  type Places,
  Refusal,
  realPlace,
  reasonOf,
  top,
} from './archive.ts'
import { restoreHistory } from './history.ts'

type RestoreOptions = {
  places: Places
  file: string
  /** Moves existing files aside; without it the folders must be empty. */
  force?: boolean
  /** Aborts the restore; nothing is changed. */
  signal?: AbortSignal
}

type Restored = {
  ok: true
  manifest: Manifest
  aside: string[]
  /** Leads in the backup that had been erased since, and were left out. */
  erased: number
}

/**
 * Replaces the content and data folders with a backup. Before the first rename, everything is unpacked beside
 * its destination, compared with the manifest, given its history, cleared of people who were erased since,
 * and flushed. Then everything is moved by renames, which are undone when one fails.
 */
export async function restore(options: RestoreOptions): Promise<Restored | { ok: false; message: string }> {
  const { places, file, force = false, signal } = options
  const stagings = new Map<Area, string>()
  const made: string[] = []
  try {
    await refuse(places, force)
    for (const area of areas) stagings.set(area, await stagingIn(places, area, made))
    const at = (area: Area) => path.join(stagings.get(area) ?? '', area)
    const manifest = await unpack(file, at, signal)
    if (manifest.history)
      await restoreHistory(at('content'), path.join(at('content'), '..', historyName), manifest.history)
    await removeLinks(at('data'))
    const erased = await removeErased(places, at('data'))
    for (const staging of stagings.values()) {
      await giveAway(staging)
      await syncTree(staging)
    }
    // A server may have been started meanwhile
    await refuse(places, force)
    signal?.throwIfAborted()
    const aside = await place(places, at)
    made.length = 0
    return { ok: true, manifest, aside, erased }
  } catch (error) {
    const reason = reasonOf(error, signal)
    if (reason === null) throw error
    return { ok: false, message: `${reason} Nothing was changed.` }
  } finally {
    for (const staging of stagings.values()) await rm(staging, { recursive: true, force: true })
    // Innermost folders first
    for (const folder of made.sort().reverse()) await rmdir(folder).catch(() => undefined)
  }
}

async function refuse(places: Places, force: boolean): Promise<void> {
  if (await isServerRunning(places.dataDir))
    throw new Refusal(`A server is running on ${places.dataDir}: stop it first.`)
  for (const area of force ? [] : areas) {
    // Known erasures are no obstacle: they apply to the archive as well
    const first = (await presentIn(places, area)).find((name) => area !== 'data' || name !== 'erasures')
    if (first === undefined) continue
    throw new Refusal(
      `${folderOf(places, area)} is not empty (${first}): use another folder, or --force to move what is there aside.`,
    )
  }
}

/** The names in a folder, except those that are never moved. */
async function presentIn(places: Places, area: Area): Promise<string[]> {
  const folder = await realPlace(folderOf(places, area))
  const roots = await Promise.all(areas.map((one) => realPlace(folderOf(places, one))))
  const staying = (name: string) =>
    name === 'lost+found' ||
    asidePattern.test(name) ||
    roots.some((root) => root !== folder && isWithin(path.join(folder, name), root))
  return ((await readdir(folder).catch(ignoreMissing)) ?? []).filter((name) => !staying(name))
}

/** A temporary folder on the same file system, for renames. Records the folders created for it. */
async function stagingIn(places: Places, area: Area, made: string[]): Promise<string> {
  const folder = folderOf(places, area)
  for (let at = folder; !existsSync(at); at = path.dirname(at)) made.push(at)
  // The folder of public objects may be in the data folder, which is created first
  await ensureFolder(folder, area === 'data' ? {} : { mode: publicModes.folder })
  const staging = await mkdtemp(path.join(folder, '.restore-'))
  await mkdir(path.join(staging, area))
  return staging
}

// ---- Reading ----

/** Unpacks an archive. Throws `Refusal` unless every file matches the manifest, which is the last entry. */
async function unpack(file: string, at: (area: Area) => string, signal?: AbortSignal): Promise<Manifest> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const unpacked = new Map<string, { size: number; sha256: string }>()
  let manifest: Manifest | null = null

  async function take(header: Headers, entry: Readable): Promise<void> {
    const name = nameOf(header)
    const { size = 0 } = header
    if (manifest) throw new Refusal('There is more behind the end of the archive.')
    if (unpacked.has(name)) throw new Refusal(`${name} is in the archive twice.`)
    if (header.type === 'directory') await makeFolder(targetOf(name, at), isPrivate(header))
    else if (name === manifestName) manifest = parseManifest(await text(entry))
    else unpacked.set(name, { size, sha256: await write(header, entry, targetOf(name, at)) })
  }

  const tar = extract()
  let last = Promise.resolve()
  let failure: unknown = null
  tar.on('entry', (header, entry, next) => {
    // The pipeline reports the error
    entry.on('error', () => undefined)
    last = take(header, entry).then(
      () => next(),
      (error) => {
        failure = error
        next(error)
      },
    )
  })
  try {
    await pipeline(createReadStream(file), createGunzip(), tar, { ...(signal && { signal }) })
  } catch (error) {
    await last
    // A file that cannot be written closes the stream before its error arrives
    throw causeOf(hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE') ? failure : error)
  }
  if (manifest === null) throw cutOff()
  compare(manifest, unpacked)
  return manifest
}

const foreign = (): Refusal => new Refusal('This is no backup of Ponte, or it is damaged.')
const cutOff = (): Refusal => new Refusal('The archive is cut off.')

/** Errors of tar-stream have no code; those of zlib have their own. */
function causeOf(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  if (hasCode(error, 'Z_BUF_ERROR') || error.message === 'Unexpected end of data') return cutOff()
  return !('code' in error) || String(error.code).startsWith('Z_') ? foreign() : error
}

/** All data is private, whatever modes an older version gave it. */
const isPrivate = ({ name }: Headers): boolean => name.startsWith(`${top}/data/`)

async function makeFolder(folder: string, isPrivate: boolean): Promise<void> {
  await mkdir(folder, { recursive: true, mode: isPrivate ? 0o700 : publicModes.folder })
}

/** The path below the archive's one folder. Throws unless it is a file or folder with a plain name. */
function nameOf({ name: sent, type, size = 0 }: Headers): string {
  const name = type === 'directory' ? sent.replace(/\/$/, '') : sent
  if (type !== 'file' && type !== 'directory')
    throw new Refusal('There is a link or a device in the archive, or something else that no backup has.')
  if (!isPlainPath(name))
    throw new Refusal(`There is a name in the archive that leads elsewhere: ${JSON.stringify(name)}.`)
  if (!name.startsWith(`${top}/`) || !(size >= 0)) throw foreign()
  return name.slice(top.length + 1)
}

/** Throws for a path that no backup contains. */
function targetOf(name: string, at: (area: Area) => string): string {
  if (name === historyName) return path.join(at('content'), '..', historyName)
  const [first = '', ...below] = name.split('/')
  const area = areas.find((one) => one === first)
  if (area === undefined || below.length === 0) throw foreign()
  // A repository made by a stranger could name programs to run
  if (below.some((part) => /^\.git$/i.test(part.replace(/[^\x21-\x7e]|[ .]+$/g, ''))))
    throw new Refusal('There is a git repository in the archive where only files may be.')
  return path.join(at(area), ...below)
}

/** tar-stream's types lack the pax records. The plain header has whole seconds in 32 bits. */
const timeSchema = z
  .object({ pax: z.object({ mtime: z.coerce.number().min(0) }) })
  .transform(({ pax }) => pax.mtime)

async function write(header: Headers, entry: Readable, target: string): Promise<string> {
  await makeFolder(path.dirname(target), isPrivate(header))
  const hash = createHash('sha256')
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of entry) {
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.chmod((header.mode ?? 0) & (isPrivate(header) ? 0o700 : 0o777))
    const time = timeSchema.safeParse(header)
    if (time.success) await file.utimes(time.data, time.data)
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Enough to distinguish an archive of another version from a damaged one. */
const formatSchema = z.object({ product: z.literal('ponte'), format: z.int().min(1) })

function parseManifest(text: string): Manifest {
  const json = parseOrNull(text)
  const { data: { format } = { format: archiveFormat } } = formatSchema.safeParse(json)
  if (format > archiveFormat)
    throw new Refusal('The backup was made by a newer version of Ponte: restore it with that one.')
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw foreign()
  return parsed.data
}

function compare(
  { files, history }: Manifest,
  unpacked: ReadonlyMap<string, { size: number; sha256: string }>,
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

/** One-time links that were used since would become valid again. A damaged file stays as it is. */
async function removeLinks(data: string): Promise<void> {
  const file = path.join(data, 'staff/accounts.json')
  const stored = parseOrNull((await readOrNull(file)) ?? '')
  if (typeof stored === 'object' && stored !== null && 'links' in stored)
    await writeFile(file, `${JSON.stringify({ ...stored, links: [] }, null, 2)}\n`)
}

/**
 * Applies erasures that are known here but not in the archive, before the backup is put in place. Copies in a
 * drive are left to the next start of the server. Resolves with the number of removed leads.
 */
async function removeErased({ dataDir }: Places, data: string): Promise<number> {
  await cp(erasuresFolder(dataDir), erasuresFolder(data), { recursive: true }).catch(ignoreMissing)
  if (!existsSync(erasuresFolder(data))) return 0
  const { record, flush } = createActivityLog({ dataDir: data, log: silentLog })
  const erasures = await createErasures({
    dataDir: data,
    repository: null,
    channels: [],
    leaveCopies: true,
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

/** When root runs it, files are given to the owner of the folder, which is the account of the server. */
async function giveAway(staging: string): Promise<void> {
  const { uid, gid } = await stat(path.dirname(staging))
  if (process.getuid?.() !== 0 || uid === 0) return
  for (const name of await readdir(staging, { recursive: true }))
    await chown(path.join(staging, name), uid, gid)
}

/** Resolves with the folders of the files that were moved aside. On failure everything is reverted. */
async function place(places: Places, at: (area: Area) => string): Promise<string[]> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const undo: (() => Promise<void>)[] = []
  const aside: string[] = []
  const move = async (names: string[], from: string, to: string) => {
    for (const name of names) {
      await rename(path.join(from, name), path.join(to, name))
      undo.unshift(() => rename(path.join(to, name), path.join(from, name)))
    }
    await syncFolder(to)
  }
  try {
    for (const area of areas) {
      const folder = folderOf(places, area)
      const present = await presentIn(places, area)
      if (present.length > 0) {
        const kept = path.join(folder, `.before-restore-${stamp}`)
        await mkdir(kept, { mode: 0o700 })
        undo.unshift(() => rmdir(kept))
        aside.push(kept)
        await move(present, folder, kept)
      }
      await move(await readdir(at(area)), at(area), folder)
    }
  } catch (error) {
    for (const back of undo) await back()
    throw error
  }
  return aside
}
