import type { ChannelState } from '#domain/leads/channel-state.ts'
import type { Handling } from '#domain/leads/handling.ts'
import type { HeldReason, Lead, LeadKind } from '#domain/leads/lead.ts'
import type { LeadState } from '#domain/leads/records.ts'
import type { Channel } from '../channels/channel.ts'
import { advance, type DeliveryEvent, untried } from '../delivery/delivery.ts'

/** The part of a lead that stays in memory: no text from visitors or staff. */
export type LeadEntry = {
  id: string
  kind: LeadKind
  /** Milliseconds since the epoch. */
  receivedAt: number
  held: HeldReason | null
  status: Handling['status']
  /** Id of the account that the lead is assigned to, which may be gone. */
  owner: string | null
  /** Names of its fields. All leads of the same form share one list. */
  fields: readonly string[]
  /** The delivery log does not end with a newline, so the next line must begin with one. */
  torn: boolean
  /** Only the channels that deliver this lead. */
  states: Map<string, ChannelState>
}

export type LeadIndex = Map<string, LeadEntry>

export function createEntries({
  channels,
  retryBaseMs,
}: {
  channels: readonly Channel[]
  retryBaseMs: number
}) {
  const fieldLists = new Map<string, readonly string[]>()

  function shared(fields: readonly string[]): readonly string[] {
    const key = fields.join('\n')
    const known = fieldLists.get(key)
    if (known) return known
    fieldLists.set(key, fields)
    return fields
  }

  return {
    /** The entry of a lead before any delivery attempt or action of staff. */
    of(lead: Lead): LeadEntry {
      const { id, kind, held = null } = lead
      const receivedAt = Date.parse(lead.receivedAt)
      const taking = channels.filter((channel) => channel.takes?.(lead) ?? true)
      const states = new Map(taking.map((channel) => [channel.name, untried(receivedAt)]))
      const fields = shared(Object.keys(lead.fields))
      return {
        id,
        kind,
        receivedAt,
        held,
        status: 'open',
        owner: null,
        fields,
        torn: false,
        states,
      }
    },

    apply(entry: LeadEntry, event: DeliveryEvent): void {
      if (event.event === 'resend') entry.held = null
      const state = entry.states.get(event.channel)
      if (state) entry.states.set(event.channel, advance(state, event, retryBaseMs))
    },
  }
}

export function stateOf({ held, states }: Pick<LeadEntry, 'held' | 'states'>): LeadState {
  if (held !== null) return 'held'
  const statuses = [...states.values()].map(({ status }) => status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.includes('waiting') ? 'waiting' : 'delivered'
}

/** Start of the waiting time: the last release or resend, if any. Milliseconds since the epoch. */
export function waitingSince(entry: Pick<LeadEntry, 'states' | 'receivedAt'>, channel: string): number {
  const state = entry.states.get(channel)
  return state?.firstFailureAt ?? state?.nextTryAt ?? entry.receivedAt
}
