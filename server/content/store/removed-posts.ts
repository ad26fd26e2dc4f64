import type { Person, Repository } from '../git/repository.ts'
import { idOf } from '../history/post-history.ts'
import { type PostFile, parsePostFile } from './front-matter.ts'
import { fileOf, isPostFile, postsFolder, slugOf } from './post-names.ts'

export type RemovedPost = {
  id: string
  /** Where it stood last. */
  slug: string
  title: string
  published: boolean
  /** ISO 8601. */
  removedAt: string
  /** Null when nobody has recorded the removal, or when it is not known yet. */
  by: Person | null
  commit: string | null
}

type Removal = Pick<RemovedPost, 'removedAt' | 'by' | 'commit'>

/** Posts that are no more, and addresses that posts have left, from the history and from what goes while the store is open. */
export function createRemovedPosts() {
  const publicSlugs = new Set<string>()
  const known = new Set<string>()
  const slugs = new Map<string, Set<string>>()
  const last = new Map<string, RemovedPost>()

  const leave = (id: string, slug: string) => slugs.set(id, (slugs.get(id) ?? new Set()).add(slug))

  return {
    note(post: PostFile, removal: Removal): void {
      const { id, slug, title, published } = post
      known.add(slug)
      leave(id, slug)
      last.set(id, { id, slug, title, published, ...removal })
      if (wasShown(post, removal.removedAt)) publicSlugs.add(slug)
      else publicSlugs.delete(slug)
    },
    /** A post has moved away from an address: its history is found there, too. */
    left: (id: string, slug: string): void => {
      leave(id, slug)
    },
    /** Whether the last post at this address was ever shown to visitors. */
    wasPublic: (slug: string): boolean => publicSlugs.has(slug),
    /** Every address a post is known to have left. */
    slugsOf: (id: string): string[] => [...(slugs.get(id) ?? [])],
    /** The last removal of a post; null when it is not known. */
    lastOf: (id: string): RemovedPost | null => last.get(id) ?? null,
    /** One entry a post, the living ones that have moved included. */
    all: (): RemovedPost[] => [...last.values()],
    /** Fills in who removed a post, once that is recorded. */
    learn: (id: string, removal: Removal): void => {
      const post = last.get(id)
      if (post) last.set(id, { ...post, ...removal })
    },

    async load(repository: Repository): Promise<void> {
      const removals = (await repository.removals(postsFolder)).filter(({ path }) => isPostFile(fileOf(path)))
      for (let at = 0; at < removals.length; at += 500) {
        const part = removals.slice(at, at + 500)
        const texts = await repository.blobs([...new Set(part.flatMap(({ before }) => before ?? []))])
        for (const { path, before, commit, author, date } of part) {
          const slug = slugOf(fileOf(path))
          const text = texts.get(before ?? '') ?? ''
          const parsed = parsePostFile(text, slug)
          const id = parsed.ok ? parsed.post.id : idOf(text, slug)
          leave(id, slug)
          // Newest first, and what has gone since the start is newer still
          if (!last.has(id)) {
            const title = parsed.ok ? parsed.post.title : slug
            const published = parsed.ok && parsed.post.published
            last.set(id, { id, slug, title, published, removedAt: date, by: author, commit })
          }
          if (known.has(slug)) continue
          known.add(slug)
          if (!parsed.ok || wasShown(parsed.post, date)) publicSlugs.add(slug)
        }
      }
    },
  }
}

/** Whether visitors have seen a post that was removed at a time: published now or before, and not only for later. */
function wasShown(post: Pick<PostFile, 'published' | 'publishedAt'>, removedAt: string): boolean {
  if (post.publishedAt === null) return post.published
  // git knows seconds only
  return !(Date.parse(post.publishedAt) >= Date.parse(removedAt) + 1000)
}
