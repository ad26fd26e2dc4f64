import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { acceptedNote } from '#domain/leads/delivery-words.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { readOrNull, syncFolder } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createQueue } from '../../kernel/queue.ts'
import { withTimeLimit } from '../../kernel/time-limit.ts'
import type { Channel, LeadCopies } from '../channels/channel.ts'
import { googleIdsName } from '../channels/drive/google-drive.ts'
import { unansweredWebhook } from '../channels/webhook.ts'
import { parseDeliveryLog } from '../delivery/delivery.ts'
import type { LeadRepository } from '../lead-repository.ts'
import {
  add,
  addressOf,
  type Counts,
  dataRoots,
  leadsIn,
  namesIn,
  removeLocalCopies,
  type StoredLead,
} from '../store/local-copies.ts'
import type { CopyRef, ErasedPlace, ErasureLimit, ErasureRecord, Receipt } from './erasure.schema.ts'
import { loadHashes, normalAddress, readRecords, saveRecord, tombstonesOf } from './tombstones.ts'

/** Timeout for the removal of one copy. Milliseconds. */
const removalMs = 30_000
const longestStepMs = 3_600_000

type ErasureOptions = {
  dataDir: string
  /** Ends deliveries and removes lead folders; null where no server can be running, as during a restore. */
  repository: Pick<LeadRepository, 'erase'> | null
  /** Those that have copies or remember something of leads. */
  channels: readonly Channel[]
  /**
   * Leaves a second look to another process: `server` when one is running on the folder, which may be delivering what is
   * erased; `start` when the drive is left to the next start as well.
   */
  leaveTo?: 'server' | 'start'
  /** First wait of the back-off for unreachable copies; it doubles up to an hour. Milliseconds. */
  retryMs: number
  log: Log
  /** Called after each erasure. */
  onErased?: (erasure: Erasure) => void
  now?: () => number
}

/** `erased`: the ids of the leads, which the receipt itself does not contain. */
export type Erasure = { erased: string[]; receipt: Receipt }

export type Erasures = Awaited<ReturnType<typeof createErasures>>

/**
 * Erases people and leads with every copy that this software made and can reach (ADR-0016). An erasure is recorded before
 * it begins, so that an interrupted one continues at the next start; unreachable copies are tried again until it works.
 * The record stays as a tombstone: leads and copies from an older backup are removed again.
 */
