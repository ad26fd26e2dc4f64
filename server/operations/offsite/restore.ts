import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseOrNull } from '#domain/json.ts'
import { leadSchema } from '#domain/leads/lead.ts'
import { createGit, GitError } from '../../content/git/git.ts'
import { hasCode } from '../../files.ts'
import { erasuresFolder, uniteErasures } from '../../leads/retention/tombstones.ts'
import { count, withoutLinks } from '../backup/backup.ts'
import { restoreHistory } from '../backup/history.ts'
import type { Counts, SavedHistory } from '../backup/manifest.schema.ts'
import { type Area, areas, type Places } from '../backup/places.ts'
import { putInPlace } from '../backup/restore.ts'
import { type Engine, EngineError } from './engine.ts'
import { listSnapshots, type Snapshot } from './snapshot.ts'
import { bundleName, type Marks, marksName, marksSchema, offsiteName } from './source.ts'

/** What was read from the store cannot be used. The message tells the operator why. */
export class SnapshotError extends Error {}

export type Restored = {
  snapshot: string
  takenAt: string
  counts: Counts
  history: Pick<SavedHistory, 'commit' | 'commits' | 'kind'> | null
}

type RestoreOptions = {
  places: Places
  engine: Engine
  /** Its id, whole or shortened; the newest unless given. */
  snapshot?: string | undefined
  force?: boolean
  signal?: AbortSignal
}

export type OffsiteRestoreResult =
  | { ok: true; facts: Restored; aside: string[]; erased: number }
  | { ok: false; message: string }

const limitMs = 24 * 3_600_000

/**
 * Brings a snapshot back into empty content and data folders. The content ends at the commit that the snapshot names;
 * edits that were not committed then stay such. Checks every lead and the whole history before anything is put in place.
 */
export async function restoreOffsite({
  places,
  engine,
  snapshot,
  force = false,
  signal,
}: RestoreOptions): Promise<OffsiteRestoreResult> {
  const explain = (error: unknown): string | null => {
    if (signal?.aborted) return 'Interrupted.'
    if (error instanceof EngineError || error instanceof SnapshotError) return error.message
    if (error instanceof GitError) return `The history of the content cannot be restored: ${error.message}.`
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) return 'The disk is full.'
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return 'The folders cannot be written.'
    return null
  }
  return putInPlace({ places, force, explain, ...(signal && { signal }) }, async (stagings) => {
    const data = stagingOf(stagings, 'data')
    const chosen = await choose(engine, snapshot, signal)
    const facts = await fetchSnapshot({ engine, snapshot: chosen, folder: data, signal })
    await uniteNewest({ engine, chosen, folder: data, signal })
    for (const area of areas) {
      const target = path.join(stagingOf(stagings, area), area)
      const source = path.join(data, 'tree', area)
      if (target !== source) await move(source, target)
    }
    return facts
  })
}

type UniteOptions = { engine: Engine; chosen: Snapshot; folder: string; signal?: AbortSignal | undefined }

/** An older snapshot does not know who was erased since: the newest does. */
async function uniteNewest({ engine, chosen, folder, signal }: UniteOptions): Promise<void> {
  const newest = await choose(engine, undefined, signal)
  if (newest.id === chosen.id) return
  const raw = await mkdtemp(path.join(folder, 'newest-'))
  const wanted = newest.paths.map((one) => path.join(one, 'erasures'))
  const include = wanted.flatMap((one) => ['--include', one.replace(/[\\*?[\]]/g, '\\$&')])
  await engine.run(['restore', '--no-lock', '--target', raw, ...include, newest.id], {
    timeLimitMs: limitMs,
    signal,
  })
  for (const from of wanted.map((one) => path.join(raw, one))) {
    if (!(await lstat(from).catch(() => null))) continue
    await uniteErasures({ from, into: erasuresFolder(path.join(folder, 'tree/data')) })
  }
  await rm(raw, { recursive: true })
}

const stagingOf = (stagings: ReadonlyMap<Area, string>, area: Area): string => {
  const found = stagings.get(area)
  if (found === undefined) throw new Error(`There is no staging folder for ${area}`)
  return found
}

