import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import type { Log } from '../../http/log.ts'
import type { Places } from '../backup/places.ts'
import { type CheckResult, checkOffsite, lastCheck, pruneOffsite } from './check.ts'
import { type Engine, EngineError, type EngineFault } from './engine.ts'
import { createSnapshots, listSnapshots } from './snapshot.ts'

/** Changes that come together make one snapshot. */
const settleMs = 150
/** Drafts, the progress of leads, and what no watch sees. */
const intervalMs = 120_000
const longestPauseMs = 60_000
const nightlyMs = 24 * 3_600_000
/** Of the first check of a copy that has never been checked. */
const firstCheckMs = 600_000
const checkHour = 3
const lateMs = 60_000
const staleCheckMs = 50 * 3_600_000
/** Staff are told when a change has waited for so long. */
export const offsiteAlarmSeconds = 900

export type OffsiteState = {
  /** Seconds since the oldest change that is not in the copy; 0 = all of them are. */
  lagSeconds: number
  /** Milliseconds since the epoch; null before the first. */
  copiedAt: number | null
  copies: number
  /** Since the start. */
  failures: number
  fault: EngineFault | null
  /** How long the last snapshot took. */
  lastSeconds: number
  /** Another server copies to the same place. */
  shared: boolean
  check: CheckResult | null
}

type OffsiteOptions = {
  places: Places
  engine: Engine
  log: Log
  /** First pause after a failure; it doubles up to a minute. */
  retryMs: number
  now?: () => number
}

export type Offsite = {
  /** Something changed that must survive. */
  touch(): void
  start(): void
  state(): OffsiteState
  /** `degraded` while changes wait for a minute, the last check failed, or none was made for two days. */
  isWell(): boolean
  /** What staff have to hear of; null = nothing. */
  alarm(): 'check' | 'late' | 'shared' | null
  /** Makes a last snapshot of what is not copied yet, within a limit. */
  close(): Promise<void>
}

