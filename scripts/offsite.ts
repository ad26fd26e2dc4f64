import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import type { Config } from '#server/config.ts'
import { createDurable, hasCode } from '#server/files.ts'
import { areas, folderOf, isWithin, realPlace } from '#server/operations/backup/places.ts'
import { checkOffsite, lastCheck } from '#server/operations/offsite/check.ts'
import { createEngine, type Engine, EngineError } from '#server/operations/offsite/engine.ts'
import { offsiteHindrances } from '#server/operations/offsite/prerequisites.ts'
import {
  type OffsiteRestoreResult,
  type Restored,
  restoreOffsite,
  SnapshotError,
} from '#server/operations/offsite/restore.ts'
import { listSnapshots } from '#server/operations/offsite/snapshot.ts'
import { createStandby, type Followed, type Standby } from '#server/operations/offsite/standby.ts'
import { withTimeLimit } from '#server/time-limit.ts'
import { type Context, exit, failed, onInterrupt, print, withConfig } from './command.ts'

/** `ponte offsite`: the encrypted copy at OFFSITE_URL. */
export function addOffsiteCommands(program: Command): void {
  const offsite = program.command('offsite').description('the encrypted copy at OFFSITE_URL')
  offsite.command('init').description('makes the key in OFFSITE_KEY_FILE').action(withConfig(init))
  offsite
    .command('status')
    .description('what is in the copy, and the result of the last check')
    .action(withConfig(status))
  offsite
    .command('check')
    .description('reads the whole copy, restores the newest one into a temporary folder, and compares it')
    .action(withConfig(check))
  offsite
    .command('restore')
    .description('brings the newest copy back into empty folders; the server must not run')
    .option('--to <folder>', 'into its content and data folders, instead of CONTENT_DIR and DATA_DIR')
    .option('--snapshot <id>', 'an older copy, by its id in offsite status')
    .option('--force', 'moves what is in the folders aside first')
    .action(withConfig(restore, { anyFormat: true }))
  offsite
    .command('follow')
    .description(
      'keeps the newest copy, encrypted, on this machine, which can then take over; runs until it is stopped',
    )
    .option('--into <folder>', 'where to keep it, instead of beside DATA_DIR')
    .option('--every <seconds>', 'how often to look', seconds, 15)
    .option('--once', 'looks once and ends')
    .action(withConfig(follow, { anyFormat: true }))
  offsite
    .command('take-over')
    .description(
      'makes this machine the site: restores what follow has kept, after a last look at OFFSITE_URL',
    )
    .option('--into <folder>', 'where follow keeps it')
    .option('--force', 'moves what is in the content and data folders aside first')
    .action(withConfig(takeOver, { anyFormat: true }))
}

function seconds(word: string): number {
  if (!/^[1-9]\d{0,4}$/.test(word)) throw new InvalidArgumentError('It must be a number of seconds.')
  return Number(word)
}

const dayMs = 86_400_000
/** A take-over does not wait longer for a store that is slow or gone. */
const lastLookMs = 120_000

const noOffsite = 'OFFSITE_URL is not set: there is no off-site copy.'

type Engines = {
  engine: Engine
  /** Of a folder on this machine, into which it copies from OFFSITE_URL. */
  mirrorIn: (folder: string) => Engine
}

/** Runs a task with the engine; tells what is missing for it. */
async function withEngine(config: Config, task: (engines: Engines) => Promise<number>): Promise<number> {
  if (config.offsite === null) return failed(noOffsite)
  const hindrances = await offsiteHindrances(config)
  if (hindrances.length > 0) {
    console.error(hindrances.join('\n'))
    return exit.configuration
  }
  // Its own cache, which goes afterwards: a restore needs an empty data folder
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'ponte-offsite-'))
  try {
    const { target, keyFile } = config.offsite
    return await task({
      engine: createEngine({ target, keyFile, cacheDir }),
      mirrorIn: (dir) => createEngine({ target: { kind: 'file', dir }, from: target, keyFile, cacheDir }),
    })
  } catch (error) {
    if (error instanceof EngineError) return failed(error.message)
    throw error
  } finally {
    await rm(cacheDir, { recursive: true, force: true })
  }
}

