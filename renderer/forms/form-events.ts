import type { LeadKind } from '#domain/leads/lead.ts'
import { formOpenedAddress } from '#domain/site/count-signals.ts'

/** Counts that a form was opened (R273). Sends nothing about the visitor; never fails. */
export function countFormOpened(form: LeadKind): void {
  fetch(formOpenedAddress(form), { method: 'POST', keepalive: true }).catch(() => undefined)
}
