import type { LeadKind } from '#domain/leads/lead.ts'
import { type LeadQuery, staffLeadsEndpoint } from '#domain/leads/records.ts'

/** What the list shows. It stands in the address, so that it works by plain links and a GET form. */
export type LeadFilter = {
  view: LeadView
  kind: LeadKind | null
  query: string
  /** At most so many rows. */
  show: number
}

export const leadViews = ['open', 'answered', 'closed', 'held'] as const
/** `all`: a search that looks everywhere. */
type LeadView = (typeof leadViews)[number] | 'all'

export const leadKinds = ['inquiry', 'question', 'onboarding'] as const satisfies LeadKind[]

/** What the API gives at most, and what is added at a time. */
export const mostShown = 500
export const shownAtOnce = 100

/** Whatever stands in an address; what is unknown filters nothing. */
export function readFilter(search: Record<string, string>): LeadFilter {
  const query = (search.query ?? '').trim().slice(0, 200)
  const show = Math.trunc(Number(search.show))
  return {
    view: leadViews.find((view) => view === search.status) ?? (query === '' ? 'open' : 'all'),
    kind: leadKinds.find((kind) => kind === search.kind) ?? null,
    query,
    show: show > shownAtOnce ? Math.min(show, mostShown) : shownAtOnce,
  }
}

/** The address of the list, or of one lead beside it. */
export function addressOf({ view, kind, query, show }: LeadFilter, id: string | null = null): string {
  const search = new URLSearchParams()
  const isDefault = view === (query === '' ? 'open' : 'all')
  if (!isDefault) search.set('status', view)
  if (kind) search.set('kind', kind)
  if (query) search.set('query', query)
  if (show !== shownAtOnce) search.set('show', String(show))
  const suffix = search.size > 0 ? `?${search}` : ''
  return `/admin/leads${id === null ? '' : `/${id}`}${suffix}`
}

/** The question behind a list, for the server's own list and for its API alike. */
export function listQuery({ view, kind, query, show }: LeadFilter): LeadQuery {
  return {
    ...(view === 'held' && { held: true }),
    ...((view === 'open' || view === 'answered' || view === 'closed') && { held: false, status: view }),
    ...(kind && { kind }),
    ...(query && { query }),
    limit: show,
    order: view === 'open' ? 'oldest' : 'newest',
  }
}

/** Below what is to answer stand the latest of what is held; null where they do not belong. */
export function heldQuery({ view, kind, query }: LeadFilter): LeadQuery | null {
  if (view !== 'open') return null
  return { held: true, ...(kind && { kind }), ...(query && { query }), limit: heldShown }
}

const heldShown = 2

/** The address of the export of what a list shows; of all pages of it. */
export function exportAddress(filter: LeadFilter, format: 'csv' | 'json'): string {
  const { limit: _limit, order: _order, ...query } = listQuery(filter)
  return `${staffLeadsEndpoint}/export?${searchOf({ format, ...query })}`
}

export function searchOf(query: LeadQuery & { format?: 'csv' | 'json' }): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  }
  return search
}
