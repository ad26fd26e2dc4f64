import { errorCodeForLog } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import type { Channel } from '../channels/channel.ts'
import type { createEntries, LeadEntry } from '../store/lead-index.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { asDeliveryError, createAttempts } from './attempt.ts'
import { type DeliveryEvent, untried } from './delivery.ts'
import { earliest, type Lane, laneOf, markReachable, statusOf } from './lane.ts'

/**
 * Concurrent deliveries of each channel. Only one while the channel fails or leads arrive, so that the
 * deliveries' disk writes do not delay requests.
 */
const deliveriesAtOnce = 4
/** Leads count as arriving for this long after the last one. */
const arrivalMs = 1_000
/** Longest wait between checks, so that a changed clock or a suspended machine is noticed. */
const longestSleepMs = 60_000

type QueueOptions = {
  store: LeadStore
  channels: readonly Channel[]
  entries: ReturnType<typeof createEntries>
  retryBaseMs: number
  log: Log
  deliveryTimeoutMs: number
  clock: { now(): number }
  onMissing(entry: LeadEntry): void
  /** Called for a lead whose delivery is given up. It is not tried again unless staff request it. */
  onGivenUp(id: string, channel: string): void
  isKnown(id: string): boolean
  releaseGraceMs: number
}

export type Resend = {
  /** All channels of the lead unless given. */
  channel?: string | undefined
  /** The member who requests it, as in a handling event. */
  by?: string
  name?: string
}

/**
 * Delivers leads by each channel, at least once, and records every try. Channels are independent; those with
 * the same transport recover together.
 *
 * One closure of some 180 lines, because timer, lanes and running attempts change together. The decisions are
 * in lane.ts, the deliveries in attempt.ts.
 */