/** The newest, or the one with this id. Throws when there is none. */
export async function choose(engine: Engine, id?: string, signal?: AbortSignal): Promise<Snapshot> {
  const all = await listSnapshots(engine, { signal })
  const found = id === undefined ? all.at(-1) : all.find((one) => one.id.startsWith(id))
  if (found) return found
  throw new SnapshotError(
    id === undefined ? 'There is no copy in this place.' : `There is no copy ${id} in this place.`,
  )
}

type FetchOptions = {
  engine: Engine
  snapshot: Snapshot
  /** Empty, and for this alone. Gets `tree/content`, `tree/data` and `tree/public-objects`. */
  folder: string
  signal?: AbortSignal | undefined
}

/** Reads a snapshot, makes the three folders of it, and checks them. Throws `SnapshotError` and `EngineError`. */
export async function fetchSnapshot({ engine, snapshot, folder, signal }: FetchOptions): Promise<Restored> {
  const raw = await mkdtemp(path.join(folder, 'raw-'))
  const tree = path.join(folder, 'tree')
  await mkdir(tree, { mode: 0o700 })
  await engine.run(['restore', '--no-lock', '--target', raw, snapshot.id], { timeLimitMs: limitMs, signal })
  const marks = await findMarks(raw, snapshot.paths)
  const { places, links, history } = marks
  const data = path.join(tree, 'data')
  const content = path.join(tree, 'content')
  // Nested ones first, out of the folder that holds them
  const moves = [
    [places.publicObjectsDir, path.join(tree, 'public-objects')],
    [places.contentDir, content],
    [places.dataDir, data],
  ] as const
  for (const [from, to] of [...moves].sort(([one], [other]) => other.length - one.length)) {
    await move(path.join(raw, from), to)
  }
  for (const { name, path: from } of links) await move(path.join(raw, from), path.join(data, name))
  await rm(raw, { recursive: true })
  await restoreContent({ content, history, bundle: path.join(data, offsiteName, bundleName) })
  await rm(path.join(data, offsiteName), { recursive: true, force: true })
  await removeLinks(data)
  await checkLeads(path.join(data, 'leads'))
  return {
    snapshot: snapshot.id,
    takenAt: marks.takenAt,
    counts: await countsOf(tree),
    history: history && { commit: history.commit, commits: history.commits, kind: history.kind },
  }
}

async function findMarks(raw: string, paths: readonly string[]): Promise<Marks> {
  for (const folder of paths) {
    const text = await readFile(path.join(raw, folder, offsiteName, marksName), 'utf8').catch(() => null)
    if (text === null) continue
    const parsed = marksSchema.safeParse(parseOrNull(text))
    if (parsed.success) return parsed.data
  }
  throw new SnapshotError(
    'The copy is none of this version of Ponte, or not whole: it has no description of itself.',
  )
}

type ContentOptions = { content: string; history: Marks['history']; bundle: string }

/** Files and history as they were at one moment, the one before the snapshot was begun. */
async function restoreContent({ content, history, bundle }: ContentOptions): Promise<void> {
  const objects = path.join(content, '.git/objects')
  const kept = path.join(path.dirname(content), 'objects')
  const isOwn = history?.kind === 'own'
  if (isOwn) await rename(objects, kept)
  await rm(path.join(content, '.git'), { recursive: true, force: true })
  if (history === null) return
  if (isOwn) await makeRepository({ content, history, objects: kept })
  else if (!(await restoreHistory({ dir: content, bundle, history: { ...history, kind: 'part' } }))) {
    throw new SnapshotError('The history of the content in it is damaged.')
  }
  await levelFiles(content, new Set(history.uncommitted))
}

const gitLimits = { timeLimitMs: 3_600_000, outputLimit: 1_000_000_000 }

