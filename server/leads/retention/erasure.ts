import { isLeadId } from '#domain/leads/reference.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { addressOf, dataRoots, leadsIn } from '../store/stored-leads.ts'
import type { ErasureRecord, Receipt } from './erasure.schema.ts'
import { type FoundLead, factsOf, recordOf } from './found-leads.ts'
import { removeFromPlaces } from './places.ts'
import { type RemovalContext, removeEverywhere } from './removal.ts'
import { loadHashes, normalAddress, readRecords, saveRecord, tombstonesOf } from './tombstones.ts'

const longestStepMs = 3_600_000

type ErasureOptions = Pick<RemovalContext, 'dataDir' | 'repository' | 'channels' | 'leaveCopies'> & {
  /** First wait of the back-off for unreachable copies; it doubles up to an hour. Milliseconds. */
  retryMs: number
  log: Log
  onErased?: (erasure: Erasure) => void
  now?: () => number
}

/** `erased`: the ids of the leads, which the receipt itself does not contain. */
export type Erasure = { erased: string[]; receipt: Receipt }

export type Erasures = Awaited<ReturnType<typeof createErasures>>

type Begin = Parameters<typeof recordOf>[0]

/**
 * Erases people and leads with every copy that this software made and can reach (ADR-0016). An erasure is
 * recorded before it begins, so that an interrupted one continues at the next start. Copies that are
 * unreachable now are tried again until they are removed. The record remains as a tombstone: leads and copies
 * that return from an older backup are removed again.
 */
export async function createErasures({ retryMs, onErased, now = Date.now, ...options }: ErasureOptions) {
  const { dataDir, channels, leaveCopies, log } = options
  const hashes = await loadHashes(dataDir)
  const closing = new AbortController()
  const context: RemovalContext = { ...options, hashes, now, closing: closing.signal }
  const queue = createQueue()
  let timer: NodeJS.Timeout | undefined
  let step = retryMs

  const records = () =>
    readRecords(dataDir, (file) => log.error({ file }, 'the record of an erasure is damaged'))

  async function begin(what: Begin): Promise<Erasure> {
    const record = recordOf(what, now(), hashes)
    const erased = [...new Set(what.found.map(({ lead }) => lead.id))]
    await saveRecord(dataDir, record)
    const { receipt } = await carryOut(record)
    const { id: erasure, reason, pending } = receipt
    log.info({ erasure, reason, leads: erased.length, pending }, 'erased')
    onErased?.({ erased, receipt })
    return { erased, receipt }
  }

  async function carryOut(record: ErasureRecord): Promise<ErasureRecord> {
    const next = await removeEverywhere(record, context)
    await saveRecord(dataDir, next)
    if (next.pending.length > 0 && !leaveCopies) plan()
    else if (next.pending.length === 0) step = retryMs
    return next
  }

  function plan(): void {
    if (closing.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => void resume(), step).unref()
    step = Math.min(step * 2, longestStepMs)
  }

  /** Continues every incomplete erasure; plans another try while one stays incomplete. */
  const resume = (): Promise<void> =>
    queue
      .run(async () => {
        for (const record of await records()) {
          if (closing.signal.aborted) return
          if (record.receipt.doneAt === null) await carryOut(record)
        }
      })
      .catch((error: unknown) => {
        log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'an erasure could not go on')
        plan()
      })

  return {
    hashOf: (address: string): string => hashes.of('person', address),

    /** By e-mail address, in any case. Rejects when the disk fails; the erasure then continues later. */
    erasePerson: (address: string): Promise<Erasure> =>
      queue.run(async () => {
        const found = await leadsOf(address, context)
        return begin({ reason: 'person', ...found, person: hashes.of('person', address) })
      }),

    eraseLeads: (ids: readonly string[], reason: 'lead' | 'retention', months?: number): Promise<Erasure> =>
      queue.run(async () => {
        const wanted = new Set(ids.filter(isLeadId))
        const found: FoundLead[] = []
        for await (const stored of leadsIn(await dataRoots(dataDir), (id) => wanted.has(id)))
          if (stored.lead) found.push(await factsOf(stored, stored.lead, channels))
        return begin({ reason, months, found, person: null, damaged: 0 })
      }),

    /**
     * Removes erased leads, and copies of erased leads and people, that are there again, as after a restore.
     * Leads received after the erasure stay. To be called before anything is delivered. Resolves with the
     * number of leads.
     */
    applyTombstones: (): Promise<number> =>
      queue.run(async () => {
        const found = await removeBroughtBack(await records(), context)
        if (found.length > 0) await begin({ reason: 'restore', found, person: null, damaged: 0 })
        return found.length
      }),

    /** Newest first. */
    receipts: async (): Promise<Receipt[]> => (await records()).map(({ receipt }) => receipt).reverse(),
    resume,
    /** Ids of leads in folders moved aside by restores and received before a time in milliseconds. */
    async asideBefore(time: number): Promise<string[]> {
      const ids: string[] = []
      const [, ...aside] = await dataRoots(dataDir)
      for await (const { id, lead } of leadsIn(aside))
        if (lead && Date.parse(lead.receivedAt) < time) ids.push(id)
      return ids
    },
    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await queue.run(async () => undefined)
    },
  }
}

/** Every lead with this address, in any case. `damaged`: number of folders without a readable lead. */
async function leadsOf(address: string, { dataDir, channels }: RemovalContext) {
  const wanted = normalAddress(address)
  const found: FoundLead[] = []
  let damaged = 0
  for await (const stored of leadsIn(await dataRoots(dataDir))) {
    if (stored.lead === null) damaged += 1
    else if (normalAddress(addressOf(stored.lead)) === wanted)
      found.push(await factsOf(stored, stored.lead, channels))
  }
  return { found, damaged }
}

/** Finds erased leads that are there again. Removes their copies in the data folders at once. */
async function removeBroughtBack(
  known: readonly ErasureRecord[],
  { dataDir, channels, hashes, now }: RemovalContext,
): Promise<FoundLead[]> {
  const tombstones = tombstonesOf(known, hashes, now())
  if (tombstones.isEmpty) return []
  const roots = await dataRoots(dataDir)
  const found: FoundLead[] = []
  /** Ids of leads that were sent again after the erasure. */
  const newer = new Set<string>()
  for await (const stored of leadsIn(roots)) {
    if (!stored.lead) continue
    const until = Math.max(tombstones.lead(stored.id) ?? 0, tombstones.person(addressOf(stored.lead)) ?? 0)
    if (Date.parse(stored.lead.receivedAt) <= until) found.push(await factsOf(stored, stored.lead, channels))
    else newer.add(stored.id)
  }
  const persons = new Set(known.map(({ tombstone }) => tombstone.person))
  for (const root of roots) {
    await removeFromPlaces({
      root,
      isErased: (id) => !newer.has(id) && tombstones.lead(id) !== null,
      isPerson: null,
      isPersonHash: (hash) => root !== dataDir && persons.has(hash),
    })
  }
  return found
}
