import type { StaffRole } from '#domain/staff/roles.ts'

/** The recorded actions, by kind. Entries stay for two years, so an action never changes its meaning. */
export const activityKinds = {
  access: ['sign-in', 'sign-in-failed', 'sign-out', 'confirmation-failed', 'sessions-ended'],
  accounts: [
    'account-added',
    'account-set-up',
    'account-removed',
    'role-changed',
    'password-changed',
    'password-removed',
    'passkey-added',
    'passkey-removed',
    'recovery-codes-made',
    'link-made',
    'link-withdrawn',
  ],
  leads: [
    'leads-listed',
    'lead-viewed',
    'lead-file-opened',
    'leads-exported',
    'person-reported',
    'lead-erased',
    'person-erased',
    'leads-expired',
    'leads-erased-again',
    'lead-resent',
    'lead-released',
    'lead-held',
    'delivery-given-up',
  ],
  content: ['preview-made', 'preview-revoked', 'post-deleted', 'image-deleted', 'site-changed'],
} as const

export type ActivityKind = keyof typeof activityKinds
export type ActivityAction = (typeof activityKinds)[ActivityKind][number]

/** Used instead of a member's id: the operator at the command line, or the server acting on its own. */
export const actors = { commandLine: 'command-line', server: 'server' } as const

/** Details of the action: the program's own words or numbers, never text that somebody typed. */
export type ActivityFacts = {
  method?: 'password' | 'passkey' | 'link' | 'set-up'
  purpose?: 'set-up' | 'sign-in'
  role?: StaffRole
  channel?: string
  format?: 'csv' | 'json'
  count?: number
  what?: 'business' | 'prices' | 'texts'
  receipt?: string
}

/** `object`: the random id of the action's target. */
export type Activity = ActivityFacts & {
  /** A member's id or one of `actors`; null when nobody was signed in. */
  by: string | null
  action: ActivityAction
  object?: string | null
}

/** Records an activity. Never rejects; resolves when it is written. */
export type RecordActivity = (activity: Activity) => Promise<void>

export const recordNothing: RecordActivity = async () => undefined

/** As written to the log, perhaps by an older or newer version with other actions and facts. */
export type RecordedActivity = {
  /** ISO 8601. */
  at: string
  by: string | null
  action: string
  object: string | null
  facts: Readonly<Record<string, string | number>>
}

/** Newest first. */
export type ActivityPage = { entries: RecordedActivity[]; hasOlder: boolean }

export type ActivityQuery = {
  /** A member's id, or one of `actors`: what they did, and what was done to their account. */
  by?: string
  kind?: ActivityKind
  /** From 1. */
  page?: number
}

export type ActivityLog = {
  read(query: ActivityQuery): Promise<ActivityPage>
  members(): Promise<{ id: string; name: string }[]>
}
