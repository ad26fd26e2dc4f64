import { leadsText as text } from '#locales/en/admin-leads.ts'
import type { InboxActions } from './use-inbox.ts'

export type Stamp = { by: string; name?: string }

/** Oneself as one is called now, others as they were called then, whether they are still here or not. */
export function whoIn({ from: { member } }: InboxActions, { by, name }: Stamp): string {
  return by === member.email ? member.name : by === 'command line' ? text.commandLine : name || by
}
