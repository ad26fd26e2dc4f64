import type { LeadKind } from '#domain/leads/lead.ts'
import { formOpenedAddress } from '#domain/site/count-signals.ts'

/** Tells the server, for its counts, that a form was opened (R273). Says nothing of the visitor, and never fails. */
export function countFormOpened(form: LeadKind): void {
  fetch(formOpenedAddress(form), { method: 'POST', keepalive: true }).catch(() => undefined)
}
