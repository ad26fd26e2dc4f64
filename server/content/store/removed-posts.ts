import type { Publication } from '#domain/posts/post.schema.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { Log } from '../../kernel/log.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { idOf } from '../history/post-history.ts'
import { type PostFile, parsePostFile } from './front-matter.ts'
import { fileOf, isPostFile, postsFolder, slugOf } from './post-names.ts'

export type RemovedPost = Publication & {
  id: string
  /** Its last slug. */
  slug: string
  title: string
  /** ISO 8601. */
  removedAt: string
  /** Null when the removal is not committed, or not known yet. */
  by: Person | null
  commit: string | null
}

type Removal = Pick<RemovedPost, 'removedAt' | 'by' | 'commit'>

/** Removed posts and former addresses, from the history and from removals while the store is open. */
export function createRemovedPosts({ log }: { log: Log }) {
  const publicSlugs = new Set<string>()
  const known = new Set<string>()
  const slugs = new Map<string, Set<string>>()
  const last = new Map<string, RemovedPost>()

  let loading: Promise<void> = Promise.resolve()
  let isLoaded = false

  const leave = (id: string, slug: string) => slugs.set(id, (slugs.get(id) ?? new Set()).add(slug))

  return {
    note(post: PostFile, removal: Removal): void {
      const { id, slug, title } = post
      leave(id, slug)
      last.set(id, { id, slug, title, ...publicationOf(post), ...removal })
      const isPublic = wasShown(post, removal.removedAt)
      for (const address of [slug, ...post.redirectFrom]) {
        known.add(address)
        if (isPublic) publicSlugs.add(address)
        else publicSlugs.delete(address)
      }
    },
    /** Records that a post has left an address, under which its earlier history is found. */
    left: (id: string, slug: string): void => {
      leave(id, slug)
    },
    /** Whether the last post that had this address, or a redirect from it, was public when it was removed. */
    wasPublic: (slug: string): boolean => publicSlugs.has(slug),
    slugsOf: (id: string): string[] => [...(slugs.get(id) ?? [])],
    lastOf: (id: string): RemovedPost | null => last.get(id) ?? null,
    /** One entry for each post, including existing ones that have moved. */
    all: (): RemovedPost[] => [...last.values()],
    /** Fills in who removed a post, once that is recorded. */
    learn: (id: string, removal: Removal): void => {
      const post = last.get(id)
      if (post) last.set(id, { ...post, ...removal })
    },

    /** Reads the history. Resolves also when it cannot be read. */
    load(repository: GuardedRepository): Promise<void> {
      loading = read(repository).then(
        () => {
          isLoaded = true
        },
        (error) => log.error({ error }, 'Removed posts could not be read from the history'),
      )
      return loading
    },
    /** Resolves when all posts removed before the start are known. */
    loaded: () => loading,
    isLoaded: () => isLoaded,
  }

  async function read(repository: GuardedRepository): Promise<void> {
    const removals = (await repository.removals(postsFolder)).filter(({ path }) => isPostFile(fileOf(path)))
    for (const part of groupsOf(removals, 500)) {
      const texts = await repository.blobs([...new Set(part.flatMap(({ before }) => before ?? []))])
      for (const { path, before, commit, author, date } of part) {
        const slug = slugOf(fileOf(path))
        const text = texts.get(before ?? '') ?? ''
        const parsed = parsePostFile(text, slug)
        const id = parsed.ok ? parsed.post.id : idOf(text, slug)
        leave(id, slug)
        // Newest first; removals since the start are newer than the history
        if (!last.has(id)) {
          const title = parsed.ok ? parsed.post.title : slug
          const publication = parsed.ok ? publicationOf(parsed.post) : unpublished
          last.set(id, { id, slug, title, ...publication, removedAt: date, by: author, commit })
        }
        const isPublic = !parsed.ok || wasShown(parsed.post, date)
        for (const address of [slug, ...(parsed.ok ? parsed.post.redirectFrom : [])]) {
          if (known.has(address)) continue
          known.add(address)
          if (isPublic) publicSlugs.add(address)
        }
      }
    }
  }
}

const unpublished: Publication = { published: false, publishedAt: null, publishedUntil: null }

const publicationOf = ({ published, publishedAt, publishedUntil }: Publication): Publication => ({
  published,
  publishedAt,
  publishedUntil: publishedUntil ?? null,
})

/** Whether a post was public until its removal: published, and not only scheduled. */
function wasShown(post: Pick<PostFile, 'published' | 'publishedAt'>, removedAt: string): boolean {
  if (post.publishedAt === null) return post.published
  // git stores whole seconds
  return !(Date.parse(post.publishedAt) >= Date.parse(removedAt) + 1000)
}