/** From objects alone: nothing of the copy becomes configuration or a hook. */
async function makeRepository({
  content,
  history,
  objects,
}: {
  content: string
  history: NonNullable<Marks['history']>
  objects: string
}) {
  const git = createGit({ cwd: content, trust: content, ...gitLimits })
  const branch = history.branch ?? 'refs/heads/main'
  await git([
    'init',
    '--quiet',
    `--initial-branch=${branch.slice('refs/heads/'.length)}`,
    `--object-format=${history.objectFormat}`,
  ])
  await rm(path.join(content, '.git/objects'), { recursive: true })
  await rm(path.join(objects, 'info/alternates'), { force: true })
  await rename(objects, path.join(content, '.git/objects'))
  const input = history.references.map(({ name, object }) => `update ${name} ${object}\n`).join('')
  await git(['update-ref', '--stdin'], { input })
  if (history.branch === null) await git(['update-ref', '--no-deref', 'HEAD', history.commit])
  const check = ['fsck', '--connectivity-only', '--no-dangling', '--no-progress']
  const found = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
  const { exitCode } = await git(check, { accept: [1, 2, 3, 4, 5, 6, 7, 8] })
  if (exitCode !== 0 || found.stdout.toString().trim() !== history.commit) {
    throw new SnapshotError('The history of the content in it is not whole.')
  }
  await writeFile(path.join(content, '.git/info/exclude'), '/.before-restore-*/\n/.restore-*/\n')
  await git(['read-tree', 'HEAD'])
}

/** Files that changed while the snapshot was made become those of the commit; edits from before it stay. */
async function levelFiles(content: string, uncommitted: ReadonlySet<string>): Promise<void> {
  const git = createGit({ cwd: content, trust: content, ...gitLimits })
  const { stdout } = await git(['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'])
  const changed = stdout
    .toString()
    .split('\0')
    .flatMap((line) =>
      line === '' || uncommitted.has(line.slice(3)) ? [] : [{ state: line.slice(0, 2), name: line.slice(3) }],
    )
  for (const { name } of changed.filter(({ state }) => state === '??')) await rm(path.join(content, name))
  const known = changed.filter(({ state }) => state !== '??')
  if (known.length === 0) return
  await git(['checkout-index', '--force', '-z', '--stdin'], {
    input: known.map(({ name }) => `${name}\0`).join(''),
  })
}

/** One-time links are no part of a copy: one used since would become valid again. */
async function removeLinks(data: string): Promise<void> {
  const file = path.join(data, 'staff/accounts.json')
  const bytes = await readFile(file).catch(() => null)
  if (bytes !== null) await writeFile(file, withoutLinks(bytes).text, { mode: 0o600 })
}

/** Every lead is whole: all its files are there, as it says. */
async function checkLeads(leads: string): Promise<void> {
  const ids = await readdir(leads).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const id of ids) {
    if (id.startsWith('.') || !(await stat(path.join(leads, id))).isDirectory()) continue
    const text = await readFile(path.join(leads, id, 'lead.json'), 'utf8').catch(() => null)
    if (text === null) throw new SnapshotError(`The lead ${id} in it is not whole.`)
    const lead = leadSchema.safeParse(parseOrNull(text))
    // Damaged before it was copied: the doctor reports it
    if (!lead.success) continue
    for (const { stored, sha256 } of lead.data.files) {
      if ((await hashOf(path.join(leads, id, 'files', stored))) !== sha256) {
        throw new SnapshotError(`The file ${stored} of the lead ${id} in it is not whole.`)
      }
    }
  }
}

/** Null when there is no file. */
export async function hashOf(file: string): Promise<string | null> {
  try {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file)) hash.update(chunk)
    return hash.digest('hex')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function countsOf(tree: string): Promise<Counts> {
  const counts: Counts = { posts: 0, leads: 0, images: 0, drafts: 0, staff: 0, mails: 0 }
  for (const area of areas) {
    for (const entry of await readdir(path.join(tree, area), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      count(path.relative(tree, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'), counts)
    }
  }
  const accounts = await readFile(path.join(tree, 'data/staff/accounts.json')).catch(() => null)
  counts.staff = accounts === null ? 0 : withoutLinks(accounts).accounts
  return counts
}

/** By a rename where it is the same disk. A folder that is not there becomes an empty one. */
async function move(from: string, to: string): Promise<void> {
  if (!(await lstat(from).catch(() => null))) {
    await mkdir(to, { recursive: true })
    return
  }
  await rm(to, { recursive: true, force: true })
  try {
    await rename(from, to)
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
    await rm(from, { recursive: true })
  }
}
