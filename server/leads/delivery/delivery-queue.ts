import { setTimeout as sleep } from 'node:timers/promises'
import type { ChannelState } from '#domain/leads/channel-state.ts'
import { errorCodeForLog } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { type Channel, DeliveryError } from '../channels/channel.ts'
import { type createEntries, type LeadEntry, waitingSince } from '../store/lead-index.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { type DeliveryEvent, retryDelay, untried } from './delivery.ts'

/** Concurrent deliveries of each channel. One while it fails or while leads arrive, so that deliveries' disk writes do not delay requests. */
const deliveriesAtOnce = 4
/** Leads count as arriving for so long after the last one. */
const arrivalMs = 1_000
/** The longest wait between checks for due deliveries, so that a changed clock or a suspended machine is noticed. */
const longestSleepMs = 60_000
/** Slowest upload rate that is waited for, in bytes per millisecond: 100 MB may take an hour and three quarters. */
const slowestLine = 16

type QueueOptions = {
  store: LeadStore
  channels: readonly Channel[]
  entries: ReturnType<typeof createEntries>
  /** First step of the back-off, which doubles up to an hour. */
  retryBaseMs: number
  log: Log
  /** Timeout of a delivery, added to the time its files may take. */
  deliveryTimeoutMs: number
  clock: { now(): number }
  /** Told of a lead whose folder is gone. */
  onMissing(entry: LeadEntry): void
  /** Told of a lead whose delivery is given up; it is tried no more unless staff ask for it. */
  onGivenUp(id: string, channel: string): void
  /** False for a lead that was erased. */
  isKnown(id: string): boolean
  /** For so long after its release a lead waits, so that the release can be undone. Milliseconds. */
  releaseGraceMs: number
}

export type Resend = {
  /** By every channel the lead goes by unless given. */
  channel?: string | undefined
  /** The member who asks, as in a handling event. */
  by?: string
  name?: string
}

/** Running deliveries of one channel, and the leads that wait for it. */
type Lane = {
  channel: Channel
  waiting: Set<LeadEntry>
  running: Map<LeadEntry, AbortController>
  /** Whether the last attempt failed, for any reason. */
  failing: boolean
  unreachable: boolean
  /** While it is unreachable, no lead is tried again before this time. */
  pausedUntil: number
}

/**
 * Delivers leads by each channel, at least once, and writes down every try. Channels are tried apart from each other;
 * those with the same transport recover together.
 */
