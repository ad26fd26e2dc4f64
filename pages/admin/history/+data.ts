import type { PageContextServer } from 'vike/types'
import type { HistoryComparison, HistoryView, ShownChange } from '#domain/posts/history-views.ts'
import type { PostState } from '#domain/posts/post.schema.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import { dayInWords, distinctMoments, momentInWords } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { nameOf, outsideWay } from './wording.ts'

export type Version = {
  commit: string
  href: string
  name: string
  /** What changed, if the name does not say it. */
  changes: string | null
  author: string
  date: string
  moment: string
  outside: string | null
  /** Only on the newest version: the state of the post. */
  note: string | null
  readable: boolean
  side: 'from' | 'to' | null
}

export type Comparison = {
  /** Values of the two selects, and the names of the versions. */
  from: { value: string; moment: string; day: string }
  to: { value: string; moment: string }
  changes: ShownChange[]
}

export type Screen = {
  /** The e-mail address of the member who views the page. */
  member: string
  post: HistoryView['post']
  total: number
  olderHref: string | null
  versions: Version[]
  unrecorded: boolean
  options: { value: string; label: string }[]
  comparison: Comparison | null
  missing: boolean
  /** The address of this screen without a version. */
  address: string
  /** A version was requested: phones show the comparison instead of the list. */
  asked: boolean
  deletedPosts: number
  deleted: { title: string; slug: string; state: PostState } | null
  /** The day on which the current text was saved. */
  today: string | null
}

export type Data =
  | Refusal
  | { view: 'not-found' | 'failed'; frame: FrameFacts }
  | { view: 'history'; frame: FrameFacts; screen: Screen }

/** All times are put into words here, as the browser's calendar may differ from the server's. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { history, staff } = pageContext.services
  const { search } = pageContext.urlParsed
  const frame = frameOf(pageContext.services)
  if (!frame || !history) return refusalOf(pageContext)
  const id = pageContext.routeParams.id ?? ''
  const [answer, deleted] = await Promise.all([
    history.view(id, {
      ...(search.version && { version: search.version }),
      ...(search.with && { with: search.with }),
      ...(search.show && { show: search.show }),
    }),
    history.deleted(),
  ])
  if (answer.status !== 200) {
    pageContext.status = answer.status
    return { view: answer.status === 404 ? 'not-found' : 'failed', frame }
  }
  if (answer.missing) pageContext.status = 404
  const deletedPosts = deleted.status === 200 ? deleted.posts.length : 0
  return {
    view: 'history',
    frame,
    screen: screenOf(answer, { now: Date.now(), member: staff?.email ?? '', deletedPosts, search }),
  }
}

type Around = { now: number; member: string; deletedPosts: number; search: Record<string, string> }

function screenOf(view: HistoryView, { now, member, deletedPosts, search }: Around): Screen {
  const { post, versions, unrecorded, comparison, comesBack } = view
  const naming = namingOf(view, now)
  const { current, momentOf, dayOf } = naming
  const address = `/admin/posts/${encodeURIComponent(post.id)}/history`
  const show = search.show ? `&show=${encodeURIComponent(search.show)}` : ''
  const asked = search.version ? `version=${encodeURIComponent(search.version)}&` : ''
  const isSide = (side: 'from' | 'to', commit: string) => {
    const named = comparison?.[side].commit
    return named === commit || (comparison !== null && named === null && current?.commit === commit)
  }
  const listed = versions.map((entry, at): Version => {
    const { name, changes } = nameOf(entry, now)
    return {
      commit: entry.commit,
      href: `${address}?version=${entry.commit}${show}`,
      name,
      changes: entry.readable ? changes : text.unreadable,
      author: entry.author,
      date: entry.date,
      moment: momentOf(entry),
      outside: outsideWay(entry),
      note: at === 0 && !unrecorded ? standing[post.state] : null,
      readable: entry.readable,
      side: isSide('from', entry.commit) ? 'from' : isSide('to', entry.commit) ? 'to' : null,
    }
  })
  const options = versions
    .filter(({ readable, removed, commit }) => readable && !removed && commit !== current?.commit)
    .map((entry) => ({ value: entry.commit, label: momentOf(entry) }))
  return {
    member,
    post,
    total: view.total,
    olderHref: view.nextShow === null ? null : `${address}?${asked}show=${view.nextShow}`,
    versions: listed,
    unrecorded,
    options: [{ value: 'current', label: naming.nowLabel }, ...options],
    comparison: comparison && comparisonOf(comparison, naming, now),
    missing: view.missing,
    address,
    asked: view.asked,
    deletedPosts,
    deleted: !comesBack
      ? null
      : {
          title: deletedTitle(comesBack.by?.name ?? null, momentInWords(comesBack.at, now)),
          slug: comesBack.slug,
          state: comesBack.state,
        },
    today: current ? dayOf(current) : null,
  }
}

type Moment = { commit: string | null; date: string }

function namingOf({ post, versions, unrecorded }: HistoryView, now: number) {
  const newest = versions.find(({ readable, removed }) => readable && !removed)
  /** The version that equals the post now; null if none does. */
  const current = unrecorded ? null : (newest ?? null)
  const dates = versions.map((entry) => entry.date)
  const moments = new Map(distinctMoments(dates, now).map((words, at) => [versions[at]?.commit, words]))
  const momentOf = ({ commit, date }: Moment): string => moments.get(commit ?? '') ?? momentInWords(date, now)
  /** As in "If you restore 14 October". */
  const dayOf = (version: Moment): string => {
    const day = dayInWords(version.date, now)
    const isAlone = momentOf(version) === momentInWords(version.date, now)
    return isAlone && day !== 'today' && day !== 'yesterday'
      ? day
      : text.versionOf({ moment: momentOf(version) })
  }
  return { current, momentOf, dayOf, nowLabel: nowLabel() }

  function nowLabel(): string {
    if (post.state === 'deleted') return newest ? momentOf(newest) : ''
    // Unique in the lists, so no seconds needed
    return current ? text.choose.nowSince({ moment: momentInWords(current.date, now) }) : text.choose.now
  }
}

