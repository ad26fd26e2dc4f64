import type { LeadKind } from '../leads/lead.ts'

/** Signals for the counts (R271, R273), without body or visitor data. No zod: every page sends them. */

/** POST: a prefetched page is now being viewed. */
export const pageViewsEndpoint = '/api/page-views'

/** POST: a form was opened in a dialog. */
export const formEventsEndpoint = '/api/form-events'

export type FormEvent = 'opened' | 'sent'

export const formOpenedAddress = (form: LeadKind): string => `${formEventsEndpoint}?form=${form}&event=opened`