export function createDeliveryQueue(options: QueueOptions) {
  const { store, channels, entries, retryBaseMs, log, deliveryTimeoutMs, clock } = options
  const { onMissing, onGivenUp, isKnown, releaseGraceMs } = options
  const lanes = channels.map(
    (channel): Lane => ({
      channel,
      waiting: new Set(),
      running: new Map(),
      failing: false,
      unreachable: false,
      pausedUntil: 0,
    }),
  )
  const attempts = new Map<Promise<void>, LeadEntry>()
  /** Leads just released, with the time at which they go out. */
  const graces = new Map<LeadEntry, number>()
  /** Work of channels on a lead, also after its delivery was aborted. */
  const working = new Map<string, Set<Promise<unknown>>>()
  let delivering = false
  let lastArrival = 0
  let timer: NodeJS.Timeout | undefined

  /** Adds the lead to the waiting ones or removes it, according to its state. */
  function track(entry: LeadEntry): void {
    for (const lane of lanes) {
      const waits = entry.held === null && entry.states.get(lane.channel.name)?.status === 'waiting'
      if (waits) lane.waiting.add(entry)
      else lane.waiting.delete(entry)
    }
  }

  function forget(entry: LeadEntry): void {
    graces.delete(entry)
    for (const lane of lanes) lane.waiting.delete(entry)
  }

  /** Starts due deliveries and sets a timer for the next. Does nothing before `start`. */
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
        attempts.set(attempt, next.entry)
      }
    }
    timer = setTimeout(pump, wakeIn)
  }

  /** The next due lead. An unreachable channel is tried with one lead at a time, and at once with a new one. */
  function earliest(lane: Lane): { entry: LeadEntry; dueAt: number } | null {
    const now = clock.now()
    const pausedUntil = lane.unreachable ? withinStep(lane.pausedUntil, retryBaseMs, now) : 0
    let found: { entry: LeadEntry; dueAt: number } | null = null
    for (const entry of lane.waiting) {
      if (lane.running.has(entry)) continue
      const { nextTryAt = null, attempts = 0 } = entry.states.get(lane.channel.name) ?? {}
      if (nextTryAt === null) continue
      const own = withinStep(nextTryAt, retryDelay(attempts, retryBaseMs), now)
      const grace = withinStep(graces.get(entry) ?? 0, releaseGraceMs, now)
      const dueAt = Math.max(grace, attempts === 0 ? own : Math.max(own, pausedUntil))
      if (!found || dueAt < found.dueAt) found = { entry, dueAt }
    }
    return found
  }

  /** One attempt and its record. Never rejects. */
  async function deliver(lane: Lane, entry: LeadEntry): Promise<void> {
    const { channel } = lane
    const control = new AbortController()
    lane.running.set(entry, control)
    graces.delete(entry)
    const base = { at: '', channel: channel.name }
    let event: DeliveryEvent
    try {
      const lead = await store.read(entry.id)
      if (!lead) {
        onMissing(entry)
        return
      }
      const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
      const note = await withinTime(control, deliveryTimeoutMs + bytes / slowestLine, () =>
        trackWork(
          entry.id,
          channel.deliver(lead, { filesFolder: store.filesFolder(entry.id), signal: control.signal }),
        ),
      )
      markReachable(lane)
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
        lane.pausedUntil = clock.now() + retryBaseMs
      } else markReachable(lane)
      event = { ...base, event: 'failed', error: failure.message, permanent: failure.permanent }
      log.warn(
        { lead: entry.id, channel: channel.name, ...errorCodeForLog(failure.cause) },
        'lead not delivered',
      )
    } finally {
      lane.running.delete(entry)
    }
    // It was erased meanwhile
    if (!isKnown(entry.id)) return
    await record(entry, { ...event, at: new Date(clock.now()).toISOString() }).catch(() => undefined)
    if (entry.states.get(channel.name)?.status === 'failed') {
      log.error({ lead: entry.id, channel: channel.name }, 'delivery given up after five days')
      onGivenUp(entry.id, channel.name)
    }
  }

  function trackWork<Result>(id: string, work: Promise<Result>): Promise<Result> {
    const all = working.get(id) ?? new Set()
    working.set(id, all.add(work))
    const over = () => {
      all.delete(work)
      if (all.size === 0) working.delete(id)
    }
    work.then(over, over)
    return work
  }

  /** Called when the transport works: leads that waited for it, on any channel that uses it, skip their back-off. */
  function markReachable({ channel }: Lane): void {
    const now = clock.now()
    for (const lane of lanes) {
      if (!lane.unreachable || transportOf(lane.channel) !== transportOf(channel)) continue
      lane.unreachable = false
      for (const entry of lane.waiting) {
        const state = entry.states.get(lane.channel.name)
        if (state?.nextTryAt)
          entry.states.set(lane.channel.name, { ...state, nextTryAt: Math.min(state.nextTryAt, now) })
      }
    }
  }

  /** Memory first: a disk that cannot take the line must not make this process deliver again and again. */
  async function record(entry: LeadEntry, event: DeliveryEvent): Promise<void> {
    entries.apply(entry, event)
    track(entry)
    await write(entry, event)
  }

  async function write(entry: LeadEntry, event: DeliveryEvent): Promise<void> {
    try {
      await store.writeDelivery(entry.id, event, entry)
      entry.torn = false
    } catch (error) {
      entry.torn = true
      log.error(
        { lead: entry.id, channel: event.channel, ...errorCodeForLog(error) },
        'delivery log cannot be written',
      )
      throw error
    }
  }

  /**
   * Delivers again, by one channel or by all it goes by. False when it does not go by that one. Durable once resolved;
   * when it rejects, nothing goes out by the channels that were left.
   */
  async function resend(entry: LeadEntry, { channel: wanted, by, name }: Resend = {}): Promise<boolean> {
    const names = [...entry.states.keys()].filter((one) => wanted === undefined || one === wanted)
    graces.delete(entry)
    for (const channel of names) {
      const event: DeliveryEvent = {
        at: new Date(clock.now()).toISOString(),
        channel,
        event: 'resend',
        ...(by !== undefined && { by }),
        ...(name !== undefined && { name }),
      }
      // Recorded on disk before anything is sent
      await write(entry, event)
      if (!isKnown(entry.id)) return false
      entries.apply(entry, event)
      track(entry)
    }
    pump()
    return names.length > 0
  }

  /** Releases a held lead: it goes out when the time for undoing it is over. */
  function release(entry: LeadEntry): void {
    entry.held = null
    if (releaseGraceMs > 0) graces.set(entry, clock.now() + releaseGraceMs)
    for (const name of entry.states.keys()) entry.states.set(name, untried(clock.now()))
    track(entry)
    pump()
  }

  /** Leads still to be delivered and given up, and the age of the oldest in milliseconds, by channel. */
  function status(index: Iterable<LeadEntry>) {
    const all = [...index]
    const count = (wanted: ChannelState['status']) =>
      Object.fromEntries(
        channels.map(({ name }) => {
          const those = all.filter(
            (entry) => entry.held === null && entry.states.get(name)?.status === wanted,
          )
          return [name, those.length]
        }),
      )
    const oldest = lanes.map(({ channel, waiting }): [string, number | null] => {
      let since = Number.POSITIVE_INFINITY
      for (const entry of waiting) since = Math.min(since, waitingSince(entry, channel.name))
      return [channel.name, Number.isFinite(since) ? Math.max(0, clock.now() - since) : null]
    })
    return {
      undelivered: count('waiting'),
      failed: count('failed'),
      oldestUndeliveredMs: Object.fromEntries(oldest),
    }
  }

  return {
    track,
    forget,
    pump,
    resend,
    release,
    status,

    /** Announces a new lead: deliveries are reduced in favour of its disk writes. */
    arriving(): void {
      lastArrival = clock.now()
    },

    /** Aborts the running deliveries of one lead. */
    abort(entry: LeadEntry, reason: string): void {
      for (const lane of lanes) lane.running.get(entry)?.abort(new Error(reason))
    },

    /** Whether a channel was at work on the lead; resolves once none is, or after so many milliseconds. */
    async idle(id: string, withinMs: number): Promise<boolean> {
      const works = working.get(id)
      if (!works) return false
      const limit = new AbortController()
      const late = sleep(withinMs, undefined, { signal: limit.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(works), late])
      limit.abort()
      return true
    },

    start(): void {
      delivering = true
      pump()
    },

    /** Starts nothing more. */
    stop(): void {
      delivering = false
      clearTimeout(timer)
    },

    /** Resolves when no attempt of this lead, or of any, is running and all are recorded. */
    async settled(of?: LeadEntry): Promise<void> {
      const wanted = [...attempts].filter(([, entry]) => of === undefined || entry === of)
      await Promise.allSettled(wanted.map(([attempt]) => attempt))
    },

    /** Aborts running deliveries and closes the channels. */
    async close(): Promise<void> {
      for (const lane of lanes) {
        for (const control of lane.running.values()) control.abort(new Error('Closing'))
        lane.channel.close?.()
      }
      await Promise.allSettled(attempts.keys())
    },
  }
}

/** A time further ahead than the wait that set it comes from a wrong clock: it is due now. */
const withinStep = (at: number, stepMs: number, now: number): number => (at - now > stepMs ? now : at)

const transportOf = ({ name, transport = name }: Channel): string => transport

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

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('The delivery failed for a reason of our own; the server’s log has more.', {
    cause: error,
  })
}
