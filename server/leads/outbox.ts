import { randomBytes } from 'node:crypto'
import { createReadStream, type FSWatcher, watch } from 'node:fs'
import { access, link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromSystemError, problem } from '../errors.ts'
import {
  append,
  appendDurable,
  ensureFolder,
  hasCode,
  readOrNull,
  syncFolder,
  writeDurable,
} from '../files.ts'
import type { Log } from '../http/log.ts'
import { type Channel, DeliveryError } from './channels/channel.ts'
import { advance, type ChannelState, type DeliveryEvent, parseDeliveryLog, untried } from './delivery.ts'
import { type Handling, type HandlingEvent, handled, parseHandling, unhandled } from './handling.ts'
import { type HeldReason, isLeadId, type Lead, type LeadKind, leadSchema, referenceOf } from './lead.ts'

/** By each channel. One at a time while it fails, or while leads arrive: nobody waits for a delivery's disk writes. */
const deliveriesAtOnce = 4
/** Leads count as arriving for so long after the last one. */
const arrivalMs = 1_000
const readsAtOnce = 32
/** The longest sleep between looks at what is due: a clock that was set or a machine that slept is noticed. */
const longestSleepMs = 60_000
const closingGraceMs = 10_000
/** Of a drive that gets on, in bytes per millisecond: 100 MB may take an hour and three quarters. */
const slowestLine = 16
const dayMs = 86_400_000

type OutboxOptions = {
  /** `DATA_DIR/leads` */
  dir: string
  channels: Channel[]
  /** First step of the back-off, which doubles up to an hour. */
  retryBaseMs: number
  log: Log
  /** What cuts off a delivery that hangs, besides the time its files may take. */
  deliveryTimeoutMs?: number
  clock?: { now(): number }
}

/** A file that lies complete on the file system of the leads: moved into the lead, or linked when it is kept there too. */
export type StagedFile = { stored: string; path: string; keep?: boolean }

export type LeadRecord = {
  lead: Lead
  /** Why it is held now; null when it is not, or not any more. */
  held: HeldReason | null
  deliveries: Record<string, ChannelState>
  handling: Handling
}

export type LeadState = 'held' | 'failed' | 'waiting' | 'delivered'

export type LeadFilter = {
  kind?: LeadKind | undefined
  state?: LeadState | undefined
  status?: Handling['status'] | undefined
  /** Only what is held now, or only what is not. */
  held?: boolean | undefined
  /** Text that occurs anywhere in what the visitor sent, in a note, or as the reference. */
  query?: string | undefined
}

export type LeadQuery = LeadFilter & {
  offset?: number | undefined
  limit?: number | undefined
  order?: 'newest' | 'oldest' | undefined
}

