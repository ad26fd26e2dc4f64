import type { ChannelState } from './channel-state.ts'
import type { ChannelViews } from './channel-view.ts'
import type { Handling } from './handling.ts'
import type { HeldReason, Lead, LeadKind } from './lead.ts'
import type { SpamSign } from './spam-signs.ts'

/** Leads as staff see them. */

export const staffLeadsEndpoint = '/api/leads'

export type LeadState = 'held' | 'failed' | 'waiting' | 'delivered'

export type LeadRecord = {
  lead: Lead
  /** Why it is held now; null when it is not, or not any more. */
  held: HeldReason | null
  deliveries: Record<string, ChannelState>
  handling: Handling
  /** Of one that is held for its words: what speaks against it. */
  signs?: SpamSign[]
  /** Long texts were cut for a list: `get` has all of them. */
  shortened?: true
}

export type LeadFilter = {
  kind?: LeadKind | undefined
  state?: LeadState | undefined
  status?: Handling['status'] | undefined
  /** Only held leads, or only those not held. */
  held?: boolean | undefined
  /** E-mail address of the member who has taken it; `none`: nobody has. */
  owner?: string | undefined
  /**
   * Text that occurs anywhere in what the visitor sent, in a note, or as the reference; whatever its accents, capitals and
   * apostrophes.
   */
  query?: string | undefined
}

export const leadOrders = ['attention', 'oldest', 'newest'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Of `owner` in a filter. */
export const nobody = 'none'

export type LeadQuery = LeadFilter & {
  offset?: number | undefined
  limit?: number | undefined
  /** `attention`: see `attentionOf` in lead-query.ts. */
  order?: LeadOrder | undefined
}

export type LeadOverview = {
  /** The server's time, in milliseconds: deadlines are counted by it. */
  now: number
  /** Held leads are counted as held only, regardless of their status. */
  counts: { open: number; answered: number; closed: number; held: number }
  /** False without a mail server: what is to be mailed is written to files. */
  mailIsSent: boolean
  stuck: StuckLeads[]
  /** By name: what to call each channel. */
  channels: ChannelViews
}

/** A channel that does not take leads at the moment. */
export type StuckLeads = {
  channel: string
  /** Number of leads that wait for it or were given up. */
  leads: number
  /** Of them, newest first; at most 500. */
  ids: string[]
  /** Milliseconds since the epoch: the first failure of the oldest; null before the first. */
  since: number | null
  /** Message of the latest failure; null before the first. */
  reason: string | null
}
