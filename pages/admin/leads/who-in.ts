import { leadsText as text } from '#locales/en/admin-leads.ts'
import type { InboxActions } from './use-inbox.ts'

export type Stamp = { by: string; name?: string }

/** The member's own current name; for others, the name recorded with the stamp, even if they have left. */
export function whoIn({ from: { member } }: InboxActions, { by, name }: Stamp): string {
  return by === member.email ? member.name : by === 'command line' ? text.commandLine : name || by
}
