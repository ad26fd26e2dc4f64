import { type BrokenFile, type Post, postState } from '#domain/posts/post.schema.ts'
import { linkedPost, readerFaults } from '#domain/posts/reader-faults.ts'
import { freeSlug } from '#domain/posts/slug.ts'
import { actionOf, messageOf } from '../git/commit-messages.ts'
import type { Person } from '../git/person.ts'
import type { createHistory } from '../history/history.ts'
import type { RecentVersions } from '../history/recent-versions.ts'
import type { createFileTimes } from '../store/file-times.ts'
import { type FieldProblem, formatPostFile, type PostFile, parsePostFile } from '../store/front-matter.ts'
import type { createLoadedContent } from '../store/loaded-content.ts'
import type { StoredPost } from '../store/post-index.ts'
import { pathOf } from '../store/post-names.ts'
import type { createRemovedPosts } from '../store/removed-posts.ts'
import type { ServedIndex } from '../store/served-index.ts'
import type { createFileWriter } from './file-writer.ts'

/** What saves read and change. */
export type Desk = {
  clock: () => number
  served: ServedIndex
  content: ReturnType<typeof createLoadedContent>
  fileTimes: ReturnType<typeof createFileTimes>
  removed: ReturnType<typeof createRemovedPosts>
  history: ReturnType<typeof createHistory>
  recent: RecentVersions
  write: ReturnType<typeof createFileWriter>
  readers: { origin: () => string; isGone: (address: string) => boolean } | undefined
  committed: () => void
}

export type Saved = {
  ok: true
  post: Post
  changed: boolean
  /** Set when another member's changes were merged into the post. */
  merged?: {
    /** Revision of the text as sent: the base of the next save if the member has continued typing. */
    sent: string
  }
}
export type Invalid = { ok: false; reason: 'invalid'; errors: Record<string, string[]> }

export const nowText = ({ clock }: Pick<Desk, 'clock'>): string => new Date(clock()).toISOString()

/** `action` as in `messageOf`; left out = derived from what the save changes for visitors. */
export async function save(
  desk: Desk,
  next: PostFile,
  author: Person,
  { action }: { action?: string } = {},
): Promise<Saved | Invalid> {
  const { served, clock } = desk
  const stored = served.current.byId.get(next.id)
  const previous = stored?.file
  const isSame =
    stored && formatPostFile({ ...next, updatedAt: stored.file.updatedAt }) === formatPostFile(stored.file)
  if (isSame) return { ok: true, post: stored.post, changed: false }
  const checked = parsePostFile(formatPostFile(next), next.slug)
  if (!checked.ok) return { ok: false, reason: 'invalid', errors: byField(checked.problems) }
  const unfit = action === undefined ? unfitForReaders(desk, next) : []
  if (unfit.length > 0) return { ok: false, reason: 'invalid', errors: byField(unfit) }
  const from = previous?.slug ?? next.slug
  const named = action ?? actionOf(previous ?? null, next, clock())
  const message = messageOf(named, next, { from })
  await commitPost(desk, { write: next, ...(from !== next.slug && { removes: from }), message, author })
  const saved = served.current.byId.get(next.id)
  if (!saved) throw new Error('A post that was saved is not served')
  return { ok: true, post: saved.post, changed: true }
}

export async function deletePost(desk: Desk, file: PostFile, author: Person): Promise<void> {
  const message = messageOf('Delete', file)
  const commit = await commitPost(desk, { removes: file.slug, message, author })
  desk.removed.note(file, { removedAt: nowText(desk), by: author, commit })
}

/** `removes`: a slug. */
type PostCommit = { write?: PostFile; removes?: string; message: string; author: Person }

/** Writes the files, then the commit, then memory. Resolves with the commit; null when nothing changed. */
async function commitPost(desk: Desk, { write, removes, message, author }: PostCommit) {
  const { content, fileTimes, removed, served, committed } = desk
  const text = write ? formatPostFile(write) : ''
  const files = new Map<string, string | null>()
  if (write) files.set(pathOf(write.slug), text)
  if (removes !== undefined) files.set(pathOf(removes), null)
  const commit = await desk.write({ files, message, author })
  if (removes !== undefined) {
    content.deleted(removes)
    fileTimes.forget(pathOf(removes))
    if (write) removed.left(write.id, removes)
  }
  if (write) content.wrote(write.slug, text)
  served.publish()
  committed()
  return commit
}

/** A free slug. A former one counts as taken, because it redirects to its post. */
export function newSlug({ served, content }: Desk, wanted: string, id: string): string {
  const { byId, redirects } = served.current
  const own = byId.get(id)?.post.slug
  return freeSlug(wanted || `post-${id.slice(0, 6)}`, (slug) => {
    const target = redirects.get(slug)
    return (slug !== own && content.occupies(slug)) || (target !== undefined && target !== own)
  })
}

export async function presentPost({ served, content }: Desk, id: string): Promise<StoredPost | null> {
  const slug = served.current.byId.get(id)?.post.slug
  if (slug !== undefined && (await content.lookAtPost(slug))) served.publish()
  return served.current.byId.get(id) ?? null
}

export function brokenFile({ content }: Pick<Desk, 'content'>, slug: string): BrokenFile | null {
  const broken = content.brokenFile(slug)
  return broken && { file: pathOf(slug), ...broken }
}

/** Dead links and pictures without a description keep a post from being published (R171). */
function unfitForReaders({ readers, served, content, clock }: Desk, next: PostFile): FieldProblem[] {
  if (!readers || !next.published) return []
  const posts = [...served.current.byId.values()].map(({ post }) => linkedPost(post, clock()))
  const { isGone } = readers
  const redirects = content.redirects()
  return readerFaults(next, { id: next.id, posts, origin: readers.origin(), isGone, redirects })
}

export function byField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message]
  return errors
}

/** Removed posts that can be restored, the last removed first, each with the slug that it would get. */
export async function deletedPosts(desk: Desk) {
  const now = desk.clock()
  return (await desk.history.deleted()).map(({ id, slug, title, deletedAt, by, commit, ...publication }) => ({
    ...{ id, slug, title, deletedAt, by, commit },
    state: postState(publication, now),
    nextSlug: newSlug(desk, slug, id),
  }))
}
