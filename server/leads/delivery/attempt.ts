import type { Lead } from '#domain/leads/lead.ts'
import { errorCodeForLog } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { settledWithin } from '../../kernel/settled-within.ts'
import { type Channel, DeliveryError } from '../channels/channel.ts'
import type { createEntries, LeadEntry } from '../store/lead-index.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { DeliveryEvent } from './delivery.ts'
import type { Lane, Lanes } from './lanes.ts'

/** The slowest accepted upload, in bytes per millisecond: 100 MB may take an hour and three quarters. */
const slowestLine = 16

export type AttemptsOptions = {
  store: LeadStore
  entries: ReturnType<typeof createEntries>
  lanes: Lanes
  log: Log
  /** Added to the time the files may take. */
  deliveryTimeoutMs: number
  clock: { now(): number }
  onMissing(entry: LeadEntry): void
  /** Called for a lead whose delivery is given up. It is not tried again unless staff request it. */
  onGivenUp(id: string, channel: string): void
  isKnown(id: string): boolean
  /** Whether the queue is closing. */
  isStopped(): boolean
}

/** Attempts to deliver a lead by a channel, each with its record. */
export function createAttempts(options: AttemptsOptions) {
  const { store, entries, lanes, log, clock, deliveryTimeoutMs } = options
  const works = createWorks()

  /** One attempt and its record. Never rejects. */
  async function make(lane: Lane, entry: LeadEntry): Promise<void> {
    const channel = lane.channel.name
    const control = new AbortController()
    lane.running.set(entry, control)
    lanes.endGrace(entry)
    const event = await attempt(lane, entry, control).finally(() => lane.running.delete(entry))
    // No event: the lead is gone, or we aborted the attempt while closing. Unknown: it was erased meanwhile
    if (!event || !options.isKnown(entry.id)) return
    // Memory first: a disk that refuses the line must not make this process deliver again and again
    entries.apply(entry, event)
    lanes.track(entry)
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
    const channel = lane.channel.name
    const at = () => new Date(clock.now()).toISOString()
    const about = { lead: entry.id, channel }
    try {
      const lead = await store.read(entry.id)
      if (!lead) {
        options.onMissing(entry)
        return null
      }
      const filesFolder = store.filesFolder(entry.id)
      const note = await deliver(lane.channel, lead, filesFolder, control)
      lanes.markDelivered(lane)
      log.info(about, 'lead delivered')
      return { at: at(), channel, event: 'delivered', note }
    } catch (error) {
      // We aborted it while closing: no fault of the channel, and tried again at the next start
      if (options.isStopped() && control.signal.aborted) return null
      const { message, permanent, unreachable, cause } = asDeliveryError(error)
      lanes.markFailed(lane, { unreachable })
      log.warn({ ...about, ...errorCodeForLog(cause) }, 'lead not delivered')
      return { at: at(), channel, event: 'failed', error: message, permanent }
    }
  }

  /** Resolves with the channel's note; rejects with the reason when `control` aborts. */
  async function deliver(channel: Channel, lead: Lead, filesFolder: string, control: AbortController) {
    const { signal } = control
    const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
    const late = new DeliveryError('There was no answer in time.', { unreachable: true })
    const limit = setTimeout(() => control.abort(late), deliveryTimeoutMs + bytes / slowestLine)
    const cut = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      return await Promise.race([works.track(lead.id, channel.deliver(lead, { filesFolder, signal })), cut])
    } finally {
      clearTimeout(limit)
    }
  }

  /** Writes to the delivery log. */
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

  return { make, write, idle: works.idle }
}

/** Deliveries that channels are still working on, even after an abort. */
function createWorks() {
  const working = new Map<string, Set<Promise<unknown>>>()

  return {
    track<Result>(id: string, work: Promise<Result>): Promise<Result> {
      const all = working.get(id) ?? new Set()
      working.set(id, all.add(work))
      const over = () => {
        all.delete(work)
        if (all.size === 0) working.delete(id)
      }
      work.then(over, over)
      return work
    },

    /** Waits at most `withinMs` until no channel works on the lead. Resolves with whether one did. */
    async idle(id: string, withinMs: number): Promise<boolean> {
      const works = working.get(id)
      if (!works) return false
      await settledWithin(withinMs, Promise.allSettled(works))
      return true
    },
  }
}

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('The delivery failed for a reason of our own; the server’s log has more.', {
    cause: error,
  })
}
