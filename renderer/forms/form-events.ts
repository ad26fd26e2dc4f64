import type { LeadKind } from '#domain/leads/lead.ts'
import { type FormEvent, formEventAddress } from '#domain/site/count-signals.ts'

/** Tells the server, for its counts, what happened in a form (R273). Says nothing of the visitor, and never fails. */
export function countFormEvent(form: LeadKind, event: FormEvent, fields?: readonly string[]): void {
  fetch(formEventAddress(form, event, fields), { method: 'POST', keepalive: true }).catch(() => undefined)
}
