import type { Owner } from '#domain/leads/handling.ts'
import type { FileGroup } from '#domain/leads/onboarding-form.schema.ts'
import type { LeadOverview, LeadQuery, LeadRecord } from '#domain/leads/records.ts'

export type StaffLeads = {
  /** Number of open leads. */
  toAnswer(): number
  stuck(): StuckChannel[]
  list(query: LeadQuery): Promise<{ total: number; leads: LeadRecord[] }>
  overview(): Promise<LeadOverview>
  get(id: string): Promise<LeadRecord | null>
  /** The members who may take on a lead. */
  members(): Promise<Owner[]>
  /** What was erased, newest first, in the staff's language; nothing personal. */
  erasures(): Promise<ErasureReceipt[]>
}

export type ErasureReceipt = {
  id: string
  at: string
  reason: 'person' | 'lead' | 'retention' | 'restore'
  /** No copy is still waiting to be erased. */
  isDone: boolean
  lines: string[]
  /** The line that calls for action: what staff must erase elsewhere by hand. */
  byHand: string | null
}

/** `title`: a sentence saying that it is stuck. */
export type StuckChannel = { channel: string; title: string; leads: number }

export type FormState = {
  /** The submitted values, to fill the form again; a list for fields with several values. */
  values: Record<string, string | string[]>
  errors: Record<string, string[]>
  /** The values were prefilled from another form; nothing was refused. */
  begun?: true
  /** A message about the whole form: the failure or the reference. */
  message?: string
  attached?: AttachedFile[]
  /** Unguessable token of the pending uploads, sent with the form. */
  tray?: string
}

export type AttachedFile = { group: FileGroup; name: string; size: number }
