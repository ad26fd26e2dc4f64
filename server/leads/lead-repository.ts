import { setTimeout as sleep } from 'node:timers/promises'
import type { Lead } from '#domain/leads/lead.ts'
import { errorCodeForLog, fromSystemError, problem } from '../kernel/errors.ts'
import { groupsOf } from '../kernel/groups-of.ts'
import type { Log } from '../kernel/log.ts'
import type { Channel } from './channels/channel.ts'
import { createDeliveryQueue, type Resend } from './delivery/delivery-queue.ts'
import { type WatchFolder, watchChanges } from './store/changes.ts'
import type { HandlingEvent } from './store/handling.ts'
import { createEntries, type LeadEntry, type LeadIndex } from './store/lead-index.ts'
import { createLeadQuery, type Member } from './store/lead-query.ts'
import { createLeadStore, type StagedFile } from './store/lead-store.ts'

export type { StagedFile } from './store/lead-store.ts'

/** Number of leads in memory at a time while the folder is read; only their entries stay. */
const readsAtOnce = 2
const closingGraceMs = 10_000
/** How long an erasure waits for an aborted channel. Milliseconds. */
const idleWithinMs = 10_000

type LeadRepositoryOptions = {
  /** `DATA_DIR/leads` */
  dir: string
  channels: Channel[]
  /** First step of the back-off, which doubles up to an hour. */
  retryBaseMs: number
  log: Log
  /** Timeout of a delivery, added to the time its files may take. */
  deliveryTimeoutMs?: number
  clock?: { now(): number }
  /** How often changes by other processes are looked for where the folder cannot be watched. */
  lookEveryMs?: number
  /** Node's own unless given. */
  watch?: WatchFolder
  /** Called when the delivery of a lead by a channel is given up. */
  onGivenUp?: (id: string, channel: string) => void
  /** Who may be the owner of a lead; nobody unless given. May reject: then no lead has an owner. */
  members?: () => Promise<readonly Member[]>
  /** For so long after its release a lead waits, so that the release can be undone; 0 unless given. Milliseconds. */
  releaseGraceMs?: number
}

export type LeadsStatus = {
  /** Leads still to be delivered, by channel. */
  undelivered: Record<string, number>
  /** Leads given up after five days, by channel. */
  failed: Record<string, number>
  /** Age of the oldest undelivered lead in milliseconds, by channel; null where there is none. */
  oldestUndeliveredMs: Record<string, number | null>
  held: number
  /** Open ones that are not held. */
  toAnswer: number
  /** Folders that hold no readable lead. */
  damaged: number
}

export type LeadRepository = ReturnType<typeof createLeadRepository>

/**
 * Leads on disk and their way to staff. A lead is there as a whole or not at all, and each channel delivers it at
 * least once. The index is built by `start` (or by `load`, for a command that only looks); `accept` works before.
 * One process per folder is meant to deliver: a second one would repeat messages, though it loses none.
 */
