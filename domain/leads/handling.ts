/** Triage of a lead by staff. */

export const leadStatuses = ['open', 'answered', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export type Handling = {
  status: LeadStatus
  /** ISO 8601; null while it is open. */
  statusSince: string | null
  notes: (Stamp & { text: string })[]
  released: Stamp | null
}

/** `name` as in the event. */
export type Stamp = { at: string; by: string; name?: string }
