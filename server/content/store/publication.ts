import type { PublicationInput, RefusedPost } from '#domain/posts/publication.schema.ts'
import { messageOfMany } from '../git/commit-messages.ts'
import type { Person } from '../git/repository.ts'
import { type FieldProblem, formatPostFile, type PostFile, parsePostFile } from './front-matter.ts'
import type { StoredPost } from './post-index.ts'
import { dated } from './post-input.ts'
import type { PostWrite } from './post-writer.ts'

/** `posts` as they are now. */
export type Publication =
  | { ok: true; changed: StoredPost['post'][] }
  | { ok: false; reason: 'refused'; posts: RefusedPost[] }

type PublicationOptions = {
  clock: () => number
  /** The post in the current state of its file. */
  present: (id: string) => Promise<StoredPost | null>
  /** Whether the post's file has a fault, and its last good version is served. */
  isBroken: (slug: string) => boolean
  /** What keeps a post from readers when others change with it. */
  unfitForReaders: (next: PostFile, withIt: readonly PostFile[]) => FieldProblem[]
  apply: (change: PostWrite) => Promise<unknown>
}

/**
 * Publishes several posts, or takes them off the site, in one commit (R290). Either all are changed or none. Runs in the
 * queue of saves.
 */
export function createPublication({ clock, present, isBroken, unfitForReaders, apply }: PublicationOptions) {
  return async ({ posts, published }: PublicationInput, author: Person): Promise<Publication> => {
    const now = clock()
    const refused: RefusedPost[] = []
    const next: PostFile[] = []
    const seen = new Set<string>()
    for (const { id, revision } of posts) {
      if (seen.has(id)) continue
      seen.add(id)
      const stored = await present(id)
      if (!stored || stored.post.revision !== revision || isBroken(stored.post.slug)) {
        const title = stored?.post.title ?? ''
        refused.push({ id, title, reasons: [refusal(stored, revision)] })
        continue
      }
      const changed = published ? publishedAt(stored.file, now) : takenOff(stored.file, now)
      if (changed) next.push(dated(changed, new Date(now).toISOString(), stored.file))
    }
    for (const file of next) {
      const checked = parsePostFile(formatPostFile(file), file.slug)
      const faults = [...(checked.ok ? [] : checked.problems), ...unfitForReaders(file, next)]
      if (faults.length === 0) continue
      refused.push({ id: file.id, title: file.title, reasons: faults.map(({ message }) => message) })
    }
    if (refused.length > 0) return { ok: false, reason: 'refused', posts: refused }
    if (next.length === 0) return { ok: true, changed: [] }
    const texts = new Map(next.map((file) => [file.slug, formatPostFile(file)]))
    await apply({
      edits: { of: [...texts.keys()], edit: (_text, slug) => texts.get(slug) ?? null },
      message: () => messageOfMany(published ? 'Publish' : 'Unpublish', next),
      author,
    })
    const saved = await Promise.all(next.map(({ id }) => present(id)))
    return { ok: true, changed: saved.flatMap((stored) => stored?.post ?? []) }
  }
}

function refusal(stored: StoredPost | null, revision: string): string {
  if (!stored) return 'It does not exist any more'
  return stored.post.revision === revision
    ? 'Its file was edited by hand and has a fault'
    : 'It was changed in the meantime'
}

/** The post as everybody sees it from now on; null when they do already. */
function publishedAt(file: PostFile, now: number): PostFile | null {
  const isLater = file.publishedAt !== null && Date.parse(file.publishedAt) > now
  const isOver = file.publishedUntil !== null && Date.parse(file.publishedUntil) <= now
  if (file.published && !isLater && !isOver) return null
  return {
    ...file,
    published: true,
    ...(isLater && { publishedAt: new Date(now).toISOString() }),
    ...(isOver && { publishedUntil: null }),
  }
}

/** The post as a draft, without moments that would make it appear or end at once; null when it is one. */
function takenOff(file: PostFile, now: number): PostFile | null {
  if (!file.published) return null
  const isLater = file.publishedAt !== null && Date.parse(file.publishedAt) > now
  const isOver = file.publishedUntil !== null && Date.parse(file.publishedUntil) <= now
  return {
    ...file,
    published: false,
    ...(isLater && { publishedAt: null }),
    ...(isOver && { publishedUntil: null }),
  }
}
