import { type ActivityKind, activityKinds } from '#domain/audit/activity.ts'

/** What the list shows. It stands in the address, so that it works by plain links and a GET form. */
export type ActivityFilter = {
  by: string | null
  kind: ActivityKind | null
  /** Only entries with lower numbers; null: from the newest on. */
  before: number | null
}

export const kinds = Object.keys(activityKinds) as ActivityKind[]

/** Whatever stands in an address; what is unknown filters nothing. */
export function readFilter(search: Record<string, string>): ActivityFilter {
  const { by = '', before = '' } = search
  return {
    by: /^[\w-]{1,100}$/.test(by) ? by : null,
    kind: kinds.find((kind) => kind === search.kind) ?? null,
    before: /^\d{1,15}$/.test(before) ? Number(before) : null,
  }
}

export function addressOf({ by, kind, before }: ActivityFilter): string {
  const search = new URLSearchParams()
  if (by !== null) search.set('by', by)
  if (kind !== null) search.set('kind', kind)
  if (before !== null) search.set('before', String(before))
  return `/admin/activity${search.size > 0 ? `?${search}` : ''}`
}