function comparisonOf(
  { from, to, changes }: HistoryComparison,
  { current, momentOf, dayOf, nowLabel }: ReturnType<typeof namingOf>,
  now: number,
): Comparison {
  const optionOf = (commit: string | null) =>
    commit === null || commit === current?.commit ? 'current' : commit
  const said = (
    words: (version: Moment) => string,
    { commit, date }: { commit: string | null; date: string | null },
  ) => (date ? words({ commit, date }) : '')
  return {
    from: { value: optionOf(from.commit), moment: said(momentOf, from), day: said(dayOf, from) },
    to: {
      value: optionOf(to.commit),
      moment: to.commit === null ? nowLabel : said(momentOf, to) || nowLabel,
    },
    changes: changes.map((change) => inWords(change, now)),
  }
}

const standing: Record<HistoryView['post']['state'], string | null> = {
  published: text.onSite,
  scheduled: text.scheduledNow,
  ended: text.endedNow,
  draft: text.current,
  deleted: null,
}

function inWords(change: ShownChange, now: number): ShownChange {
  if (!('before' in change)) return change
  const { field, before, after, ...facts } = change
  return { ...facts, field, before: say(field, before, now), after: say(field, after, now) }
}

function say(field: ShownChange['field'], value: string | boolean | null, now: number): string | null {
  if (typeof value === 'boolean') return value ? text.states.true : text.states.false
  return value && (field === 'publishedAt' || field === 'publishedUntil') ? momentInWords(value, now) : value
}

const deletedTitle = (by: string | null, moment: string): string =>
  by === null ? text.deletedPost.titleOutside({ moment }) : text.deletedPost.title({ by, moment })