async function init({ config, json }: Context): Promise<number> {
  if (config.offsite === null) return failed(noOffsite)
  const { keyFile } = config.offsite
  try {
    if (!(await createDurable(keyFile, `${randomBytes(32).toString('base64url')}\n`))) {
      return failed(`There is a file ${keyFile} already: it is never overwritten.`)
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return failed(`There is no folder ${path.dirname(keyFile)}.`)
    if (hasCode(error, 'EACCES', 'EROFS')) return failed(`${path.dirname(keyFile)} cannot be written.`)
    throw error
  }
  print(
    { json },
    { keyFile },
    [
      `The key is in ${keyFile}.`,
      'Store a copy of it away from this machine, and away from the off-site copy: without it nobody can read that.',
    ].join('\n'),
  )
  return exit.done
}

const status = ({ config, json }: Context): Promise<number> =>
  withEngine(config, async ({ engine }) => {
    const snapshots = await listSnapshots(engine)
    const checked = await lastCheck(config.dataDir)
    const newest = snapshots.at(-1)
    const seconds = newest ? Math.max(0, Math.round((Date.now() - Date.parse(newest.time)) / 1000)) : null
    const shown = snapshots.slice(-20).reverse()
    print(
      { json },
      { copies: snapshots.map(({ id, time }) => ({ id, time })), ageSeconds: seconds, check: checked },
      [
        newest ? `${snapshots.length} copies; the newest is ${seconds} s old.` : 'There is no copy yet.',
        ...shown.map(({ id, time }) => `  ${id.slice(0, 8)}  ${new Date(time).toISOString()}`),
        checked === null
          ? 'No copy was checked on this machine yet.'
          : `Checked ${checked.at}: ${checked.ok ? `whole, ${checked.compared} files compared` : checked.message}.`,
      ].join('\n'),
    )
    return exit.done
  })

const check = ({ config, json }: Context): Promise<number> =>
  withEngine(config, async ({ engine }) => {
    const result = await onInterrupt((signal) => checkOffsite({ places: config, engine, signal }))
    if (!result.ok && !json) return failed(result.message)
    const seconds = (result.milliseconds / 1000).toFixed(1)
    print({ json }, result, `The copy is whole: ${result.compared} files compared in ${seconds} s.`)
    return result.ok ? exit.done : exit.failed
  })

type RestoreOptions = { to?: string; snapshot?: string; force?: boolean }

function restore({ config: given, json }: Context, { to, snapshot, force = false }: RestoreOptions) {
  const config = to === undefined ? given : within(given, path.resolve(to))
  return withEngine(config, async ({ engine }) => {
    const restored = await onInterrupt((signal) =>
      restoreOffsite({ places: config, engine, snapshot, force, signal }),
    )
    if (!restored.ok) return failed(restored.message)
    return printRestored({ config, json }, restored)
  })
}

function printRestored({ config, json }: Context, restored: OffsiteRestoreResult & { ok: true }): number {
  const { facts, aside, erased } = restored
  print(
    { json },
    { ...facts, aside, erased },
    [
      `Restored into ${config.contentDir} and ${config.dataDir}.`,
      ...about(facts),
      ...aside.map((folder) => `What was there before is in ${folder}.`),
      ...(erased > 0 ? [`Left out: ${erased} leads that had been erased since.`] : []),
      'Everybody signs in again. Leads that were still to be delivered go out at the next start.',
    ].join('\n'),
  )
  return exit.done
}

type FollowOptions = { into?: string; every: number; once?: boolean }

/** What the mirror would otherwise be part of, or overwrite. */
async function unsuitable(config: Config, folder: string): Promise<string | null> {
  const place = await realPlace(folder)
  for (const area of areas) {
    const saved = await realPlace(folderOf(config, area))
    if (isWithin(saved, place) || isWithin(place, saved))
      return `${folder} cannot hold the copy: it lies in ${saved}, or around it.`
  }
  return null
}

const mirrorFolder = ({ dataDir }: Config, into?: string): string =>
  path.resolve(into ?? `${dataDir}-standby`)

function follow({ config, json }: Context, { into, every, once = false }: FollowOptions): Promise<number> {
  return withEngine(config, async ({ engine, mirrorIn }) => {
    const folder = mirrorFolder(config, into)
    const fault = await unsuitable(config, folder)
    if (fault !== null) return failed(fault)
    const standby = createStandby({ store: engine, mirror: mirrorIn(folder) })
    return onInterrupt(async (signal) => {
      if (once) return report({ json }, await standby.follow(signal))
      await followOn({ standby, everyMs: every * 1000, signal, tell: (round) => report({ json }, round) })
      return exit.done
    })
  })
}

function report({ json }: { json: boolean }, { snapshot, takenAt, isNew }: Followed): number {
  const text = `${isNew ? 'Got' : 'Has'} copy ${snapshot.slice(0, 8)} of ${new Date(takenAt).toISOString()}.`
  print({ json }, { snapshot, takenAt, isNew }, text)
  return exit.done
}

type FollowOnOptions = {
  standby: Standby
  everyMs: number
  signal: AbortSignal
  tell: (round: Followed) => void
}

/** Each new copy, and each reason why there is none, is told once. */
async function followOn({ standby, everyMs, signal, tell }: FollowOnOptions): Promise<void> {
  let pruneAt = 0
  let trouble = ''
  while (!signal.aborted) {
    try {
      const round = await standby.follow(signal)
      if (round.isNew || trouble !== '') tell(round)
      trouble = ''
      if (Date.now() >= pruneAt) {
        await standby.prune(signal)
        pruneAt = Date.now() + dayMs
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof EngineError || error instanceof SnapshotError)) throw error
      if (error.message !== trouble) console.error(error.message)
      trouble = error.message
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

type TakeOverOptions = { into?: string; force?: boolean }

function takeOver({ config, json }: Context, { into, force = false }: TakeOverOptions): Promise<number> {
  return withEngine(config, async ({ engine, mirrorIn }) => {
    const folder = mirrorFolder(config, into)
    const mirror = mirrorIn(folder)
    return onInterrupt(async (signal) => {
      try {
        await withTimeLimit(lastLookMs, signal, createStandby({ store: engine, mirror }).follow)
      } catch (error) {
        if (signal.aborted) return failed('Interrupted.')
        if (!(error instanceof EngineError || error instanceof SnapshotError)) throw error
        console.error(`OFFSITE_URL does not answer: taking what is on this machine. ${error.message}`)
      }
      const restored = await restoreOffsite({ places: config, engine: mirror, force, signal })
      return restored.ok ? printRestored({ config, json }, restored) : failed(restored.message)
    })
  })
}

const within = (config: Config, folder: string): Config => ({
  ...config,
  contentDir: path.join(folder, 'content'),
  dataDir: path.join(folder, 'data'),
  publicObjectsDir: path.join(folder, 'data/public-objects'),
})

function about({ snapshot, takenAt, counts, history }: Restored): string[] {
  const { posts, leads, images, drafts, staff, mails } = counts
  return [
    `Copy ${snapshot.slice(0, 8)} of ${takenAt}.`,
    `Posts: ${posts}, leads: ${leads}, images: ${images}, drafts: ${drafts}, staff: ${staff}, mails as files: ${mails}.`,
    history === null
      ? 'The content has no history.'
      : `Commits in the history of the content: ${history.commits}.`,
  ]
}