export function createDeliveryQueue(options: QueueOptions) {
  const { store, entries, retryBaseMs, log, clock, isKnown, releaseGraceMs } = options
  const lanes = options.channels.map(laneOf)
  const attempts = createAttempts()
  const running = new Map<Promise<void>, LeadEntry>()
  /** Leads just released, with the time at which they go out. */
  const graces = new Map<LeadEntry, number>()
  let delivering = false
  let lastArrival = 0
  let timer: NodeJS.Timeout | undefined

  function track(entry: LeadEntry): void {
    for (const lane of lanes) {
      const waits = entry.held === null && entry.states.get(lane.channel.name)?.status === 'waiting'
      if (waits) lane.waiting.add(entry)
      else lane.waiting.delete(entry)
    }
  }

  /** Starts due deliveries and sets a timer for the next. Does nothing before `start`. */
  function pump(): void {
    if (!delivering) return
    clearTimeout(timer)
    const arriving = clock.now() - lastArrival < arrivalMs
    let wakeIn = arriving ? arrivalMs : longestSleepMs
    for (const lane of lanes) {
      while (lane.running.size < (arriving || lane.failing ? 1 : deliveriesAtOnce)) {
        const now = clock.now()
        const next = earliest(lane, { now, retryBaseMs, graces, releaseGraceMs })
        if (!next) break
        const wait = next.dueAt - clock.now()
        if (wait > 0) {
          wakeIn = Math.min(wakeIn, wait)
          break
        }
        const attempt = deliver(lane, next.entry).finally(() => {
          running.delete(attempt)
          pump()
        })
        running.set(attempt, next.entry)
      }
    }
    timer = setTimeout(pump, wakeIn)
  }

  /** One attempt and its record. Never rejects. */
  async function deliver(lane: Lane, entry: LeadEntry): Promise<void> {
    const channel = lane.channel.name
    const control = new AbortController()
    lane.running.set(entry, control)
    graces.delete(entry)
    const event = await attempt(lane, entry, control).finally(() => lane.running.delete(entry))
    // No event: the lead is gone, or we aborted the attempt while closing. Unknown: it was erased meanwhile
    if (!event || !isKnown(entry.id)) return
    // Memory first: a disk that refuses the line must not make this process deliver again and again
    entries.apply(entry, event)
    track(entry)
    await write(entry, event).catch(() => undefined)
    if (entry.states.get(channel)?.status === 'failed') {
      log.error({ lead: entry.id, channel }, 'delivery given up after five days')
      options.onGivenUp(entry.id, channel)
    }
  }

  async function attempt(
    lane: Lane,
    entry: LeadEntry,
    control: AbortController,
  ): Promise<DeliveryEvent | null> {
    const { channel } = lane
    const at = () => new Date(clock.now()).toISOString()
    const about = { lead: entry.id, channel: channel.name }
    try {
      const lead = await store.read(entry.id)
      if (!lead) {
        options.onMissing(entry)
        return null
      }
      const filesFolder = store.filesFolder(entry.id)
      const timeoutMs = options.deliveryTimeoutMs
      const note = await attempts.make(channel, lead, { filesFolder, control, timeoutMs })
      markReachable(lanes, channel, clock.now())
      lane.failing = false
      log.info(about, 'lead delivered')
      return { at: at(), channel: channel.name, event: 'delivered', note }
    } catch (error) {
      // We aborted it while closing: no fault of the channel, and tried again at the next start
      if (!delivering && control.signal.aborted) return null
      const { message, permanent, unreachable, cause } = asDeliveryError(error)
      lane.failing = true
      if (unreachable) {
        lane.unreachable = true
        lane.pausedUntil = clock.now() + retryBaseMs
      } else markReachable(lanes, channel, clock.now())
      log.warn({ ...about, ...errorCodeForLog(cause) }, 'lead not delivered')
      return { at: at(), channel: channel.name, event: 'failed', error: message, permanent }
    }
  }

  async function write(entry: LeadEntry, event: DeliveryEvent): Promise<void> {
    try {
      await store.writeDelivery(entry.id, event, entry)
      entry.torn = false
    } catch (error) {
      entry.torn = true
      const about = { lead: entry.id, channel: event.channel, ...errorCodeForLog(error) }
      log.error(about, 'delivery log cannot be written')
      throw error
    }
  }

  return {
    track,
    pump,
    idle: attempts.idle,
    status: (all: readonly LeadEntry[]) => statusOf(lanes, all, clock.now()),

    forget(entry: LeadEntry): void {
      graces.delete(entry)
      for (const lane of lanes) lane.waiting.delete(entry)
    },

    /**
     * Delivers again, by one of the lead's channels or by all. False when the lead does not use the channel.
     * Durable once resolved; when it rejects, the remaining channels deliver nothing.
     */
    async resend(entry: LeadEntry, { channel: wanted, by, name }: Resend = {}): Promise<boolean> {
      const names = [...entry.states.keys()].filter((one) => wanted === undefined || one === wanted)
      const who = { ...(by !== undefined && { by }), ...(name !== undefined && { name }) }
      graces.delete(entry)
      for (const channel of names) {
        const at = new Date(clock.now()).toISOString()
        const event: DeliveryEvent = { at, channel, event: 'resend', ...who }
        await write(entry, event)
        if (!isKnown(entry.id)) return false
        entries.apply(entry, event)
        track(entry)
      }
      pump()
      return names.length > 0
    },

    /** Releases a held lead: it goes out when the time for undoing it is over. */
    release(entry: LeadEntry): void {
      entry.held = null
      if (releaseGraceMs > 0) graces.set(entry, clock.now() + releaseGraceMs)
      for (const name of entry.states.keys()) entry.states.set(name, untried(clock.now()))
      track(entry)
      pump()
    },

    /** Announces a new lead: deliveries are reduced so that it is written to disk without delay. */
    arriving(): void {
      lastArrival = clock.now()
    },

    abort(entry: LeadEntry, reason: string): void {
      for (const lane of lanes) lane.running.get(entry)?.abort(new Error(reason))
    },

    start(): void {
      delivering = true
      pump()
    },

    /** Starts no more deliveries. */
    stop(): void {
      delivering = false
      clearTimeout(timer)
    },

    /** Resolves when no attempt for this lead (or, without one, for any) is running and all are recorded. */
    async settled(of?: LeadEntry): Promise<void> {
      const wanted = [...running].filter(([, entry]) => of === undefined || entry === of)
      await Promise.allSettled(wanted.map(([attempt]) => attempt))
    },

    async close(): Promise<void> {
      for (const lane of lanes) {
        for (const control of lane.running.values()) control.abort(new Error('Closing'))
        lane.channel.close?.()
      }
      await Promise.allSettled(running.keys())
    },
  }
}