export function createLeadRepository(options: LeadRepositoryOptions) {
  const { dir, channels, retryBaseMs, log, deliveryTimeoutMs = 120_000, clock = Date } = options
  const { lookEveryMs = 5_000, watch, onGivenUp = () => undefined, members, releaseGraceMs = 0 } = options
  const index: LeadIndex = new Map()
  const store = createLeadStore(dir)
  const entries = createEntries({ channels, retryBaseMs })
  const query = createLeadQuery({
    index,
    store,
    ...(members && { members }),
    clock,
  })
  const queue = createDeliveryQueue({
    store,
    channels,
    entries,
    retryBaseMs,
    log,
    deliveryTimeoutMs,
    clock,
    onMissing: forget,
    onGivenUp,
    isKnown: (id) => index.has(id),
    releaseGraceMs,
  })
  const accepting = new Map<string, Promise<{ id: string; duplicate: boolean }>>()
  /** The latest reload of each lead that another process changed. */
  const reloads = new Map<string, symbol>()
  const goneListeners: ((id: string) => void)[] = []
  let damaged = 0
  let changes: ReturnType<typeof watchChanges> | null = null

  /**
   * Resolves once the lead is durable, or was before. Throws a `Problem` (unavailable, storage-full) when it is not;
   * nothing of it is then left behind.
   */
  function accept(lead: Lead, files: StagedFile[] = []): Promise<{ id: string; duplicate: boolean }> {
    queue.arriving()
    const underWay = accepting.get(lead.id)
    // A duplicate is confirmed only when the first is durable
    if (underWay) return underWay.then(({ id }) => ({ id, duplicate: true }))
    const placed = place(lead, files)
      .catch((error: unknown) => {
        throw (
          fromSystemError(error) ?? problem('unavailable', 'The lead could not be stored.', { cause: error })
        )
      })
      .finally(() => accepting.delete(lead.id))
    accepting.set(lead.id, placed)
    return placed
  }

  async function place(lead: Lead, files: StagedFile[]) {
    const { id, kind, held = null } = lead
    if (!(await store.place(lead, files))) return { id, duplicate: true }
    track(entries.of(lead))
    log.info({ lead: id, kind, held }, 'lead stored')
    queue.pump()
    return { id, duplicate: false }
  }

  function track(entry: LeadEntry): void {
    index.set(entry.id, entry)
    queue.track(entry)
  }

  function forget(entry: LeadEntry): void {
    index.delete(entry.id)
    queue.forget(entry)
  }

  /** Reads the stored leads and starts deliveries. Rejects when the folder cannot be read; may then be called again. */
  async function start(): Promise<void> {
    await store.prepare()
    await load()
    changes ??= watchChanges({
      dir,
      onChange: (id) => void takeUpChange(id),
      log,
      lookEveryMs,
      ...(watch && { watch }),
    })
    queue.start()
  }

  /**
   * Another process (the command line) changed a lead and left a mark: its logs are read again, after a delivery in
   * progress has written its line. The entry object is kept, so that no channel delivers a lead twice.
   */
  async function takeUpChange(id: string): Promise<void> {
    // The watcher also reports the removal of a mark
    if (!(await store.removeMark(id))) return
    const reload = Symbol(id)
    reloads.set(id, reload)
    const entry = index.get(id)
    if (entry) {
      queue.forget(entry)
      if (!(await store.has(id))) queue.abort(entry, 'Erased')
      await queue.settled(entry)
    }
    const fresh = await readEntry(id)
    // A later reload is running: this result may be older
    if (reloads.get(id) !== reload) return
    reloads.delete(id)
    if (fresh) track(Object.assign(index.get(id) ?? fresh, fresh))
    else {
      if (entry) forget(entry)
      for (const listener of goneListeners) listener(id)
    }
    queue.pump()
  }

  /** Reads the state of every lead. Starts no deliveries. */
  async function load(): Promise<void> {
    const ids = await store.ids()
    damaged = 0
    for (const part of groupsOf(ids, readsAtOnce)) await Promise.all(part.map(loadEntry))
  }

  async function loadEntry(id: string): Promise<void> {
    if (index.has(id)) return
    const entry = await readEntry(id)
    // A request may have been faster than this read
    if (entry && !index.has(id)) track(entry)
  }

  /** Null for a missing lead, and for one that cannot be read, which is counted and logged. */
  async function readEntry(id: string): Promise<LeadEntry | null> {
    try {
      const lead = await store.read(id)
      if (!lead) return null
      const { events, torn } = await store.readDeliveries(id)
      const { status, released, owner } = await store.readHandling(id)
      const entry: LeadEntry = { ...entries.of(lead), status, owner, torn }
      if (released) entry.held = null
      for (const event of events) entries.apply(entry, event)
      return entry
    } catch (error) {
      damaged += 1
      log.error({ lead: id, ...errorCodeForLog(error) }, 'lead cannot be read')
      return null
    }
  }

  /**
   * Delivers again, by one channel or by all it goes by; a held lead is released by it. False when there is no such
   * lead or channel. Durable once resolved.
   */
  async function resend(id: string, options: Resend = {}): Promise<boolean> {
    const entry = index.get(id)
    return entry ? queue.resend(entry, options) : false
  }

  /** Records an action of staff. False for an unknown lead. Durable once resolved. */
  async function handle(id: string, event: HandlingEvent): Promise<boolean> {
    const entry = index.get(id)
    if (!entry) return false
    await store.writeHandling(id, event)
    if (event.event === 'status') entry.status = event.status
    if (event.event === 'owner') entry.owner = event.owner
    if (event.event === 'hold') await holdAgain(entry)
    if (event.event === 'release' && entry.held !== null) queue.release(entry)
    return true
  }

  /** What went out before stays out. */
  async function holdAgain(entry: LeadEntry): Promise<void> {
    const { held = null } = (await store.read(entry.id)) ?? {}
    queue.forget(entry)
    entry.held = held
  }

  /**
   * Ends the deliveries of a lead and removes it with its files from this disk for good; copies elsewhere are left to the
   * erasure (erasure.ts). False when there is no such folder. `interrupted`: a channel was at work on it, and may have
   * written something up to now.
   */
  async function erase(id: string): Promise<{ found: boolean; interrupted: boolean }> {
    const entry = index.get(id)
    if (entry) {
      queue.abort(entry, 'Erased')
      forget(entry)
    }
    const found = await store.remove(id)
    const interrupted = await queue.idle(id, idleWithinMs)
    if (found) log.info({ lead: id }, 'lead erased')
    return { found, interrupted }
  }

  function status(): LeadsStatus {
    const all = [...index.values()]
    return {
      ...queue.status(all),
      held: all.filter(({ held }) => held !== null).length,
      toAnswer: all.filter((entry) => entry.held === null && entry.status === 'open').length,
      damaged,
    }
  }

  /** Starts no more deliveries, lets running ones finish (at most 10 s), aborts the rest and closes the channels. */
  async function close(): Promise<void> {
    queue.stop()
    changes?.close()
    const underWay = Promise.allSettled([queue.settled(), ...accepting.values()])
    const graceOver = new AbortController()
    const grace = sleep(closingGraceMs, undefined, { signal: graceOver.signal }).catch(() => undefined)
    await Promise.race([underWay, grace])
    graceOver.abort()
    await queue.close()
  }

  return {
    /** Calls a listener when a lead that another process changed no longer exists. */
    onGone(listener: (id: string) => void): void {
      goneListeners.push(listener)
    },
    dir,
    accept,
    stagingFolder: store.stagingFolder,
    discard: store.discard,
    /** One file of a lead, by its stored name; null when there is none. */
    file: async (id: string, stored: string) => (index.has(id) ? store.file(id, stored) : null),
    start,
    load,
    list: query.list,
    get: query.get,
    records: query.records,
    fieldNames: query.fieldNames,
    deliveries: query.deliveries,
    received: query.received,
    unanswered: query.unanswered,
    memberOf: query.memberOf,
    resend,
    handle,
    erase,
    /** For a process that does not deliver: leaves a mark by which the server notices the change. */
    announce: store.mark,
    /** False while changes by other processes are found only by looking every few seconds. */
    watching: (): boolean => changes?.watching() ?? true,
    status,
    close,
  }
}
