import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { ensureFolder, readOrNull, writeDurable } from '../../files.ts'
import { areas, folderOf, type Places } from '../backup/places.ts'
import { type Engine, EngineError } from './engine.ts'
import { choose, fetchSnapshot, hashOf, SnapshotError } from './restore.ts'
import { offsiteName } from './source.ts'

/**
 * Snapshots are kept for a day, one an hour for a week, and one a day for a month. None is older, so that what was erased
 * leaves the copy too; the command that erases says after how many days (R217).
 */
export const keptDays = 30
const policy = [
  '--keep-last',
  '1',
  '--keep-within',
  '1d',
  '--keep-within-hourly',
  '7d',
  '--keep-within-daily',
  `${keptDays}d`,
]

const limitMs = 24 * 3_600_000
/** Beside the size of the data itself, for what is unpacked. */
const spareBytes = 200_000_000

const resultSchema = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  ok: z.boolean(),
  /** For the log and the terminal; empty when it is well. */
  message: z.string(),
  snapshot: z.string().nullable(),
  /** Files that were compared with the folders in use. */
  compared: z.number(),
  milliseconds: z.number(),
})
export type CheckResult = z.infer<typeof resultSchema>

const resultFile = (dataDir: string): string => path.join(dataDir, offsiteName, 'check.json')

/** The result of the last check; null when there was none. */
export async function lastCheck(dataDir: string): Promise<CheckResult | null> {
  const parsed = resultSchema.safeParse(parseOrNull((await readOrNull(resultFile(dataDir))) ?? ''))
  return parsed.success ? parsed.data : null
}

type CheckOptions = { places: Places; engine: Engine; now?: () => number; signal?: AbortSignal | undefined }

/**
 * Reads and authenticates every byte in the store, restores the newest snapshot into a temporary folder, and compares it
 * with the files in use that have not changed since. The result is written down, whatever it is. Throws only when it was
 * interrupted, and for unexpected errors.
 */
export async function checkOffsite({
  places,
  engine,
  now = Date.now,
  signal,
}: CheckOptions): Promise<CheckResult> {
  const start = performance.now()
  const at = new Date(now()).toISOString()
  const folder = path.join(places.dataDir, offsiteName)
  await ensureFolder(folder)
  await removeOld(folder)
  const work = await mkdtemp(path.join(folder, 'check-'))
  let snapshot: string | null = null
  let compared = 0
  let message = ''
  try {
    await engine.run(['check', '--read-data', '--no-lock'], { timeLimitMs: limitMs, signal })
    const newest = await choose(engine, undefined, signal)
    snapshot = newest.id
    await demandSpace(engine, newest.id, work, signal)
    const { takenAt } = await fetchSnapshot({ engine, snapshot: newest, folder: work, signal })
    compared = await compare(places, path.join(work, 'tree'), Date.parse(takenAt))
  } catch (error) {
    const isKnown = error instanceof EngineError || error instanceof SnapshotError
    if (!isKnown || (error instanceof EngineError && error.fault === 'interrupted')) throw error
    message = error.message
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  const milliseconds = Math.round(performance.now() - start)
  const result = { at, ok: message === '', message, snapshot, compared, milliseconds }
  await writeDurable(resultFile(places.dataDir), JSON.stringify(result))
  return result
}

/** Of a check that was killed: it holds what visitors wrote. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('check-')) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function demandSpace(engine: Engine, id: string, folder: string, signal?: AbortSignal): Promise<void> {
  const { stdout } = await engine.run(['stats', '--json', '--no-lock', id], { timeLimitMs: 600_000, signal })
  const size = z.object({ total_size: z.number() }).safeParse(parseOrNull(stdout.trim()))
  const needed = (size.success ? size.data.total_size : 0) + spareBytes
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  throw new SnapshotError(
    `The newest copy cannot be restored for a check: that needs ${Math.ceil(needed / 1_000_000)} MB on the disk of DATA_DIR.`,
  )
}

/** Resolves with how many files are the same here and there. Throws for one that is not. */
async function compare(places: Places, tree: string, takenAt: number): Promise<number> {
  let same = 0
  for (const area of areas) {
    const copy = path.join(tree, area)
    for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
      const file = path.relative(copy, path.join(entry.parentPath, entry.name))
      // Made anew by the restore, which has verified it, or without what a copy must not have
      if (!entry.isFile() || file.split(path.sep)[0] === '.git' || file === 'staff/accounts.json') continue
      const original = path.join(folderOf(places, area), file)
      const [live, copied] = await Promise.all([
        stat(original).catch(() => null),
        stat(path.join(copy, file)),
      ])
      // Deleted or changed since, or while the snapshot was made
      if (live === null || live.ctimeMs >= takenAt) continue
      if (live.size === copied.size && (await hashOf(original)) === (await hashOf(path.join(copy, file))))
        same += 1
      else throw new SnapshotError(`${area}/${file} in the newest copy is not what it is here.`)
    }
  }
  return same
}

/** Removes snapshots that the policy does not keep, and their data from the store. */
export async function pruneOffsite({
  engine,
  signal,
}: Pick<CheckOptions, 'engine' | 'signal'>): Promise<void> {
  await engine.run(['unlock'], { timeLimitMs: 600_000, signal })
  await engine.run(
    ['forget', '--tag', 'ponte', '--group-by', '', ...policy, '--prune', '--max-unused', '0'],
    {
      timeLimitMs: limitMs,
      signal,
    },
  )
}