export type OutboxStatus = {
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

export type Outbox = ReturnType<typeof createOutbox>

/** What stays in memory of a lead: nothing the visitor wrote. */
type Entry = {
  id: string
  kind: LeadKind
  receivedAt: number
  held: HeldReason | null
  handling: Handling
  /** The log does not end with a newline, so that the next line begins with one. */
  torn: boolean
  /** Only the channels that take this lead. */
  states: Map<string, ChannelState>
}

/** Running deliveries of one channel, and the leads that wait for it. */
type Lane = {
  channel: Channel
  waiting: Set<Entry>
  running: Map<Entry, AbortController>
  /** The last try failed, whatever the reason. */
  failing: boolean
  unreachable: boolean
  /** While it is unreachable, no lead is tried again before this time. */
  restsUntil: number
}

/**
 * Leads on disk and their way to staff. A lead is there as a whole or not at all, and each channel delivers it at
 * least once. The index is built by `start` (or by `load`, for a command that only looks); `accept` works before.
 * One process per folder is meant to deliver: a second one would repeat messages, though it loses none.
 */
export function createOutbox(options: OutboxOptions) {
  const { dir, channels, retryBaseMs, log, deliveryTimeoutMs = 120_000, clock = Date } = options
  const index = new Map<string, Entry>()
  const lanes = channels.map(
    (channel): Lane => ({
      channel,
      waiting: new Set(),
      running: new Map(),
      failing: false,
      unreachable: false,
      restsUntil: 0,
    }),
  )
  const accepting = new Map<string, Promise<{ id: string; duplicate: boolean }>>()
  const attempts = new Set<Promise<void>>()
  /** Placed, but not known to be durable, and not to be taken away either: never acknowledged by this process. */
  const doubtful = new Set<string>()
  let damaged = 0
  let delivering = false
  let lastArrival = 0
  let timer: NodeJS.Timeout | undefined
  let watcher: FSWatcher | undefined

  /**
   * Resolves once the lead is durable, or was before. Throws a `Problem` (unavailable, storage-full) when it is not;
   * nothing of it is then left behind.
   */
  function accept(lead: Lead, files: StagedFile[] = []): Promise<{ id: string; duplicate: boolean }> {
    lastArrival = clock.now()
    const underWay = accepting.get(lead.id)
    // A repeat is as durable as the first, not sooner
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
    const { id } = lead
    if (!isLeadId(id)) throw new TypeError('A lead id was not made by createLead')
    if (doubtful.has(id)) throw new Error('The folder of this lead could not be flushed')
    const folder = path.join(dir, id)
    if (await exists(folder)) return alreadyThere(id)
    const temporary = path.join(dir, temporaryName('lead'))
    try {
      // Not recursive: a missing leads folder may be a volume that is not mounted, and must not be made up for;
      // and no other account reads what visitors wrote.
      await mkdir(temporary, { mode: 0o700 })
      await mkdir(path.join(temporary, 'files'), { mode: 0o700 })
      for (const file of files) await moveDurably(file, path.join(temporary, 'files'))
      if (files.length > 0) await syncFolder(path.join(temporary, 'files'))
      await writeDurable(path.join(temporary, 'lead.json'), `${JSON.stringify(lead, null, 2)}\n`)
      await rename(temporary, folder)
    } catch (error) {
      await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return alreadyThere(id)
      throw error
    }
    try {
      await syncFolder(dir)
    } catch (error) {
      await takeBack(id)
      throw error
    }
    track(newEntry(lead))
    log.info({ lead: id, kind: lead.kind, held: lead.held ?? null }, 'lead stored')
    pump()
    return { id, duplicate: false }
  }

  /** The process that placed it may have ended between the rename and the flush of the folder. */
  async function alreadyThere(id: string) {
    await syncFolder(dir)
    return { id, duplicate: true }
  }

  /** The visitor is about to be told that it failed, and will send it again. */
  async function takeBack(id: string): Promise<void> {
    const removed = path.join(dir, temporaryName('lead'))
    try {
      await rename(path.join(dir, id), removed)
      await rm(removed, { recursive: true, force: true })
    } catch {
      doubtful.add(id)
    }
  }

  /** A fresh folder on the same file system, for files that arrive before their lead. Left over, it goes at a later start. */
  async function stagingFolder(): Promise<string> {
    const folder = path.join(dir, temporaryName('staging'))
    await mkdir(folder, { mode: 0o700 })
    return folder
  }

  /** Takes a staging folder away, with what is left in it. */
  async function discard(folder: string): Promise<void> {
    if (!temporaryPattern.test(path.basename(folder))) throw new TypeError('This is no staging folder')
    await rm(folder, { recursive: true, force: true })
  }

  /** Room on the disk of the leads, in bytes, as far as this account may use it. */
  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  }

  async function start(): Promise<void> {
    await ensureFolder(dir)
    await removeLeftovers()
    await load()
    delivering = true
    watcher = watch(dir, (_event, name) => {
      const id = markedId(name)
      if (id !== null) void takeUpChange(id)
    })
    pump()
  }

  /** Another process (the command line) changed a lead and left a mark: its logs are read again. */
  async function takeUpChange(id: string): Promise<void> {
    await rm(path.join(dir, markOf(id)), { force: true }).catch(() => undefined)
    const entry = index.get(id)
    if (entry) forget(entry)
    await loadEntry(id)
    pump()
  }

  /** Reads every lead's state. Delivers nothing. */
  async function load(): Promise<void> {
    const ids = (await readdir(dir)).filter(isLeadId)
    damaged = 0
    for (let at = 0; at < ids.length; at += readsAtOnce) {
      await Promise.all(ids.slice(at, at + readsAtOnce).map(loadEntry))
    }
  }

  async function loadEntry(id: string): Promise<void> {
    if (index.has(id)) return
    try {
      const lead = await readLead(id)
      if (!lead) return
      const { events, torn } = parseDeliveryLog((await readOrNull(logOf(id))) ?? '')
      const entry = newEntry(lead)
      entry.torn = torn
      entry.handling = parseHandling((await readOrNull(handlingOf(id))) ?? '')
      if (entry.handling.released) entry.held = null
      for (const event of events) apply(entry, event)
      // A request may have been faster than this read
      if (!index.has(id)) track(entry)
    } catch (error) {
      damaged += 1
      log.error({ lead: id, ...codeOf(error) }, 'lead cannot be read')
    }
  }

  async function removeLeftovers(): Promise<void> {
    for (const name of await readdir(dir)) {
      // What a mark tells of is read anyway
      const leftover = markedId(name) !== null || (await isLeftover(path.join(dir, name)))
      if (leftover) await rm(path.join(dir, name), { recursive: true, force: true })
    }
  }

  const newEntry = (lead: Lead): Entry => {
    const receivedAt = Date.parse(lead.receivedAt)
    const taking = channels.filter((channel) => channel.takes?.(lead) ?? true)
    const states = new Map(taking.map((channel) => [channel.name, untried(receivedAt)]))
    const { id, kind, held = null } = lead
    return { id, kind, receivedAt, held, handling: unhandled, torn: false, states }
  }

  function apply(entry: Entry, event: DeliveryEvent): void {
    if (event.event === 'resend') entry.held = null
    const state = entry.states.get(event.channel)
    if (state) entry.states.set(event.channel, advance(state, event, retryBaseMs))
  }

  function track(entry: Entry): void {
    index.set(entry.id, entry)
    for (const lane of lanes) {
      const waits = entry.held === null && entry.states.get(lane.channel.name)?.status === 'waiting'
      if (waits) lane.waiting.add(entry)
      else lane.waiting.delete(entry)
    }
  }

  /** Starts what is due and sleeps until the next is. */
  function pump(): void {
    if (!delivering) return
    clearTimeout(timer)
    const arriving = clock.now() - lastArrival < arrivalMs
    let wakeIn = arriving ? arrivalMs : longestSleepMs
    for (const lane of lanes) {
      while (lane.running.size < (arriving || lane.failing ? 1 : deliveriesAtOnce)) {
        const next = earliest(lane)
        if (!next) break
        const wait = next.dueAt - clock.now()
        if (wait > 0) {
          wakeIn = Math.min(wakeIn, wait)
          break
        }
        const attempt = deliver(lane, next.entry).finally(() => {
          attempts.delete(attempt)
          pump()
        })
        attempts.add(attempt)
      }
    }
    timer = setTimeout(pump, wakeIn)
  }

  /** What is due next. An unreachable channel is asked again for one lead at a time, and at once for a new one. */
  function earliest(lane: Lane): { entry: Entry; dueAt: number } | null {
    // A clock that was set back does not make the rest longer than one step of the back-off
    const restsUntil = lane.unreachable ? Math.min(lane.restsUntil, clock.now() + retryBaseMs) : 0
    let found: { entry: Entry; dueAt: number } | null = null
    for (const entry of lane.waiting) {
      if (lane.running.has(entry)) continue
      const { nextTryAt = null, attempts = 0 } = entry.states.get(lane.channel.name) ?? {}
      if (nextTryAt === null) continue
      const dueAt = attempts === 0 ? nextTryAt : Math.max(nextTryAt, restsUntil)
      if (!found || dueAt < found.dueAt) found = { entry, dueAt }
    }
    return found
  }

  /** One attempt and its record. Never rejects. */
  async function deliver(lane: Lane, entry: Entry): Promise<void> {
    const { channel } = lane
    const control = new AbortController()
    lane.running.set(entry, control)
    const base = { at: '', channel: channel.name }
    let event: DeliveryEvent
    try {
      const lead = await readLead(entry.id)
      if (!lead) {
        forget(entry)
        return
      }
      const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
      const note = await withinTime(control, deliveryTimeoutMs + bytes / slowestLine, () =>
        channel.deliver(lead, { filesFolder: path.join(dir, entry.id, 'files'), signal: control.signal }),
      )
      reached(lane)
      lane.failing = false
      event = { ...base, event: 'delivered', note }
      log.info({ lead: entry.id, channel: channel.name }, 'lead delivered')
    } catch (error) {
      // Cut off by our own closing: no fault of the channel, and tried again at the next start
      if (!delivering && control.signal.aborted) return
      const failure = asDeliveryError(error)
      lane.failing = true
      if (failure.unreachable) {
        lane.unreachable = true
        lane.restsUntil = clock.now() + retryBaseMs
      } else reached(lane)
      event = { ...base, event: 'failed', error: failure.message, permanent: failure.permanent }
      log.warn({ lead: entry.id, channel: channel.name, ...codeOf(failure.cause) }, 'lead not delivered')
    } finally {
      lane.running.delete(entry)
    }
    await record(entry, { ...event, at: new Date(clock.now()).toISOString() }).catch(() => undefined)
    if (entry.states.get(channel.name)?.status === 'failed') {
      log.error({ lead: entry.id, channel: channel.name }, 'delivery given up after five days')
    }
  }

  /** The channel answers. If it did not before, what waits for it need not sit out its back-off. */
  function reached(lane: Lane): void {
    if (!lane.unreachable) return
    lane.unreachable = false
    const now = clock.now()
    for (const entry of lane.waiting) {
      const state = entry.states.get(lane.channel.name)
      if (state?.nextTryAt)
        entry.states.set(lane.channel.name, { ...state, nextTryAt: Math.min(state.nextTryAt, now) })
    }
  }

  async function withinTime(
    control: AbortController,
    ms: number,
    work: () => Promise<string>,
  ): Promise<string> {
    const late = new DeliveryError('There was no answer in time.', { unreachable: true })
    const limit = setTimeout(() => control.abort(late), ms)
    const cut = new Promise<never>((_resolve, reject) => {
      control.signal.addEventListener('abort', () => reject(control.signal.reason), { once: true })
    })
    try {
      return await Promise.race([work(), cut])
    } finally {
      clearTimeout(limit)
    }
  }

  /**
   * Memory first: a disk that cannot take the line must not make this process deliver again and again. A failed try is
   * not flushed: losing that line costs one more try, and a dead channel must not keep the disk from visitors.
   */
  async function record(entry: Entry, event: DeliveryEvent): Promise<void> {
    apply(entry, event)
    track(entry)
    const line = `${entry.torn ? '\n' : ''}${JSON.stringify(event)}`
    try {
      await (event.event === 'failed' ? append : appendDurable)(logOf(entry.id), line)
      entry.torn = false
    } catch (error) {
      entry.torn = true
      log.error(
        { lead: entry.id, channel: event.channel, ...codeOf(error) },
        'delivery log cannot be written',
      )
      throw error
    }
  }

  function forget(entry: Entry): void {
    index.delete(entry.id)
    for (const lane of lanes) lane.waiting.delete(entry)
  }

  /**
   * Delivers again, by one channel or by all it goes by; a held lead is released by it. False when there is no such
   * lead or channel. Durable once resolved.
   */
  async function resend(id: string, channelName?: string): Promise<boolean> {
    const entry = index.get(id)
    if (!entry) return false
    const names = [...entry.states.keys()].filter((name) => channelName === undefined || name === channelName)
    for (const channel of names) {
      await record(entry, { at: new Date(clock.now()).toISOString(), channel, event: 'resend' })
    }
    pump()
    return names.length > 0
  }

  /** Writes down what staff did. False when there is no such lead. Durable once resolved. */
  async function handle(id: string, event: HandlingEvent): Promise<boolean> {
    const entry = index.get(id)
    if (!entry) return false
    // A newline before as well: a line that a power cut tore must not swallow this one
    await appendDurable(handlingOf(id), `\n${JSON.stringify(event)}`)
    entry.handling = handled(entry.handling, event)
    if (event.event === 'release' && entry.held !== null) {
      entry.held = null
      for (const name of entry.states.keys()) entry.states.set(name, untried(clock.now()))
      track(entry)
      pump()
    }
    return true
  }

  /** Removes a lead and its files from this disk for good; what was delivered elsewhere stays there. */
  async function erase(id: string): Promise<boolean> {
    const entry = index.get(id)
    if (!entry) return false
    for (const lane of lanes) lane.running.get(entry)?.abort(new Error('Erased'))
    forget(entry)
    const removed = path.join(dir, temporaryName('lead'))
    await rename(path.join(dir, id), removed)
    await rm(removed, { recursive: true, force: true })
    await syncFolder(dir)
    log.info({ lead: id }, 'lead erased')
    return true
  }

  /** For another process than the one that delivers: leaves a mark by which that one notices the change. */
  async function announce(id: string): Promise<void> {
    await writeDurable(path.join(dir, markOf(id)), '')
  }

  /** Null when there is none of this id. */
  async function get(id: string): Promise<LeadRecord | null> {
    const entry = index.get(id)
    const lead = entry ? await readLead(id) : null
    if (!entry || !lead) return null
    const { held, handling } = entry
    return { lead, held, deliveries: Object.fromEntries(entry.states), handling }
  }

  /** Newest first unless asked otherwise; `total` counts all that pass the filter. */
  async function list({
    offset = 0,
    limit = 50,
    order = 'newest',
    ...filter
  }: LeadQuery = {}): Promise<{ total: number; leads: LeadRecord[] }> {
    const direction = order === 'newest' ? 1 : -1
    const passing = [...index.values()]
      .filter(({ kind }) => filter.kind === undefined || kind === filter.kind)
      .filter((entry) => filter.state === undefined || stateOf(entry) === filter.state)
      .filter(({ handling }) => filter.status === undefined || handling.status === filter.status)
      .filter(({ held }) => filter.held === undefined || (held !== null) === filter.held)
      .sort((one, other) => direction * (other.receivedAt - one.receivedAt))
    const query = filter.query?.trim().toLowerCase()
    if (!query) {
      const records = await readRecords(passing.slice(offset, offset + limit))
      return { total: passing.length, leads: records }
    }
    const found: LeadRecord[] = []
    // What visitors wrote is not in memory: a search reads the disk, some at a time
    for (let at = 0; at < passing.length; at += readsAtOnce) {
      const records = await readRecords(passing.slice(at, at + readsAtOnce))
      found.push(...records.filter((record) => textOf(record).includes(query)))
    }
    return { total: found.length, leads: found.slice(offset, offset + limit) }
  }

  /** One file of a lead, by the name it is stored under; null when the lead has none of it. */
  async function file(
    id: string,
    stored: string,
  ): Promise<{ name: string; size: number; read: () => Readable } | null> {
    const lead = index.has(id) ? await readLead(id) : null
    const found = lead?.files.find((one) => one.stored === stored)
    if (!found) return null
    const source = path.join(dir, id, 'files', found.stored)
    const { size } = await stat(source)
    return { name: found.name, size, read: () => createReadStream(source) }
  }

  async function readRecords(entries: Entry[]): Promise<LeadRecord[]> {
    const records: LeadRecord[] = []
    for (let at = 0; at < entries.length; at += readsAtOnce) {
      const some = await Promise.all(entries.slice(at, at + readsAtOnce).map(({ id }) => get(id)))
      records.push(...some.filter((record) => record !== null))
    }
    return records
  }

  function status(): OutboxStatus {
    const entries = [...index.values()]
    const count = (wanted: ChannelState['status']) =>
      Object.fromEntries(
        channels.map(({ name }) => {
          const those = entries.filter(
            (entry) => entry.held === null && entry.states.get(name)?.status === wanted,
          )
          return [name, those.length]
        }),
      )
    const oldest = lanes.map(({ channel, waiting }): [string, number | null] => {
      const since = Math.min(...[...waiting].map((entry) => waitingSince(entry, channel.name)))
      return [channel.name, Number.isFinite(since) ? Math.max(0, clock.now() - since) : null]
    })
    return {
      undelivered: count('waiting'),
      failed: count('failed'),
      oldestUndeliveredMs: Object.fromEntries(oldest),
      held: entries.filter((entry) => entry.held !== null).length,
      toAnswer: entries.filter(({ held, handling }) => held === null && handling.status === 'open').length,
      damaged,
    }
  }

  /** Starts nothing more, lets what is under way finish (at most 10 s), cuts off the rest and closes the channels. */
  async function close(): Promise<void> {
    delivering = false
    clearTimeout(timer)
    watcher?.close()
    const underWay = Promise.allSettled([...attempts, ...accepting.values()])
    const graceOver = new AbortController()
    const grace = sleep(closingGraceMs, undefined, { signal: graceOver.signal }).catch(() => undefined)
    await Promise.race([underWay, grace])
    graceOver.abort()
    for (const lane of lanes) {
      for (const control of lane.running.values()) control.abort(new Error('Closing'))
      lane.channel.close?.()
    }
    await Promise.allSettled(attempts)
  }

  const handlingOf = (id: string): string => path.join(dir, id, 'staff.jsonl')
  const logOf = (id: string): string => path.join(dir, id, 'delivery.jsonl')

  async function readLead(id: string): Promise<Lead | null> {
    const text = await readOrNull(path.join(dir, id, 'lead.json'))
    return text === null ? null : leadSchema.parse(JSON.parse(text))
  }

  return {
    dir,
    accept,
    stagingFolder,
    discard,
    freeBytes,
    file,
    start,
    load,
    list,
    get,
    resend,
    handle,
    erase,
    announce,
    status,
    close,
  }
}