export async function createErasures(options: ErasureOptions) {
  const { dataDir, repository, channels, leaveTo, retryMs, log, onErased, now = Date.now } = options
  const hashes = await loadHashes(dataDir)
  const drive = channels.find(({ copies }) => copies !== undefined)?.copies ?? null
  /** Runs erasures one at a time. */
  const queue = createQueue()
  let timer: NodeJS.Timeout | undefined
  let step = retryMs
  let closed = false
  const closing = new AbortController()

  const records = () =>
    readRecords(dataDir, (file) => log.error({ file }, 'the record of an erasure is damaged'))

  /** Erases one person by e-mail address, in any case. Rejects when the disk fails; the erasure then continues later. */
  const erasePerson = (address: string): Promise<Erasure> =>
    queue.run(async () => {
      const { found, damaged } = await leadsOf(address)
      return begin({ reason: 'person', found, person: hashes.of('person', address), damaged })
    })

  /** Every lead that names the address, in any case; `damaged`: folders that name nobody. */
  async function leadsOf(address: string): Promise<{ found: Found[]; damaged: number }> {
    const wanted = normalAddress(address)
    const found: Found[] = []
    let damaged = 0
    for await (const stored of everyLead(await dataRoots(dataDir))) {
      if (stored.lead === null) damaged += 1
      else if (normalAddress(addressOf(stored.lead)) === wanted)
        found.push(await factsOf(stored, stored.lead))
    }
    return { found, damaged }
  }

  /** `months`: the rule of a retention. */
  const eraseLeads = (
    ids: readonly string[],
    reason: 'lead' | 'retention',
    months?: number,
  ): Promise<Erasure> =>
    queue.run(async () => {
      const wanted = new Set(ids.filter(isLeadId))
      const found: Found[] = []
      for await (const stored of everyLead(await dataRoots(dataDir), (id) => wanted.has(id)))
        if (stored.lead) found.push(await factsOf(stored, stored.lead))
      return begin({ reason, months, found, person: null, damaged: 0 })
    })

  type Found = { lead: Lead; folder: string; copy: CopyRef; mailed: number; replied: number; hooked: number }

  async function factsOf({ folder }: StoredLead, lead: Lead): Promise<Found> {
    const { events } = parseDeliveryLog((await readOrNull(path.join(folder, 'delivery.jsonl'))) ?? '')
    const sentBy = (channel: string) =>
      events.filter(
        (event) =>
          event.event === 'delivered' && event.channel === channel && event.note?.startsWith(acceptedNote),
      ).length
    const { id, kind, receivedAt } = lead
    return {
      lead,
      folder,
      copy: {
        id,
        kind,
        receivedAt,
        ids: await googleIds(folder),
        copied: events.some(({ event, channel }) => channel === 'drive' && event === 'delivered'),
        target: drive?.target ?? '',
        looked: false,
      },
      mailed: sentBy('mail'),
      replied: sentBy('reply'),
      // Without an answer it may have been taken nevertheless
      hooked: Number(
        events.some(
          (event) =>
            event.channel === 'webhook' &&
            (event.event === 'delivered' || (event.event === 'failed' && event.error === unansweredWebhook)),
        ),
      ),
    }
  }

  /** What stays with others. */
  function outOfReachOf(leads: readonly Found[], damaged: number): Receipt['unreachable'] {
    const sum = (count: (one: Found) => number) => leads.reduce((total, one) => total + count(one), 0)
    const counted: [ErasureLimit, number][] = [
      ['mailbox', sum(({ mailed }) => mailed)],
      ['visitorMailbox', sum(({ replied }) => replied)],
      ['webhook', sum(({ hooked }) => hooked)],
      ['damaged', damaged],
    ]
    return [
      ...counted.filter(([, count]) => count > 0).map(([what, count]) => ({ what, count })),
      { what: 'backups', count: 0 },
    ]
  }

  type Begin = {
    reason: Receipt['reason']
    months?: number | undefined
    found: Found[]
    person: string | null
    damaged: number
  }

  async function begin({ reason, months, found, person, damaged }: Begin): Promise<Erasure> {
    const at = now()
    // The same lead may be in the data folder and in a folder that a restore moved aside
    const leads = [...new Map(found.map((one) => [one.lead.id, one])).values()]
    const ids = leads.map(({ lead }) => lead.id)
    const record: ErasureRecord = {
      receipt: {
        id: `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z-${randomBytes(4).toString('hex')}`,
        at: new Date(at).toISOString(),
        reason,
        ...(months !== undefined && { months }),
        ...factsOfAll(leads.map(({ lead }) => lead)),
        references: ids.map(referenceOf),
        removed: [],
        pending: leads.length,
        unreachable: outOfReachOf(leads, damaged),
        doneAt: null,
      },
      tombstone: {
        // With a clock that was set back, the erased leads must not look newer than the erasure
        until: Math.max(at, ...leads.map(({ lead }) => Date.parse(lead.receivedAt))),
        leads: ids.map((id) => hashes.of('lead', id)),
        person,
      },
      pending: leads.map(({ copy }) => copy),
    }
    await saveRecord(dataDir, record)
    const done = await carryOut(record)
    log.info(
      { erasure: record.receipt.id, reason, leads: ids.length, pending: done.receipt.pending },
      'erased',
    )
    const erasure = { erased: ids, receipt: done.receipt }
    onErased?.(erasure)
    return erasure
  }

  /** Removes existing copies and tries pending ones. May be repeated; resolves with the updated record. */
  async function carryOut(record: ErasureRecord): Promise<ErasureRecord> {
    const { receipt, tombstone } = record
    const ids = new Set(record.pending.map(({ id }) => id))
    const isErased = (id: string) => ids.has(id)
    const counts: Counts = Object.fromEntries(receipt.removed.map(({ place, count }) => [place, count]))
    const outOfReach = new Map(receipt.unreachable.map(({ what, count }) => [what, count]))
    const interrupted = await removeFolders(isErased, counts)
    for (const channel of channels) add(counts, 'replyLedger', (await channel.forget?.(isErased)) ?? 0)
    const pending = await removeCopies(record.pending, { counts, outOfReach, interrupted })
    const isPersonHash = (hash: string) => hash === tombstone.person
    const isPerson = (address: string, at: number) =>
      at <= tombstone.until && hashes.all('person', address).some(isPersonHash)
    let nameless = 0
    for (const root of await dataRoots(dataDir)) {
      const copies = await removeLocalCopies({
        root,
        isErased,
        isPerson: tombstone.person === null ? null : isPerson,
        isPersonHash,
      })
      nameless += copies.namelessUploads
      gather(counts, copies.counts, root)
    }
    if (tombstone.person !== null && nameless > 0) outOfReach.set('namelessUploads', nameless)
    const next: ErasureRecord = {
      ...record,
      pending,
      receipt: {
        ...receipt,
        removed: Object.entries(counts).map(([place, count]) => ({ place: place as ErasedPlace, count })),
        pending: pending.length,
        unreachable: [...outOfReach].map(([what, count]) => ({ what, count })),
        doneAt: pending.length > 0 ? null : (receipt.doneAt ?? new Date(now()).toISOString()),
      },
    }
    await saveRecord(dataDir, next)
    if (pending.length > 0 && leaveTo === undefined) plan()
    else if (pending.length === 0) step = retryMs
    return next
  }

  function gather(counts: Counts, copies: Counts, root: string): void {
    for (const [place, count] of Object.entries(copies))
      add(counts, root === dataDir ? (place as ErasedPlace) : 'aside', count)
  }

  /** Resolves with the leads that had a running delivery, which may have written a copy. */
  async function removeFolders(isErased: (id: string) => boolean, counts: Counts): Promise<Set<string>> {
    const interrupted = new Set<string>()
    for (const root of await dataRoots(dataDir)) {
      for (const id of (await namesIn(path.join(root, 'leads'))).filter(isErased)) {
        const folder = path.join(root, 'leads', id)
        const files = (await namesIn(path.join(folder, 'files'))).length
        const own = root === dataDir && repository !== null
        const ended = own ? await repository.erase(id) : null
        if (ended === null) await removeFolder(folder)
        if (ended?.interrupted) interrupted.add(id)
        add(counts, root === dataDir ? 'leads' : 'aside', 1)
        add(counts, root === dataDir ? 'files' : 'aside', files)
      }
    }
    return interrupted
  }

  type CopiesOptions = {
    counts: Counts
    outOfReach: Map<ErasureLimit, number>
    interrupted: ReadonlySet<string>
  }

  /** Resolves with the copies to be tried again. */
  async function removeCopies(copies: CopyRef[], options: CopiesOptions): Promise<CopyRef[]> {
    const { counts, outOfReach, interrupted } = options
    const rest: CopyRef[] = []
    let unreachable = false
    if (leaveTo === 'start') return copies
    for (const copy of copies) {
      // An empty target: the lead was brought back by a restore
      if (drive === null || (copy.target !== drive.target && copy.target !== '')) {
        if (copy.copied) outOfReach.set('formerDrive', (outOfReach.get('formerDrive') ?? 0) + 1)
        continue
      }
      const outcome = unreachable ? 'failed' : await removeCopy(drive, copy)
      if (outcome === 'failed') unreachable = true
      if (outcome === 'removed') add(counts, 'driveCopies', 1)
      if (outcome === 'trashed') add(counts, 'driveTrash', 1)
      if (outcome === 'none' && copy.copied && !copy.looked)
        outOfReach.set('notInDrive', (outOfReach.get('notInDrive') ?? 0) + 1)
      // A copy in transfer when the delivery was aborted may arrive later: checked once more
      if (outcome === 'failed') rest.push(copy)
      else if (interrupted.has(copy.id) || leaveTo === 'server') rest.push({ ...copy, looked: true })
    }
    return rest
  }

  async function removeCopy(copies: LeadCopies, copy: CopyRef) {
    try {
      return await withTimeLimit(removalMs, closing.signal, (signal) => copies.remove(copy, signal))
    } catch (error) {
      log.warn(
        { lead: copy.id, error: error instanceof Error ? error.name : 'unknown' },
        'a copy cannot be removed now',
      )
      return 'failed'
    }
  }

  // ---- Pending copies ----

  function plan(): void {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void queue.run(resume).catch(logFailure), step).unref()
    step = Math.min(step * 2, longestStepMs)
  }

  /** Goes on with every erasure that is not complete. */
  async function resume(): Promise<void> {
    for (const record of await records()) {
      if (closed) return
      if (record.receipt.doneAt === null) await carryOut(record)
    }
  }

  const logFailure = (error: unknown): void => {
    log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'an erasure could not go on')
    plan()
  }

  // ---- Leads from an older backup ----

  /**
   * Removes leads and copies of people and leads that were erased after they were received. To be called before anything
   * is delivered. Resolves with how many leads there were.
   */
  const applyTombstones = (): Promise<number> =>
    queue.run(async () => {
      const known = await records()
      const tombstones = tombstonesOf(known, hashes, now())
      if (tombstones.isEmpty) return 0
      const roots = await dataRoots(dataDir)
      const found: Found[] = []
      /** Of the same id, and sent again after the erasure. */
      const newer = new Set<string>()
      for await (const stored of everyLead(roots)) {
        if (!stored.lead) continue
        const until = Math.max(
          tombstones.lead(stored.id) ?? 0,
          tombstones.person(addressOf(stored.lead)) ?? 0,
        )
        if (Date.parse(stored.lead.receivedAt) <= until) found.push(await factsOf(stored, stored.lead))
        else newer.add(stored.id)
      }
      const persons = new Set(known.map(({ tombstone }) => tombstone.person))
      for (const root of roots) {
        await removeLocalCopies({
          root,
          isErased: (id) => !newer.has(id) && tombstones.lead(id) !== null,
          isPerson: null,
          isPersonHash: (hash) => root !== dataDir && persons.has(hash),
        })
      }
      if (found.length > 0) await begin({ reason: 'restore', found, person: null, damaged: 0 })
      return found.length
    })

  return {
    /** The keyed hash of an address, as pending uploads carry it. */
    hashOf: (address: string): string => hashes.of('person', address),
    erasePerson,
    eraseLeads,
    applyTombstones,
    /** Newest first. */
    receipts: async (): Promise<Receipt[]> => (await records()).map(({ receipt }) => receipt).reverse(),
    /** Continues incomplete erasures, now and later. */
    start(): void {
      void queue.run(resume).catch(logFailure)
    },
    /** Continues incomplete erasures at once, after an erasure by another process. */
    resume: (): Promise<void> => queue.run(resume).catch(logFailure),
    /** Ids of leads in folders moved aside by restores and received before a time in milliseconds. */
    async asideBefore(time: number): Promise<string[]> {
      const ids: string[] = []
      const [, ...aside] = await dataRoots(dataDir)
      for await (const { id, lead } of everyLead(aside))
        if (lead && Date.parse(lead.receivedAt) < time) ids.push(id)
      return ids
    },
    async close(): Promise<void> {
      closed = true
      closing.abort()
      clearTimeout(timer)
      await queue.run(async () => undefined)
    },
  }
}

async function* everyLead(
  roots: readonly string[],
  isWanted: (id: string) => boolean = () => true,
): AsyncGenerator<StoredLead> {
  for (const root of roots) yield* leadsIn(root, isWanted)
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await syncFolder(path.dirname(folder))
}

async function googleIds(folder: string): Promise<string[]> {
  const text = await readOrNull(path.join(folder, googleIdsName))
  try {
    return Object.values(JSON.parse(text ?? '{}')).filter((id) => typeof id === 'string')
  } catch {
    // Incomplete: its copies are found by their marks
    return []
  }
}

/** What a receipt says of the leads, which says nothing of the persons. */
function factsOfAll(leads: readonly Lead[]): Pick<Receipt, 'kinds' | 'first' | 'last'> {
  if (leads.length === 0) return {}
  const kinds: Partial<Record<Lead['kind'], number>> = {}
  for (const { kind } of leads) kinds[kind] = (kinds[kind] ?? 0) + 1
  const times = leads.map(({ receivedAt }) => receivedAt).sort()
  return { kinds, first: times[0], last: times.at(-1) }
}