/** Keeps the off-site copy level with the folders (R210), and checks it every night (R215). */
export function createOffsite({ places, engine, log, retryMs, now = Date.now }: OffsiteOptions): Offsite {
  const snapshots = createSnapshots({ places, engine, now })
  const control = new AbortController()
  const watchers: FSWatcher[] = []
  const timers = new Set<NodeJS.Timeout>()
  /** In `performance.now()`: clocks are set. */
  let changedAt: number | null = null
  let copyingSince: number | null = null
  let copiedAt: number | null = null
  let copies = 0
  let failures = 0
  let pauseMs = 0
  let fault: EngineFault | null = null
  let lastSeconds = 0
  let shared = false
  let check: CheckResult | null = null
  let closed = false
  let due: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let isQueued = false

  const state = (): OffsiteState => {
    const oldest = copyingSince ?? changedAt
    const lagSeconds = oldest === null ? 0 : (performance.now() - oldest) / 1000
    return { lagSeconds, copiedAt, copies, failures, fault, lastSeconds, shared, check }
  }

  function touch(): void {
    changedAt ??= performance.now()
    schedule(settleMs)
  }

  function schedule(wait: number): void {
    if (isQueued || closed) return
    isQueued = true
    due = setTimeout(() => enqueue(copy), Math.max(wait, pauseMs))
  }

  /** Snapshots, checks and pruning never run together. */
  function enqueue(task: () => Promise<void>): void {
    working = working.then(task).catch((error: unknown) => {
      log.error({ error: String(error) }, 'The off-site copy failed unexpectedly')
    })
  }

  async function copy(): Promise<void> {
    isQueued = false
    const start = performance.now()
    copyingSince = changedAt ?? start
    changedAt = null
    try {
      const { id, sent, files } = await snapshots.take(control.signal)
      lastSeconds = (performance.now() - start) / 1000
      if (fault !== null) log.info({}, 'The off-site copy works again')
      fault = null
      pauseMs = 0
      copies += 1
      copiedAt = now()
      log.debug(
        { snapshot: id.slice(0, 8), sent, files, ms: Math.round(lastSeconds * 1000) },
        'Copied off-site',
      )
    } catch (error) {
      changedAt = copyingSince
      noteFailure(error)
    } finally {
      copyingSince = null
    }
    if (changedAt !== null) schedule(settleMs)
  }

  function noteFailure(error: unknown): void {
    const known = error instanceof EngineError ? error.fault : 'store'
    if (known === 'interrupted') return
    failures += 1
    // Each reason once: it recurs at every try
    if (known !== fault) log.error({ fault: known, error: String(error) }, 'The off-site copy cannot be made')
    fault = known
    pauseMs = Math.min(longestPauseMs, Math.max(retryMs, pauseMs * 2))
  }

  async function lookAtOthers(): Promise<void> {
    const own = await snapshots.source()
    const newest = (await listSnapshots(engine, { signal: control.signal }))
      .filter((one) => one.hostname !== own)
      .at(-1)
    const wasShared = shared
    shared = newest !== undefined && now() - Date.parse(newest.time) < lateMs * 10
    if (shared && !wasShared) {
      log.error({}, 'Another server copies to this OFFSITE_URL: give each a place of its own')
    }
  }

  async function nightly(): Promise<void> {
    try {
      await pruneOffsite({ engine, signal: control.signal })
      await lookAtOthers()
      check = await checkOffsite({ places, engine, now, signal: control.signal })
      if (check.ok)
        log.info({ files: check.compared, ms: check.milliseconds }, 'The off-site copy was checked')
      else log.error({ reason: check.message }, 'The off-site copy is not as it should be')
    } catch (error) {
      noteFailure(error)
    }
  }

  function scheduleCheck(): void {
    const at = new Date(now())
    at.setHours(checkHour, 0, 0, 0)
    const untilNight = (at.getTime() - now() + nightlyMs) % nightlyMs
    const isOverdue = check === null || now() - Date.parse(check.at) > nightlyMs * 1.2
    later(isOverdue ? Math.min(firstCheckMs, untilNight) : Math.max(untilNight, 60_000), () => {
      enqueue(async () => {
        await nightly()
        scheduleCheck()
      })
    })
  }

  function later(wait: number, task: () => void): void {
    if (closed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      task()
    }, wait).unref()
    timers.add(timer)
  }

  /** A folder that cannot be watched is copied with the next change elsewhere, or after the interval. */
  function watchFolder(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name === null || isSeen(name)) touch()
      })
      watcher.on('error', () => watcher.close())
      watchers.push(watcher)
    } catch {
      log.debug({ folder: path.basename(folder) }, 'A folder is not watched for the off-site copy')
    }
  }

  return {
    touch,
    start() {
      const { contentDir, dataDir, publicObjectsDir } = places
      const inData = ['leads', 'staff', 'erasures', 'drafts', 'mail'].map((name) => path.join(dataDir, name))
      const inContent = ['.git', 'posts'].map((name) => path.join(contentDir, name))
      for (const folder of [contentDir, ...inContent, dataDir, ...inData, publicObjectsDir])
        watchFolder(folder)
      const timer = setInterval(touch, intervalMs).unref()
      timers.add(timer)
      touch()
      enqueue(async () => {
        check = await lastCheck(dataDir)
        scheduleCheck()
      })
      later(lateMs, () => enqueue(() => lookAtOthers().catch(noteFailure)))
    },
    state,
    isWell() {
      const isChecked = check === null || (check.ok && now() - Date.parse(check.at) < staleCheckMs)
      return state().lagSeconds * 1000 < lateMs && isChecked && !shared
    },
    alarm() {
      if (check !== null && !check.ok) return 'check'
      if (shared) return 'shared'
      return state().lagSeconds >= offsiteAlarmSeconds ? 'late' : null
    },
    async close() {
      for (const watcher of watchers) watcher.close()
      for (const timer of timers) clearTimeout(timer)
      clearTimeout(due)
      const isBehind = changedAt !== null || copyingSince !== null
      // The next start copies what is left
      const limit = setTimeout(() => control.abort(), closeMs)
      closed = true
      if (isBehind && fault === null) enqueue(copy)
      else control.abort()
      await working
      clearTimeout(limit)
    },
  }
}

/** The end of the process waits this long for a last snapshot. */
const closeMs = 5_000

/** The server's own marks and locks are touched all the time, and are no part of the copy. */
const isSeen = (name: string): boolean =>
  !(
    /^\..*\.(?:tmp|gone)$/.test(name) ||
    /\.lock/.test(name) ||
    ['offsite', 'trays', 'clock.json', 'sessions.json', 'index'].includes(name)
  )
