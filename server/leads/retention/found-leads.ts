import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Lead } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { readOrNull } from '../../kernel/files.ts'
import type { Channel } from '../channels/channel.ts'
import { channelKinds } from '../channels/channels.ts'
import { parseDeliveryLog } from '../delivery/delivery.ts'
import type { StoredLead } from '../store/stored-leads.ts'
import type { CopyRef, ErasureRecord, Receipt } from './erasure.schema.ts'
import { add, type Counts } from './place.ts'
import type { Hashes } from './tombstones.ts'

export type FoundLead = { lead: Lead; copies: CopyRef[]; left: Counts }

export async function factsOf(
  { folder }: StoredLead,
  lead: Lead,
  channels: readonly Channel[],
): Promise<FoundLead> {
  const { events } = parseDeliveryLog((await readOrNull(path.join(folder, 'delivery.jsonl'))) ?? '')
  const { id, kind, receivedAt } = lead
  const found: FoundLead = { lead, copies: [], left: {} }
  for (const { name, copies, leaves } of channelKinds) {
    const own = events.filter(({ channel }) => channel === name)
    for (const [what, count] of Object.entries(leaves?.(own) ?? {})) add(found.left, what, count)
    if (!copies) continue
    found.copies.push({
      channel: name,
      ...{ id, kind, receivedAt },
      ids: (await copies.idsIn?.(folder)) ?? [],
      copied: own.some(({ event }) => event === 'delivered'),
      target: channels.find((one) => one.name === name)?.copies?.target ?? '',
      looked: false,
    })
  }
  return found
}

type Erased = {
  reason: Receipt['reason']
  months?: number | undefined
  found: readonly FoundLead[]
  person: string | null
  damaged: number
}

/** The record of an erasure that is about to begin. `at`: milliseconds since the epoch. */
export function recordOf(
  { reason, months, found, person, damaged }: Erased,
  at: number,
  hashes: Hashes,
): ErasureRecord {
  // The same lead may be in the data folder and in a folder that a restore moved aside
  const leads = [...new Map(found.map((one) => [one.lead.id, one])).values()]
  const ids = leads.map(({ lead }) => lead.id)
  const left: Counts = {}
  for (const one of leads) for (const [what, count] of Object.entries(one.left)) add(left, what, count)
  add(left, 'damaged', damaged)
  return {
    receipt: {
      id: `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z-${randomBytes(4).toString('hex')}`,
      at: new Date(at).toISOString(),
      reason,
      ...(months !== undefined && { months }),
      ...whichAndWhen(leads.map(({ lead }) => lead)),
      references: ids.map(referenceOf),
      removed: [],
      pending: leads.length,
      unreachable: [
        ...Object.entries(left).map(([what, count]) => ({ what, count })),
        { what: 'backups', count: 0 },
      ],
      doneAt: null,
    },
    tombstone: {
      // If the clock was set back, the erased leads must not look newer than the erasure
      until: Math.max(at, ...leads.map(({ lead }) => Date.parse(lead.receivedAt))),
      leads: ids.map((id) => hashes.of('lead', id)),
      person,
    },
    pending: leads.flatMap(({ copies }) => copies),
  }
}

/** What a receipt says about the leads; nothing in it identifies a person. */
function whichAndWhen(leads: readonly Lead[]): Pick<Receipt, 'kinds' | 'first' | 'last'> {
  if (leads.length === 0) return {}
  const kinds: Partial<Record<Lead['kind'], number>> = {}
  for (const { kind } of leads) kinds[kind] = (kinds[kind] ?? 0) + 1
  const times = leads.map(({ receivedAt }) => receivedAt).sort()
  return { kinds, first: times[0], last: times.at(-1) }
}