/** The state of a lead as a whole. */
function stateOf({ held, states }: Pick<Entry, 'held' | 'states'>): LeadState {
  if (held !== null) return 'held'
  const statuses = [...states.values()].map(({ status }) => status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.includes('waiting') ? 'waiting' : 'delivered'
}

/** A lead that was released or sent again has waited only since then. */
function waitingSince({ states, receivedAt }: Pick<Entry, 'states' | 'receivedAt'>, channel: string): number {
  const state = states.get(channel)
  return state?.firstFailureAt ?? state?.nextTryAt ?? receivedAt
}

/** What a search looks through. */
function textOf({ lead, handling }: LeadRecord): string {
  const texts = [
    lead.id,
    referenceOf(lead.id),
    ...Object.values(lead.fields).flat(),
    ...lead.files.map(({ name }) => name),
    ...handling.notes.map(({ text }) => text),
  ]
  return texts.join('\n').toLowerCase()
}

const markOf = (id: string): string => `.changed-${id}`
const markedId = (name: string | null): string | null => {
  const id = name?.startsWith('.changed-') ? name.slice('.changed-'.length) : ''
  return isLeadId(id) ? id : null
}

const temporaryPattern = /^\.(?:lead|staging)-(\d+)-[0-9a-f]+$/
const temporaryName = (purpose: 'lead' | 'staging'): string =>
  `.${purpose}-${process.pid}-${randomBytes(8).toString('hex')}`

/** Left by a process that ended: not by one that still runs beside this one, unless it is older than a day. */
async function isLeftover(folder: string): Promise<boolean> {
  const pid = Number(temporaryPattern.exec(path.basename(folder))?.[1])
  if (!pid) return false
  if (pid === process.pid || !isAlive(pid)) return true
  const { mtimeMs } = await stat(folder)
  return Date.now() - mtimeMs > dayMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

async function moveDurably({ stored, path: from, keep = false }: StagedFile, folder: string): Promise<void> {
  if (path.basename(stored) !== stored || stored.startsWith('.'))
    throw new TypeError('A stored file name is no plain name')
  const to = path.join(folder, stored)
  await (keep ? link(from, to) : rename(from, to))
  const handle = await open(to, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    },
  )

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('The delivery failed for a reason of our own; the server’s log has more.', {
    cause: error,
  })
}

/** The code alone goes into the log: messages may carry addresses. */
const codeOf = (error: unknown): { code: string } => ({
  code: String(
    (error instanceof Error && Reflect.get(error, 'code')) || (error instanceof Error ? error.name : 'none'),
  ),
})
