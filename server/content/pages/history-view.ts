import type { FieldChange } from '#domain/posts/changes.ts'
import type {
  ComparedParagraph,
  HistoryAnswer,
  HistoryComparison,
  HistoryEntry,
  PostHistory,
  ShownChange,
} from '#domain/posts/history-views.ts'
import { parseArticle } from '#domain/posts/markup.ts'
import { editedFields, type Post, postState } from '#domain/posts/post.schema.ts'
import { Problem } from '../../kernel/errors.ts'
import { compare } from '../history/compare.ts'
import type { PastVersion } from '../history/history.ts'
import type { ContentStore } from '../store/store.ts'

type Reader = Pick<ContentStore, 'byId' | 'versions' | 'version' | 'deleted' | 'deletedCount'>

/** Versions that a list shows at once; older ones can be requested. */
const pageSize = 50
const mostShown = 1000

/** Null for no picture, and for one that is gone. */
type PictureOf = (value: string | null) => object | null

export function createHistoryView(
  store: Reader,
  now: () => number,
  picture: PictureOf = (value) => (value ? {} : null),
): PostHistory {
  const isGone = (image: unknown): boolean =>
    typeof image === 'string' && image !== '' && picture(image) === null

  async function view(
    id: string,
    query: { version?: string; with?: string; show?: string },
  ): Promise<HistoryAnswer> {
    const asked = /^[1-9]\d{0,3}$/.test(query.show ?? '') ? Number(query.show) : pageSize
    const shown = Math.min(Math.max(asked, pageSize), mostShown)
    // One more, to know what changed in the last one shown
    const history = await store.versions(id, shown + 1)
    if (!history) return { status: 404 }
    const present = store.byId(id)
    const { versions, total } = history
    const newest = versions.find(({ post }) => post !== null)?.post ?? null
    const post = present ?? newest
    if (!post) return { status: 404 }
    const entries = versions.slice(0, shown).map((version, at) => entryOf(version, versions[at + 1] ?? null))
    const chosen = await choose(store, id, versions, present, query)
    return {
      status: 200,
      post: {
        id,
        slug: post.slug,
        title: post.title,
        state: present ? postState(present, now()) : 'deleted',
        revision: present?.revision ?? null,
      },
      total,
      nextShow: total > shown ? Math.min(shown + pageSize, mostShown) : null,
      versions: entries,
      // Somebody has edited the file, and it has not been saved here since
      unrecorded: present !== null && newest !== null && newest.revision !== present.revision,
      asked: query.version !== undefined,
      missing: chosen === 'missing',
      comparison: chosen === 'missing' || chosen === null ? null : comparisonOf(chosen),
      ...(!present && { comesBack: await comingBack(id) }),
    }
  }

  function comparisonOf({ from, to }: { from: Side; to: Side }): HistoryComparison {
    return {
      from: { commit: from.commit, date: from.date },
      to: { commit: to.commit, date: to.date },
      changes: compare(from.post, to.post).map((change) => {
        const shown = shownChange(change)
        if (shown.field !== 'image' || !('before' in shown)) return shown
        return { ...shown, beforeGone: isGone(shown.before), afterGone: isGone(shown.after) }
      }),
    }
  }

  async function comingBack(id: string) {
    const gone = (await store.deleted()).find((one) => one.id === id)
    return gone ? { slug: gone.nextSlug, state: gone.state, by: gone.by, at: gone.deletedAt } : null
  }

  return {
    view: (id, query) => orUnavailable(() => view(id, query)),
    deletedCount: () => store.deletedCount(),
    deleted: () =>
      orUnavailable(async () => {
        const all = await store.deleted()
        return { status: 200, posts: all.slice(0, mostShown) }
      }),
  }
}

type Side = { commit: string | null; date: string | null; post: Post }

/** The two sides to compare, the older first; by default, what the last save changed. */
async function choose(
  store: Pick<Reader, 'version'>,
  id: string,
  versions: readonly PastVersion[],
  present: Post | null,
  query: { version?: string; with?: string },
): Promise<{ from: Side; to: Side } | 'missing' | null> {
  // A removal shows the text of the version before it
  const readable = versions.filter(({ post, removed }) => post !== null && !removed)
  const [top] = readable
  const current: Side | null = present
    ? { commit: null, date: null, post: present }
    : top?.post
      ? { commit: top.commit, date: top.date, post: top.post }
      : null
  if (!current) return null
  const recorded = present === null || top?.post?.revision === present.revision
  const newestCommit = recorded ? top?.commit : undefined

  const sideOf = async (commit: string | undefined): Promise<Side | null> => {
    if (commit === undefined || commit === 'current') return current
    if (commit === newestCommit) return { ...current, commit: current.commit }
    const known = versions.find((one) => one.commit === commit)
    if (known) return known.post && { commit, date: known.date, post: known.post }
    const post = await store.version(id, commit)
    return post && { commit, date: null, post }
  }
  const isCurrent = (commit: string | undefined) =>
    commit === undefined || commit === 'current' || commit === newestCommit

  const other = await sideOf(query.with)
  if (!other) return 'missing'
  if (isCurrent(query.version) && isCurrent(query.with)) {
    // The newest compared with itself shows nothing: show what it changed instead
    const before = recorded ? readable[1] : top
    if (!before?.post) return null
    return { from: { commit: before.commit, date: before.date, post: before.post }, to: current }
  }
  const first = await sideOf(query.version)
  if (!first) return 'missing'
  const age = (commit: string | undefined) => {
    if (isCurrent(commit)) return -1
    const at = versions.findIndex((one) => one.commit === commit)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  return age(query.version) < age(query.with) ? { from: other, to: first } : { from: first, to: other }
}

/** git may be busy or broken; the posts themselves are still available. */
async function orUnavailable<Answer>(task: () => Promise<Answer>): Promise<Answer | { status: 503 }> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof Problem && error.code === 'unavailable') return { status: 503 }
    throw error
  }
}

function entryOf(version: PastVersion, before: PastVersion | null): HistoryEntry {
  const { commit, author, date, message, outside, removed, post } = version
  const earlier = before?.post
  return {
    commit,
    author: author.name,
    date,
    message: message.split('\n', 1)[0]?.slice(0, 200) ?? '',
    ...(outside && { outside }),
    removed,
    readable: post !== null,
    publishedAt: post?.publishedAt ?? null,
    changed:
      post && earlier && !removed ? editedFields.filter((field) => post[field] !== earlier[field]) : null,
    first: before === null,
  }
}

/** A change to show, without `before` and `after` where `words` or `paragraphs` already contain the text. */
function shownChange({ field, before, after, words, paragraphs }: FieldChange): ShownChange {
  if (paragraphs) {
    return {
      field,
      paragraphs: paragraphs.map(({ kind, words: runs }): ComparedParagraph => {
        const text = runs
          .flatMap((run) => (run.kind === 'removed' && kind !== 'removed' ? [] : run.text))
          .join('')
        return {
          kind,
          words: runs,
          ...(field === 'content' && isHeading(text) && { heading: true as const }),
        }
      }),
    }
  }
  return words ? { field, words } : { field, before, after }
}

const isHeading = (text: string): boolean =>
  text.length < 400 && parseArticle(text, { title: '' })[0]?.kind === 'heading'
