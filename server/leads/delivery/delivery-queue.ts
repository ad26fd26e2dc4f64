import type { LeadEntry } from '../store/lead-index.ts'
import { type AttemptsOptions, createAttempts } from './attempt.ts'
import { type DeliveryEvent, untried } from './delivery.ts'
import { createLanes, type LanesOptions } from './lanes.ts'

/**
 * Concurrent deliveries of each channel. Only one while the channel fails or leads arrive, so that the
 * deliveries' disk writes do not delay requests.
 */
const deliveriesAtOnce = 4
/** Leads count as arriving for this long after the last one. */
const arrivalMs = 1_000
/** Longest wait between checks, so that a changed clock or a suspended machine is noticed. */
const longestSleepMs = 60_000

type QueueOptions = LanesOptions & Omit<AttemptsOptions, 'lanes' | 'isStopped'>

export type Resend = {
  /** All channels of the lead unless given. */
  channel?: string | undefined
  /** The member who requests it, as in a handling event. */
  by?: string
  name?: string
}

/**
 * Delivers leads by each channel, at least once, and records every try. Here is when attempts start and end;
 * which is next is in lanes.ts, an attempt in attempt.ts.
 */
export function createDeliveryQueue(options: QueueOptions) {
  const { entries, clock, isKnown } = options
  const running = new Set<Promise<void>>()
  let delivering = false
  let lastArrival = 0
  let timer: NodeJS.Timeout | undefined
  const lanes = createLanes(options)
  const attempts = createAttempts({ ...options, lanes, isStopped: () => !delivering })

  /** Starts due deliveries and sets a timer for the next. Does nothing before `start`. */
  function pump(): void {
    if (!delivering) return
    clearTimeout(timer)
    const arriving = clock.now() - lastArrival < arrivalMs
    let wakeIn = arriving ? arrivalMs : longestSleepMs
    for (const lane of lanes.all) {
      while (lane.running.size < (arriving || lane.failing ? 1 : deliveriesAtOnce)) {
        const next = lanes.earliest(lane)
        if (!next) break
        const wait = next.dueAt - clock.now()
        if (wait > 0) {
          wakeIn = Math.min(wakeIn, wait)
          break
        }
        const attempt = attempts.make(lane, next.entry).finally(() => {
          running.delete(attempt)
          pump()
        })
        running.add(attempt)
      }
    }
    timer = setTimeout(pump, wakeIn)
  }

  return {
    pump,
    track: lanes.track,
    forget: lanes.forget,
    abort: lanes.abort,
    status: lanes.status,
    idle: attempts.idle,

    /**
     * Delivers again, by one of the lead's channels or by all. False when the lead does not use the channel.
     * Durable once resolved; when it rejects, the remaining channels deliver nothing.
     */
    async resend(entry: LeadEntry, { channel: wanted, ...who }: Resend = {}): Promise<boolean> {
      const names = [...entry.states.keys()].filter((one) => wanted === undefined || one === wanted)
      lanes.endGrace(entry)
      for (const channel of names) {
        const at = new Date(clock.now()).toISOString()
        const event: DeliveryEvent = { at, channel, event: 'resend', ...who }
        await attempts.write(entry, event)
        if (!isKnown(entry.id)) return false
        entries.apply(entry, event)
        lanes.track(entry)
      }
      pump()
      return names.length > 0
    },

    /** Releases a held lead: it goes out when the time for undoing it is over. */
    release(entry: LeadEntry): void {
      entry.held = null
      lanes.startGrace(entry)
      for (const name of entry.states.keys()) entry.states.set(name, untried(clock.now()))
      lanes.track(entry)
      pump()
    },

    /** Announces a new lead: deliveries are reduced so that it is written to disk without delay. */
    arriving(): void {
      lastArrival = clock.now()
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

    /** Resolves when no attempt is running and all are recorded. */
    settled: () => Promise.allSettled(running),

    async close(): Promise<void> {
      lanes.close()
      await Promise.allSettled(running)
    },
  }
}
