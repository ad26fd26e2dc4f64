import type { Lead } from '#domain/leads/lead.ts'
import type { Log } from '../kernel/log.ts'
import { settledWithin } from '../kernel/settled-within.ts'
import type { Channel } from './channels/channel.ts'
import { createDeliveryQueue, type Resend } from './delivery/delivery-queue.ts'
import { type Accepted, createAccepting } from './store/accepting.ts'
import type { HandlingEvent } from './store/handling.ts'
import { createEntries, type LeadEntry, type LeadIndex } from './store/lead-index.ts'
import { createLeadQuery, type Member } from './store/lead-query.ts'
import { createLeadStore, type StagedFile } from './store/lead-store.ts'
import { createLoading } from './store/loading.ts'

export type { StagedFile } from './store/lead-store.ts'

const closingGraceMs = 10_000
/** How long an erasure waits for an aborted channel. Milliseconds. */
const idleWithinMs = 10_000

type LeadRepositoryOptions = {
  dir: string
  channels: Channel[]
  /** First step of the back-off, which doubles up to an hour. */
  retryBaseMs: number
  log: Log
  /** Timeout of a delivery, added to the time its files may take. */
  deliveryTimeoutMs?: number
  clock?: { now(): number }
  onGivenUp?: (id: string, channel: string) => void
  /** Who may be the owner of a lead; nobody unless given. May reject: then no lead has an owner. */
  members?: () => Promise<readonly Member[]>
  /** How long a released lead waits, so that the release can be undone, in milliseconds; 0 unless given. */
  releaseGraceMs?: number
}

export type LeadsStatus = {
  undelivered: Record<string, number>
  /** Leads given up after five days, by channel. */
  failed: Record<string, number>
  /** Age of the oldest undelivered lead in milliseconds, by channel; null where there is none. */
  oldestUndeliveredMs: Record<string, number | null>
  held: number
  toAnswer: number
  /** Folders that hold no readable lead. */
  damaged: number
}

export type LeadRepository = ReturnType<typeof createLeadRepository>

/**
 * Leads on disk and their delivery to staff. A lead is stored whole or not at all, and each channel delivers
 * it at least once. `start` builds the index (or `load`, to read only); `accept` works before that. Only one
 * process per folder should deliver: a second one would repeat messages, though lose none.
 */
export function createLeadRepository(options: LeadRepositoryOptions) {
  const { dir, channels, retryBaseMs, log, deliveryTimeoutMs = 120_000, clock = Date } = options
  const { onGivenUp = () => undefined, members, releaseGraceMs = 0 } = options
  const index: LeadIndex = new Map()
  const store = createLeadStore(dir)
  const entries = createEntries({ channels, retryBaseMs })
  const query = createLeadQuery({ index, store, clock, ...(members && { members }) })
  const queue = createDeliveryQueue({
    ...{ store, channels, entries, retryBaseMs, log, deliveryTimeoutMs, clock, onGivenUp, releaseGraceMs },
    onMissing: forget,
    isKnown: (id) => index.has(id),
  })
  const accepting = createAccepting(store, (lead) => {
    const { id, kind, held = null } = lead
    track(entries.of(lead))
    log.info({ lead: id, kind, held }, 'lead stored')
    queue.pump()
  })
  const loading = createLoading({ store, index, entries, track, log })

  function track(entry: LeadEntry): void {
    index.set(entry.id, entry)
    queue.track(entry)
  }

  function forget(entry: LeadEntry): void {
    index.delete(entry.id)
    queue.forget(entry)
  }

  return {
    dir,
    accept(lead: Lead, files: StagedFile[] = []): Promise<Accepted> {
      queue.arriving()
      return accepting.accept(lead, files)
    },
    stagingFolder: store.stagingFolder,
    discard: store.discard,
    file: async (id: string, stored: string) => (index.has(id) ? store.file(id, stored) : null),
    ...query,
    load: loading.load,

    /** Reads the stored leads and starts deliveries. After a rejection it may be called again. */
    async start(): Promise<void> {
      await store.prepare()
      await loading.load()
      queue.start()
    },

    /**
     * Delivers again, by one of the lead's channels or by all; also releases a held lead. False when there is
     * no such lead or channel. Durable once resolved.
     */
    async resend(id: string, options: Resend = {}): Promise<boolean> {
      const entry = index.get(id)
      return entry ? queue.resend(entry, options) : false
    },

    /** Records an action of staff. False for an unknown lead. Durable once resolved. */
    async handle(id: string, event: HandlingEvent): Promise<boolean> {
      const entry = index.get(id)
      if (!entry) return false
      await store.writeHandling(id, event)
      if (event.event === 'status') entry.status = event.status
      if (event.event === 'owner') entry.owner = event.owner
      if (event.event === 'release' && entry.held !== null) queue.release(entry)
      if (event.event === 'hold') {
        // What was already sent cannot be recalled
        const { held = null } = (await store.read(id)) ?? {}
        queue.forget(entry)
        entry.held = held
      }
      return true
    },

    /**
     * Ends the deliveries of a lead and removes it with its files from this disk for good; erasure.ts removes
     * the copies elsewhere. False when there is no such folder. `interrupted`: a channel was still delivering
     * it, and may have written a copy meanwhile.
     */
    async erase(id: string): Promise<{ found: boolean; interrupted: boolean }> {
      const entry = index.get(id)
      if (entry) {
        queue.abort(entry, 'Erased')
        forget(entry)
      }
      const found = await store.remove(id)
      const interrupted = await queue.idle(id, idleWithinMs)
      if (found) log.info({ lead: id }, 'lead erased')
      return { found, interrupted }
    },

    status(): LeadsStatus {
      const all = [...index.values()]
      return {
        ...queue.status(all),
        held: all.filter(({ held }) => held !== null).length,
        toAnswer: all.filter((entry) => entry.held === null && entry.status === 'open').length,
        damaged: loading.damaged(),
      }
    },

    /** Lets running deliveries finish (at most 10 s), aborts the rest and closes the channels. */
    async close(): Promise<void> {
      queue.stop()
      await settledWithin(closingGraceMs, Promise.all([queue.settled(), accepting.settled()]))
      await queue.close()
    },
  }
}
