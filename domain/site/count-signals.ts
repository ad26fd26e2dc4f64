import type { LeadKind } from '../leads/lead.ts'

/**
 * What a page tells the server for its counts (R271, R273): requests without a body, whose query has nothing of the visitor.
 * Without zod, so that every page can send them.
 */

/** POST: a page that was fetched ahead is looked at now. */
export const pageViewsEndpoint = '/api/page-views'

/** POST: something happened in a form. */
export const formEventsEndpoint = '/api/form-events'

export type FormEvent = 'opened' | 'started' | 'refused' | 'sent'

/** `fields`: names of the fields that were refused. */
export function formEventAddress(form: LeadKind, event: FormEvent, fields: readonly string[] = []): string {
  const query = new URLSearchParams({ form, event })
  for (const field of fields) query.append('field', field)
  return `${formEventsEndpoint}?${query}`
}
