import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { parseOrNull } from '#domain/json.ts'
import { createDurable, ensureFolder, readOrNull, writeDurable } from '../../files.ts'
import type { Places } from '../backup/places.ts'
import { type Engine, EngineError } from './engine.ts'
import {
  bundleName,
  exclusions,
  type Marks,
  marksName,
  offsiteName,
  type ReadHistory,
  readHistory,
  readSources,
} from './source.ts'

/** The first copy sends everything; later ones what changed. */
const firstLimitMs = 24 * 3_600_000
const limitMs = 600_000
/** Files may go while they are read: an erased lead, a deleted image. */
const rounds = 5
/** restic: the snapshot is there, but a file could not be read. */
const incomplete = 3

const snapshotSchema = z.object({
  id: z.string(),
  time: z.iso.datetime({ offset: true }),
  hostname: z.string(),
  paths: z.array(z.string()),
})
export type Snapshot = z.infer<typeof snapshotSchema>

type SnapshotsOptions = {
  places: Places
  engine: Engine
  now?: () => number
}

export type Snapshots = {
  /** Makes one. Resolves when the store has all of it; throws `EngineError`. Never two at a time. */
  take(signal?: AbortSignal): Promise<Taken>
  /** The name that the snapshots of this data folder carry. */
  source(): Promise<string>
}

type Taken = {
  id: string
  /** Bytes that were sent, after encryption and compression. */
  sent: number
  files: number
}

/** Snapshots of everything that must survive. Makes the repository at the first one, unless there is one. */
export function createSnapshots({ places, engine, now = Date.now }: SnapshotsOptions): Snapshots {
  const folder = path.join(places.dataDir, offsiteName)
  const marksFile = path.join(folder, marksName)
  let opened = false
  let known: ReadHistory | null = null
  let last = 0

  async function source(): Promise<string> {
    await ensureFolder(folder)
    const file = path.join(folder, 'id')
    await createDurable(file, `ponte-${randomBytes(8).toString('hex')}`)
    return (await readOrNull(file)) ?? ''
  }

  async function open(signal?: AbortSignal): Promise<void> {
    try {
      last = Math.max(0, ...(await listSnapshots(engine, { signal })).map(({ time }) => Date.parse(time)))
    } catch (error) {
      if (!(error instanceof EngineError && error.fault === 'missing')) throw error
      await engine.run(['init'], { timeLimitMs: limitMs, signal })
    }
    opened = true
  }

  async function mark(): Promise<{ paths: string[]; marks: Marks }> {
    const sources = await readSources(places)
    const workDir = path.join(folder, `cache/work-${process.pid}`)
    await rm(workDir, { recursive: true, force: true })
    await mkdir(workDir, { recursive: true, mode: 0o700 })
    try {
      known = await readHistory(sources.places.contentDir, {
        bundle: path.join(folder, bundleName),
        workDir,
        known,
      })
    } finally {
      await rm(workDir, { recursive: true, force: true })
    }
    const marks: Marks = {
      format: 1,
      source: await source(),
      takenAt: new Date(now()).toISOString(),
      places: sources.places,
      links: sources.links,
      history: known.history,
    }
    await writeDurable(marksFile, JSON.stringify(marks))
    return { paths: sources.paths, marks }
  }

  /** Null when a file went while it was read. */
  async function once(signal?: AbortSignal): Promise<Taken | null> {
    const { paths, marks } = await mark()
    const excludeFile = path.join(folder, 'cache/excluded')
    await writeDurable(
      excludeFile,
      `${exclusions(marks)
        .map((line) => line.replaceAll('$', '$$$$'))
        .join('\n')}\n`,
    )
    // The newest is found by its time: a clock that was set back must not hide it
    const time =
      now() > last ? [] : ['--time', new Date(last + 1000).toISOString().slice(0, 19).replace('T', ' ')]
    const { stdout, stderr, exitCode } = await engine.run(
      [
        'backup',
        '--json',
        '--host',
        marks.source,
        '--tag',
        'ponte',
        '--exclude-file',
        excludeFile,
        ...time,
        '--',
        ...paths,
      ],
      { timeLimitMs: last === 0 ? firstLimitMs : limitMs, accept: [incomplete], signal },
    )
    if (exitCode === incomplete) {
      if (!/no such file or directory/i.test(stderr + stdout)) {
        throw new EngineError(
          'rights',
          `Files could not be read: ${stderr.trim().split('\n').slice(-3).join(' ').slice(-600)}`,
        )
      }
      return null
    }
    const summary = summaryOf(stdout)
    // An exit without a snapshot is no copy, whatever the exit code says
    if (summary === null) throw new EngineError('store', 'restic backup ended without a snapshot.')
    last = time.length > 0 ? last + 1000 : now()
    return summary
  }

  return {
    source,
    async take(signal) {
      if (!opened) await open(signal)
      for (let round = 0; round < rounds; round += 1) {
        const taken = await retryLocked(engine, () => once(signal), signal)
        if (taken !== null) return taken
      }
      throw new EngineError('changed', 'Files went while they were read, in each of several snapshots.')
    },
  }
}

/** A lock of a process that was killed is removed; one of a living process is waited for by the caller's next try. */
async function retryLocked<Result>(
  engine: Engine,
  task: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof EngineError && error.fault === 'locked')) throw error
    await engine.run(['unlock'], { timeLimitMs: limitMs, signal })
    return task()
  }
}

const summarySchema = z.object({
  message_type: z.literal('summary'),
  snapshot_id: z.string().regex(/^[0-9a-f]{8,64}$/),
  data_added: z.number().default(0),
  total_files_processed: z.number().default(0),
})

function summaryOf(stdout: string): Taken | null {
  for (const line of stdout.trimEnd().split('\n').reverse()) {
    const parsed = summarySchema.safeParse(parseOrNull(line))
    if (!parsed.success) continue
    const { snapshot_id: id, data_added: sent, total_files_processed: files } = parsed.data
    return { id, sent, files }
  }
  return null
}

/** Oldest first. */
export async function listSnapshots(
  engine: Engine,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Snapshot[]> {
  const { stdout } = await engine.run(['snapshots', '--json', '--no-lock', '--tag', 'ponte'], {
    timeLimitMs: 120_000,
    signal,
  })
  const parsed = z.array(snapshotSchema).safeParse(parseOrNull(stdout) ?? [])
  if (!parsed.success) throw new EngineError('damaged', 'The list of snapshots cannot be read.')
  return parsed.data.sort((one, other) => Date.parse(one.time) - Date.parse(other.time))
}
