import type { LeadKind } from '../leads/lead.ts'

/**
 * What a page tells the server for its counts (R271, R273): requests without a body, whose query has nothing of the visitor.
 * Without zod, so that every page can send them.
 */

/** POST: a page that was fetched ahead is looked at now. */
export const pageViewsEndpoint = '/api/page-views'

/** POST: a form was opened in a dialog. */
export const formEventsEndpoint = '/api/form-events'

export type FormEvent = 'opened' | 'sent'

export const formOpenedAddress = (form: LeadKind): string => `${formEventsEndpoint}?form=${form}&event=opened`
