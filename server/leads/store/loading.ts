import { errorCodeForLog } from '../../kernel/errors.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { Log } from '../../kernel/log.ts'
import type { createEntries, LeadEntry, LeadIndex } from './lead-index.ts'
import type { LeadStore } from './lead-store.ts'

/** Number of leads in memory at a time while the folder is read; only their entries stay. */
const readsAtOnce = 2

type LoadingOptions = {
  store: LeadStore
  index: LeadIndex
  entries: ReturnType<typeof createEntries>
  track: (entry: LeadEntry) => void
  log: Log
}

export function createLoading({ store, index, entries, track, log }: LoadingOptions) {
  let damaged = 0

  /** Null for a missing lead, and for one that cannot be read, which is counted and logged. */
  async function read(id: string): Promise<LeadEntry | null> {
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

  async function loadOne(id: string): Promise<void> {
    if (index.has(id)) return
    const entry = await read(id)
    // A request may have stored the lead during this read
    if (entry && !index.has(id)) track(entry)
  }

  return {
    damaged: (): number => damaged,

    async load(): Promise<void> {
      const ids = await store.ids()
      damaged = 0
      for (const part of groupsOf(ids, readsAtOnce)) await Promise.all(part.map(loadOne))
    },
  }
}
