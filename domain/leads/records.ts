import type { ChannelState } from './channel-state.ts'
import type { ChannelViews } from './channel-view.ts'
import type { Handling } from './handling.ts'
import type { HeldReason, Lead, LeadKind } from './lead.ts'
import type { SpamSign } from './spam-signs.ts'

export const staffLeadsEndpoint = '/api/leads'

export type LeadState = 'held' | 'failed' | 'waiting' | 'delivered'

export type LeadRecord = {
  lead: Lead
  /** Why it is held; null when it is not, or no longer. */
  held: HeldReason | null
  deliveries: Record<string, ChannelState>
  handling: Handling
  /** For a lead held for its content: the signs of spam found. */
  signs?: SpamSign[]
  /** Long texts were cut for a list: `get` returns them in full. */
  shortened?: true
}

export type LeadFilter = {
  kind?: LeadKind | undefined
  state?: LeadState | undefined
  status?: Handling['status'] | undefined
  /** True: only held leads; false: only leads that are not held. */
  held?: boolean | undefined
  /** E-mail address of the member who took it on; `none`: nobody has. */
  owner?: string | undefined
  /** Text to find in the fields, notes or reference; ignores accents, capitals and apostrophes. */
  query?: string | undefined
}

export const leadOrders = ['attention', 'oldest', 'newest'] as const
export type LeadOrder = (typeof leadOrders)[number]

export const nobody = 'none'

export type LeadQuery = LeadFilter & {
  offset?: number | undefined
  limit?: number | undefined
  /** `attention`: see `attentionOf` in lead-query.ts. */
  order?: LeadOrder | undefined
}

export type LeadOverview = {
  /** The server's time, in milliseconds, from which deadlines are counted. */
  now: number
  /** Held leads are counted as held only, regardless of their status. */
  counts: { open: number; answered: number; closed: number; held: number }
  /** False without a mail server: mail is then written to files. */
  mailIsSent: boolean
  stuck: StuckLeads[]
  channels: ChannelViews
}

export type StuckLeads = {
  channel: string
  /** Number of leads that wait for it or were given up. */
  leads: number
  /** Ids of these leads: first those that any channel has given up, then the others; each group newest first; at most 500. */
  ids: string[]
  /** Time of the earliest first failure, in milliseconds since the epoch; null before any failure. */
  since: number | null
  /** Message of the latest failure; null before the first. */
  reason: string | null
}
