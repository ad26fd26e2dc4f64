import type { PageContextServer } from 'vike/types'
import { type ActivityKind, activityKinds, actors, type RecordedActivity } from '#domain/audit/activity.ts'
import { capitalised } from '#domain/capitalised.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { activityText as text } from '#locales/en/admin-activity.ts'
import type { FrameFacts } from '#renderer/admin/frame.tsx'
import { dayInWords, timeOfDay } from '#renderer/admin/moments.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { type ActivityFilter, kinds, readFilter } from './activity-filter.ts'
import { factsInWords, wordsIn } from './activity-words.ts'
import { type EntriesOfDay, isSignInOrOut, type QuietDays, quietDays, spansOf } from './quiet-days.ts'

const shownAtOnce = 50

type Entries = [RecordedActivity, ...RecordedActivity[]]

/** The sign of an event: that of its kind, or a closer one. */
export type ActivityMark = ActivityKind | 'picture' | 'erasure' | 'refused'

const closerMarks: Readonly<Record<string, ActivityMark>> = {
  'sign-in-failed': 'refused',
  'confirmation-failed': 'refused',
  'delivery-given-up': 'refused',
  'events-lost': 'refused',
  'lead-erased': 'erasure',
  'person-erased': 'erasure',
  'leads-expired': 'erasure',
  'image-deleted': 'picture',
}

export type ActivityRow = {
  n: number
  /** When, newest first: several where a row stands for several entries. */
  times: { at: string; time: string }[]
  mark: ActivityMark
  who: string
  what: string
  /** To what it was done, with a page of the studio where there is one. */
  object: { words: string; href: string | null } | null
  facts: string[]
}

/** A day with its rows, or several days in one. */
export type ActivityDay = { day: string; rows: ActivityRow[] } | QuietDays

export type Data =
  | Refusal
  | {
      view: 'activity'
      frame: FrameFacts
      filter: ActivityFilter
      /** Whom the list can be filtered by. */
      people: { id: string; name: string }[]
      /** Newest first. */
      days: ActivityDay[]
      next: number | null
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, urlParsed } = pageContext
  const { activity } = services
  const frame = frameOf(services)
  if (!frame || !activity) return refusalOf(pageContext)
  const filter = readFilter(urlParsed.search)
  const { by, kind, before } = filter
  const query = { ...(by && { by }), ...(kind && { kind }), ...(before && { before }), limit: shownAtOnce }
  const [{ entries, next }, members] = await Promise.all([activity.read(query), activity.members()])
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const titles = await deletedTitles(services, entries)
  const nameOf = (id: string): string => names.get(id) ?? wordsIn(text.actors, id) ?? text.former
  const whoOf = (by: string | null): string => (by === null ? text.nobody : nameOf(by))
  const isListed = by === null || names.has(by) || Object.values<string>(actors).includes(by)
  const now = Date.now()
  return {
    view: 'activity',
    frame,
    filter,
    people: [
      ...members,
      ...Object.values(actors).map((id) => ({ id, name: text.actors[id] })),
      ...(isListed ? [] : [{ id: by, name: text.former }]),
    ],
    days: spansOf(byDay(entries, now), { apart: kind !== null }).map((span) =>
      span.length > 1
        ? quietDays(span, whoOf)
        : {
            day: capitalised(span[0].day),
            rows: gathered(span[0].entries).map((alike) => rowOf(alike, nameOf, titles)),
          },
    ),
    next,
  }
}

/** Entries under the day they are of, in the order they came. */
function byDay(entries: readonly RecordedActivity[], now: number): EntriesOfDay[] {
  const days: EntriesOfDay[] = []
  for (const entry of entries) {
    const day = dayInWords(entry.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** Entries of a day by rows. Who signed in or out again in the same way has one row, where the newest of them stands. */
function gathered(entries: readonly RecordedActivity[]): Entries[] {
  const rows = new Map<string, Entries>()
  for (const entry of entries) {
    const { n, by, action, facts } = entry
    const key = isSignInOrOut(entry) ? JSON.stringify([by, action, facts]) : String(n)
    const row = rows.get(key)
    if (row) row.push(entry)
    else rows.set(key, [entry])
  }
  return [...rows.values()]
}

/** The trail knows posts by their ids. Titles by id, for those that were deleted; some may be back. */
async function deletedTitles(
  { history, staffPosts }: PageContextServer['services'],
  entries: readonly RecordedActivity[],
): Promise<ReadonlyMap<string, string>> {
  if (!history || !entries.some(({ action }) => action === 'post-deleted')) return new Map()
  const gone = await history.deleted()
  const posts = [...staffPosts(), ...(gone.status === 200 ? gone.posts : [])]
  return new Map(posts.map(({ id, title }) => [id, title]))
}

function rowOf(
  alike: Entries,
  nameOf: (id: string) => string,
  titles: ReadonlyMap<string, string>,
): ActivityRow {
  const [{ n, by, action, object, facts }] = alike
  const { count } = facts
  return {
    n,
    times: alike.map(({ at }) => ({ at, time: timeOfDay(Date.parse(at)) })),
    mark: markOf(action),
    who: by === null ? text.nobody : nameOf(by),
    // Of a later version
    what: wordsIn(text.actions, action) ?? action,
    object: object === null ? null : objectOf(action, object, by, nameOf, titles),
    facts: [...factsInWords(facts), ...(typeof count === 'number' ? [text.times({ count })] : [])],
  }
}

/** An action of a later version is one of the trail. */
const markOf = (action: string): ActivityMark =>
  closerMarks[action] ??
  kinds.find((kind) => activityKinds[kind].some((known: string) => known === action)) ??
  'trail'

function objectOf(
  action: string,
  object: string,
  by: string | null,
  nameOf: (id: string) => string,
  titles: ReadonlyMap<string, string>,
): ActivityRow['object'] {
  if (isLeadId(object)) return { words: referenceOf(object), href: `/admin/leads/${object}` }
  if (action === 'post-deleted')
    return { words: titles.get(object) ?? `…${object.slice(-4)}`, href: `/admin/posts/${object}/history` }
  const isMember = text.ofMembers.some((one) => one === action)
  if (!isMember) return { words: object, href: null }
  return object === by ? null : { words: nameOf(object), href: null }
}
