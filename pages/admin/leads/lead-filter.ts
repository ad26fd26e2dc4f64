import type { LeadKind } from '#domain/leads/lead.ts'
import {
  type LeadOrder,
  type LeadQuery,
  leadOrders,
  nobody,
  staffLeadsEndpoint,
} from '#domain/leads/records.ts'

/** What the list shows. It is in the address, so that links and a plain GET form can set it. */
export type LeadFilter = {
  view: LeadView
  kind: LeadKind | null
  query: string
  /** The member's own leads, or those without an owner; null: all. */
  owner: LeadOwners | null
  /** Null: the view's own order. */
  sort: LeadOrder | null
  /** The member's e-mail address; not in the page's address: a shared link shows the reader's own leads. */
  me: string
  /** The maximum number of rows. */
  show: number
}

export const leadViews = ['open', 'answered', 'closed', 'held'] as const
/** `all`: a search that looks everywhere. */
type LeadView = (typeof leadViews)[number] | 'all'

export const leadOwners = ['mine', nobody] as const
type LeadOwners = (typeof leadOwners)[number]

export const leadKinds = ['inquiry', 'question', 'onboarding'] as const satisfies LeadKind[]

/** The API's maximum, and how many more are shown at a time. */
export const mostShown = 500
export const shownAtOnce = 100

/** Reads any address; unknown values filter nothing. */
export function readFilter(search: Record<string, string>, me: string): LeadFilter {
  const query = (search.query ?? '').trim().slice(0, 200)
  const show = Math.trunc(Number(search.show))
  const view = leadViews.find((one) => one === search.status) ?? (query === '' ? 'open' : 'all')
  const sort = leadOrders.find((order) => order === search.sort) ?? null
  return {
    view,
    kind: leadKinds.find((kind) => kind === search.kind) ?? null,
    query,
    owner: leadOwners.find((owner) => owner === search.owner) ?? null,
    sort: sort === orderOf(view) ? null : sort,
    me,
    show: show > shownAtOnce ? Math.min(show, mostShown) : shownAtOnce,
  }
}

/** The default order of a view: longest waiting first, or newest first. */
export const orderOf = (view: LeadView): LeadOrder => (view === 'open' ? 'oldest' : 'newest')

/** The address of the list, or of one lead beside it. */
export function addressOf(
  { view, kind, query, owner, sort, show }: Omit<LeadFilter, 'me'>,
  id: string | null = null,
): string {
  const search = new URLSearchParams()
  const isDefault = view === (query === '' ? 'open' : 'all')
  if (!isDefault) search.set('status', view)
  if (kind) search.set('kind', kind)
  if (query) search.set('query', query)
  if (owner) search.set('owner', owner)
  if (sort && sort !== orderOf(view)) search.set('sort', sort)
  if (show !== shownAtOnce) search.set('show', String(show))
  const suffix = search.size > 0 ? `?${search}` : ''
  return `/admin/leads${id === null ? '' : `/${id}`}${suffix}`
}

/** The query behind a list, for the server's own list and for its API alike. */
export function listQuery({ view, kind, query, owner, sort, me, show }: LeadFilter): LeadQuery {
  return {
    ...(view === 'held' && { held: true }),
    ...((view === 'open' || view === 'answered' || view === 'closed') && { held: false, status: view }),
    ...(kind && { kind }),
    ...(query && { query }),
    ...(owner && { owner: owner === 'mine' ? me : owner }),
    limit: show,
    order: sort ?? orderOf(view),
  }
}

/** The query for the latest held leads, shown below those to answer; null where they do not belong. */
export function heldQuery({ view, kind, query, owner }: LeadFilter): LeadQuery | null {
  if (view !== 'open' || owner === 'mine') return null
  return { held: true, ...(kind && { kind }), ...(query && { query }), limit: heldShown }
}

const heldShown = 2

/** The address that exports a list, all its pages included. */
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
