import { rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { withTimeLimit } from '../../kernel/time-limit.ts'
import type { Channel, LeadCopies } from '../channels/channel.ts'
import { channelKinds } from '../channels/channels.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { dataRoots, namesIn } from '../store/stored-leads.ts'
import type { CopyRef, ErasureRecord } from './erasure.schema.ts'
import { add, type Counts } from './place.ts'
import { removeFromPlaces } from './places.ts'
import type { Hashes } from './tombstones.ts'

const removalMs = 30_000

export type RemovalContext = {
  dataDir: string
  /** Ends deliveries and removes lead folders; null where no server can be running, as during a restore. */
  repository: Pick<LeadRepository, 'erase'> | null
  channels: readonly Channel[]
  /** Leaves copies elsewhere to the next start of the server. */
  leaveCopies?: boolean
  hashes: Hashes
  log: Log
  now: () => number
  /** Ends the removal of copies elsewhere. */
  closing: AbortSignal
}

/** Removes copies that are still there. May be repeated. Resolves with the updated record. */
export async function removeEverywhere(
  { receipt, tombstone, pending: copies, ...record }: ErasureRecord,
  context: RemovalContext,
): Promise<ErasureRecord> {
  const { dataDir, hashes, now } = context
  const ids = new Set(copies.map(({ id }) => id))
  const isErased = (id: string) => ids.has(id)
  const counts: Counts = Object.fromEntries(receipt.removed.map(({ place, count }) => [place, count]))
  const outOfReach: Counts = Object.fromEntries(receipt.unreachable.map(({ what, count }) => [what, count]))
  const interrupted = await removeFolders(isErased, counts, context)
  const pending = await removeCopies(copies, { counts, outOfReach, interrupted }, context)
  const isPersonHash = (hash: string) => hash === tombstone.person
  const isPerson = (address: string, at: number) =>
    at <= tombstone.until && hashes.all('person', address).some(isPersonHash)
  const unclear: Counts = {}
  for (const root of await dataRoots(dataDir)) {
    const found = await removeFromPlaces({
      ...{ root, isErased, isPersonHash },
      isPerson: tombstone.person === null ? null : isPerson,
    })
    for (const [what, count] of Object.entries(found.unclear)) add(unclear, what, count)
    for (const [place, count] of Object.entries(found.counts))
      add(counts, root === dataDir ? place : 'aside', count)
  }
  if (tombstone.person !== null) Object.assign(outOfReach, unclear)
  return {
    ...record,
    tombstone,
    pending,
    receipt: {
      ...receipt,
      removed: Object.entries(counts).map(([place, count]) => ({ place, count })),
      pending: new Set(pending.map(({ id }) => id)).size,
      unreachable: Object.entries(outOfReach).map(([what, count]) => ({ what, count })),
      doneAt: pending.length > 0 ? null : (receipt.doneAt ?? new Date(now()).toISOString()),
    },
  }
}

/** Resolves with the leads that had a running delivery, which may have written a copy. */
async function removeFolders(
  isErased: (id: string) => boolean,
  counts: Counts,
  { dataDir, repository }: RemovalContext,
): Promise<Set<string>> {
  const interrupted = new Set<string>()
  for (const root of await dataRoots(dataDir)) {
    const isOwn = root === dataDir
    for (const id of (await namesIn(path.join(root, 'leads'))).filter(isErased)) {
      const folder = path.join(root, 'leads', id)
      const files = (await namesIn(path.join(folder, 'files'))).length
      if (isOwn && repository) {
        if ((await repository.erase(id)).interrupted) interrupted.add(id)
      } else {
        await rm(folder, { recursive: true, force: true })
        await syncFolder(path.dirname(folder))
      }
      add(counts, isOwn ? 'leads' : 'aside', 1)
      add(counts, isOwn ? 'files' : 'aside', files)
    }
  }
  return interrupted
}

type Found = { counts: Counts; outOfReach: Counts; interrupted: ReadonlySet<string> }

async function removeCopies(
  copies: CopyRef[],
  { counts, outOfReach, interrupted }: Found,
  context: RemovalContext,
): Promise<CopyRef[]> {
  const { channels, leaveCopies } = context
  if (leaveCopies) return copies
  const rest: CopyRef[] = []
  const unreachable = new Set<string>()
  for (const copy of copies) {
    const { channel, target } = copy
    const named = channelKinds.find(({ name }) => name === channel)?.copies?.named
    const own = channels.find(({ name }) => name === channel)?.copies
    // An empty target: the lead was brought back by a restore
    if (!own || !named || (target !== own.target && target !== '')) {
      if (copy.copied && named) add(outOfReach, named.former, 1)
      continue
    }
    const outcome = unreachable.has(channel) ? 'failed' : await removeCopy(own, copy, context)
    if (outcome === 'failed') unreachable.add(channel)
    if (outcome === 'removed' || outcome === 'trashed') add(counts, named[outcome], 1)
    if (outcome === 'none' && copy.copied && !copy.looked) add(outOfReach, named.missing, 1)
    // A copy that was being sent when its delivery was aborted may arrive later: looked for once more
    if (outcome === 'failed') rest.push(copy)
    else if (interrupted.has(copy.id)) rest.push({ ...copy, looked: true })
  }
  return rest
}

async function removeCopy(copies: LeadCopies, copy: CopyRef, { closing, log }: RemovalContext) {
  try {
    return await withTimeLimit(removalMs, closing, (signal) => copies.remove(copy, signal))
  } catch (error) {
    log.warn(
      { lead: copy.id, error: error instanceof Error ? error.name : 'unknown' },
      'a copy cannot be removed now',
    )
    return 'failed'
  }
}
