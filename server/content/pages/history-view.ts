import type { FieldChange } from '#domain/posts/changes.ts'
import type {
  ComparedParagraph,
  HistoryAnswer,
  HistoryComparison,
  HistoryEntry,
  PostHistory,
  RestoreEffects,
  SameField,
  ShownChange,
} from '#domain/posts/history-views.ts'
import { type Block, type Inline, parseArticle } from '#domain/posts/markup.ts'
import { editedFields, type Post, postState } from '#domain/posts/post.schema.ts'
import { Problem } from '../../kernel/errors.ts'
import { compare } from '../history/compare.ts'
import type { PastVersion } from '../history/history.ts'
import { paragraphsOf } from '../merge/paragraphs.ts'
import type { ContentStore } from '../store/store.ts'

type Reader = Pick<ContentStore, 'byId' | 'versions' | 'version' | 'deleted' | 'deletedCount'>

/** Versions a list shows at once; there is a way to the older ones. */
const pageSize = 50
const mostShown = 1000

/** What a restore brings back (`withTexts`); address and publication stay as they are. */
const restored = [
  'title',
  'description',
  'content',
  'category',
  'readTime',
  'image',
  'imageAlt',
  'faqData',
] as const

/** Null for no picture, and for one that is gone. */
type PictureOf = (value: string | null) => object | null

/** What the studio's history screens show. */
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
      // Somebody has edited the file, and no save has followed yet
      unrecorded: present !== null && newest !== null && newest.revision !== present.revision,
      asked: query.version !== undefined,
      missing: chosen === 'missing',
      comparison: chosen === 'missing' || chosen === null ? null : comparisonOf(chosen, present, newest),
      ...(!present && { comesBack: await comingBack(id) }),
    }
  }

  function comparisonOf(
    { from, to }: { from: Side; to: Side },
    present: Post | null,
    newest: Post | null,
  ): HistoryComparison {
    const changes = compare(from.post, to.post)
    const base = present ?? newest
    return {
      from: { commit: from.commit, date: from.date },
      to: { commit: to.commit, date: to.date },
      changes: changes.map((change) => {
        const shown = shownChange(change)
        if (shown.field !== 'image' || !('before' in shown)) return shown
        return { ...shown, beforeGone: isGone(shown.before), afterGone: isGone(shown.after) }
      }),
      same: sameFields(from.post, to.post),
      sameText: from.post.content === to.post.content ? unchangedText(to.post.content) : null,
      effects: base && {
        ...effectsOf(base === to.post ? changes : compare(from.post, base), from.post, base),
        ...(isGone(from.post.image) && { pictureGone: true }),
      },
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

/** The two sides, the older first; without a wish, what the last save has changed. */
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
    // The newest one with itself says nothing: what it has changed
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

/** Git may be busy or out of order; the posts themselves are there all the same. */
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

function sameFields(before: Post, after: Post): SameField[] {
  return editedFields.flatMap((field) => {
    const value = after[field]
    if (field === 'content' || field === 'faqData' || value !== before[field]) return []
    return value === null || value === '' ? [] : { field, value }
  })
}

const unchangedText = (content: string): ComparedParagraph[] =>
  paragraphsOf(content).map(({ text }) => ({
    kind: 'same',
    words: [{ kind: 'same', text }],
    ...(isHeading(text) && { heading: true as const }),
  }))

/** Trimmed to what is shown: an article travels once. */
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

/** What restoring an earlier version does to the present one; `changes` lead from the earlier to the present. */
function effectsOf(changes: readonly FieldChange[], earlier: Post, present: Post): RestoreEffects {
  const changed = new Set<string>(changes.map(({ field }) => field))
  const paragraphs = changes.find(({ field }) => field === 'content')?.paragraphs ?? []
  const count = (kind: string) => paragraphs.filter((one) => one.kind === kind).length
  const linksOf = (post: Post) => links(parseArticle(post.content, { title: post.title }))
  const kept = changed.has('content') ? linksOf(earlier) : new Map<string, string>()
  const lost = changed.has('content') ? [...linksOf(present)].filter(([href]) => !kept.has(href)) : []
  return {
    fields: restored
      .filter((field) => field !== 'content' && changed.has(field))
      .map((field) => ({
        field,
        value: field === 'faqData' ? null : earlier[field],
        empty: !earlier[field],
      })),
    paragraphs: { reworded: count('changed'), back: count('removed'), gone: count('added') },
    lostLinks: lost.slice(0, 3).map(([, text]) => text),
    stays: restored.filter((field) => !changed.has(field)),
  }
}

/** Addresses and the words that lead there. */
function links(blocks: readonly Block[]): Map<string, string> {
  const found = new Map<string, string>()
  const look = (inline: Inline): void => {
    if (inline.kind === 'link') found.set(inline.href, textOf(inline))
    else if ('children' in inline) inline.children.forEach(look)
  }
  for (const block of blocks) {
    if (block.kind === 'list') block.items.flat().forEach(look)
    else block.children.forEach(look)
  }
  return found
}

const textOf = (inline: Inline): string =>
  'children' in inline ? inline.children.map(textOf).join('') : inline.text
