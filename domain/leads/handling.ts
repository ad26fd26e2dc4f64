/** Hours after which staff are reminded of an open lead, and after which the answer counts as late (R286). */
export const remindAfterHours = 20
export const lateAfterHours = 24

export const leadStatuses = ['open', 'answered', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export type Handling = {
  status: LeadStatus
  /** ISO 8601; null while it is open. */
  statusSince: string | null
  notes: (Stamp & { text: string })[]
  released: Stamp | null
  /** The member who answers it; null until somebody takes it on, and once that member's account is removed. */
  owner: Owner | null
}

export type Owner = { email: string; name: string }

export type Stamp = { at: string; by: string; name?: string }
