import type { LeadKind } from '../leads/lead.ts'

/**
 * The signals that pages send for the server's counts (R271, R273): requests without a body or visitor data in the query.
 * Without zod, so that every page can send them.
 */

/** POST: a prefetched page is now being viewed. */
export const pageViewsEndpoint = '/api/page-views'

/** POST: a form was opened in a dialog. */
export const formEventsEndpoint = '/api/form-events'

export type FormEvent = 'opened' | 'sent'

export const formOpenedAddress = (form: LeadKind): string => `${formEventsEndpoint}?form=${form}&event=opened`
