import type { PageContextServer } from 'vike/types'
import { type ActivityKind, activityKinds, actors, type RecordedActivity } from '#domain/activity.ts'
import { capitalised } from '#domain/capitalised.ts'
import type { ErasureReceipt } from '#domain/leads/lead-views.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { dayInWords, timeOfDay } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

/** What the list shows. It is in the address, so that links and a plain GET form can set it. */
export type ActivityFilter = { by: string | null; kind: ActivityKind | null; page: number }

export type ActivityRow = {
  at: string
  time: string
  who: string
  what: string
  /** The object of the action; `href`: its page in the studio, if there is one. */
  object: { words: string; href: string | null } | null
  facts: string[]
  /** Only for an erasure: what was erased, and what must be erased elsewhere by hand. */
  receipt: Pick<ErasureReceipt, 'id' | 'isDone' | 'lines' | 'byHand'> | null
}

export type Data =
  | Refusal
  | {
      view: 'activity'
      frame: FrameFacts
      filter: ActivityFilter
      people: { id: string; name: string }[]
      /** Newest first. */
      days: { day: string; rows: ActivityRow[] }[]
      hasOlder: boolean
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, urlParsed } = pageContext
  const { activity } = services
  const frame = frameOf(services)
  if (!frame || !activity) return refusalOf(pageContext)
  const filter = readFilter(urlParsed.search)
  const { by, kind, page } = filter
  const [{ entries, hasOlder }, members] = await Promise.all([
    activity.read({ ...(by && { by }), ...(kind && { kind }), page }),
    activity.members(),
  ])
  const titles = await deletedTitles(services, entries)
  const receipts = entries.some(({ action }) => action in reasons)
    ? await services.staffLeads?.erasures()
    : []
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? wordsIn(text.actors, id) ?? text.former
  const isListed = by === null || names.has(by) || Object.values<string>(actors).includes(by)
  return {
    view: 'activity',
    frame,
    filter,
    people: [
      ...members,
      ...Object.values(actors).map((id) => ({ id, name: text.actors[id] })),
      ...(isListed ? [] : [{ id: by, name: text.former }]),
    ],
    days: byDay(entries, Date.now(), (entry) => ({
      ...rowOf(entry, nameOf, titles, services.channelInWords),
      receipt: receiptOf(entry, receipts ?? []),
    })),
    hasOlder,
  }
}

/** Unknown values in the address filter nothing. */
function readFilter(search: Record<string, string>): ActivityFilter {
  const { by = '', page = '' } = search
  const kinds = Object.keys(activityKinds) as ActivityKind[]
  return {
    by: /^[\w-]{1,100}$/.test(by) ? by : null,
    kind: kinds.find((kind) => kind === search.kind) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function byDay<Row>(
  entries: readonly RecordedActivity[],
  now: number,
  rowOf: (entry: RecordedActivity) => Row,
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = []
  for (const entry of entries) {
    const day = capitalised(dayInWords(entry.at, now))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(rowOf(entry))
    else days.push({ day, rows: [rowOf(entry)] })
  }
  return days
}

/** Titles of deleted posts by id, as an entry contains only the id of its post. */
async function deletedTitles(
  { history, staffPosts }: PageContextServer['services'],
  entries: readonly RecordedActivity[],
): Promise<ReadonlyMap<string, string>> {
  if (!history || !entries.some(({ action }) => action === 'post-deleted')) return new Map()
  const gone = await history.deleted()
  const posts = [...staffPosts(), ...(gone.status === 200 ? gone.posts : [])]
  return new Map(posts.map(({ id, title }) => [id, title]))
}

/** Null for a name that this version does not know. */
const wordsIn = (texts: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(texts, name) ? (texts[name] ?? null) : null

function rowOf(
  entry: RecordedActivity,
  nameOf: (id: string) => string,
  titles: ReadonlyMap<string, string>,
  channelInWords: (channel: string) => string,
): Omit<ActivityRow, 'receipt'> {
  const { at, by, action, facts } = entry
  const { method, purpose, role, channel, format, count, what } = facts
  const inWords = (fact: unknown) =>
    fact === undefined ? [] : (wordsIn(text.facts, String(fact)) ?? String(fact))
  const words = [
    ...[method, purpose, role].flatMap(inWords),
    ...(channel === undefined ? [] : [channelInWords(String(channel))]),
    ...[format, what].flatMap(inWords),
  ]
  return {
    at,
    time: timeOfDay(Date.parse(at)),
    who: by === null ? text.nobody : nameOf(by),
    what: wordsIn(text.actions, action) ?? action,
    object: objectOf(entry, nameOf, titles),
    facts: [...words, ...(typeof count === 'number' ? [text.times({ count })] : [])],
  }
}

function objectOf(
  { action, object, by }: RecordedActivity,
  nameOf: (id: string) => string,
  titles: ReadonlyMap<string, string>,
): ActivityRow['object'] {
  if (object === null) return null
  if (isLeadId(object)) return { words: referenceOf(object), href: `/admin/leads/${object}` }
  if (action === 'post-deleted')
    return { words: titles.get(object) ?? `…${object.slice(-4)}`, href: `/admin/posts/${object}/history` }
  if (!text.ofMembers.some((one) => one === action)) return { words: object, href: null }
  return object === by ? null : { words: nameOf(object), href: null }
}

const reasons: Readonly<Record<string, ErasureReceipt['reason']>> = {
  'person-erased': 'person',
  'lead-erased': 'lead',
  'leads-expired': 'retention',
  'leads-erased-again': 'restore',
}

/** Older entries lack the id of their receipt: it is the last one before the entry with the same reason. */
function receiptOf(
  { at, action, facts }: RecordedActivity,
  receipts: readonly ErasureReceipt[],
): ActivityRow['receipt'] {
  const found = receipts.find((receipt) =>
    facts.receipt === undefined
      ? receipt.reason === reasons[action] && receipt.at <= at
      : receipt.id === facts.receipt,
  )
  if (!found) return null
  const { id, isDone, lines, byHand } = found
  return { id, isDone, lines: lines.filter((line) => line !== byHand), byHand }
}
