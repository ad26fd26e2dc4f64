import type { LeadKind } from '#domain/leads/lead.ts'
import { type FormEvent, formEventAddress } from '#domain/site/count-signals.ts'
import { isCounted } from '../hydration/page-data.ts'

/** Tells the server, for its counts, what happened in a form (R273). Says nothing of the visitor, and never fails. */
export function countFormEvent(form: LeadKind, event: FormEvent, fields?: readonly string[]): void {
  if (!isCounted()) return
  fetch(formEventAddress(form, event, fields), { method: 'POST', keepalive: true }).catch(() => undefined)
}
