import type { PageContextServer } from 'vike/types'
import { actors, type RecordedActivity } from '#domain/audit/activity.ts'
import { isLeadId, referenceOf } from '#domain/leads/reference.ts'
import { activityText as text } from '#locales/en/admin-activity.ts'
import type { FrameFacts } from '#renderer/admin/frame.tsx'
import { momentInWords } from '#renderer/admin/moments.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { type ActivityFilter, readFilter } from './activity-filter.ts'

const shownAtOnce = 50

export type ActivityRow = {
  n: number
  at: string
  when: string
  who: string
  what: string
  /** To what it was done, with a page of the studio where there is one. */
  object: { words: string; href: string | null } | null
  facts: string[]
}

export type Data =
  | Refusal
  | {
      view: 'activity'
      frame: FrameFacts
      filter: ActivityFilter
      /** Whom the list can be filtered by. */
      people: { id: string; name: string }[]
      rows: ActivityRow[]
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
  const nameOf = (id: string): string => names.get(id) ?? wordsIn(text.actors, id) ?? text.former
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
    rows: entries.map((entry) => rowOf(entry, nameOf, now)),
    next,
  }
}

function rowOf(
  { n, at, by, action, object, facts }: RecordedActivity,
  nameOf: (id: string) => string,
  now: number,
): ActivityRow {
  const { method, purpose, role, channel, format, count } = facts
  const words = [method, purpose, role, channel, format].flatMap((fact) =>
    fact === undefined ? [] : (wordsIn(text.facts, String(fact)) ?? String(fact)),
  )
  return {
    n,
    at,
    when: momentInWords(at, now),
    who: by === null ? text.nobody : nameOf(by),
    // Of a later version
    what: wordsIn(text.actions, action) ?? action,
    object: object === null ? null : objectOf(action, object, by, nameOf),
    facts: [...words, ...(typeof count === 'number' ? [text.times({ count })] : [])],
  }
}

const wordsIn = (texts: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(texts, name) ? (texts[name] ?? null) : null

function objectOf(
  action: string,
  object: string,
  by: string | null,
  nameOf: (id: string) => string,
): ActivityRow['object'] {
  if (isLeadId(object)) return { words: referenceOf(object), href: `/admin/leads/${object}` }
  if (action === 'post-deleted') return { words: object, href: `/admin/posts/${object}/history` }
  const isMember = text.ofMembers.some((one) => one === action)
  if (!isMember) return { words: object, href: null }
  return object === by ? null : { words: nameOf(object), href: null }
}
