import type { DeletedPost, Post, PostChange, Publication } from '#domain/posts/post.schema.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { hashOf } from '../store/disk.ts'
import { type PostFile, postIn } from '../store/front-matter.ts'
import { type StoredPost, toStored } from '../store/post-index.ts'
import type { createRemovedPosts } from '../store/removed-posts.ts'
import { type PostVersion, readHistory } from './post-history.ts'
import type { RecentVersions } from './recent-versions.ts'

/** Maximum posts whose commits are kept in memory. */
const readLimit = 100
/** Milliseconds after which reading a history is slow enough to update git's index. */
const slowMs = 150

type Options = {
  repository: GuardedRepository
  recent: RecentVersions
  removed: ReturnType<typeof createRemovedPosts>
  /** The post's current file; null for a removed post. */
  present: (id: string) => PostFile | null
  committer: Person
  /** Called when reading took long, at most once per commit. */
  onSlow: () => void
}

type Deleted = Omit<DeletedPost, 'state' | 'nextSlug'> & Publication

export type PastVersion = PostChange & {
  /** The commit removed the post; `post` is its last version. */
  removed: boolean
  /** Null for a file with a fault. */
  post: Post | null
}

/** Versions of posts, from git and, for uncommitted ones, from memory. */
export function createHistory(options: Options) {
  const { repository, recent, removed, present, committer } = options
  const versionsOf = createVersionCache(options)

  async function read({ blob, path }: PostVersion): Promise<StoredPost | null> {
    const text = (await repository.blobs([blob])).get(blob) ?? ''
    return storedOf(text, path)
  }

  function changeOf({ commit, author, date, message, committer: by }: PostVersion): PostChange {
    // Made by a member of staff here, not elsewhere or by hand
    const isOwn = by.name === committer.name && author.email !== by.email
    return { commit, author, date, message, ...(!isOwn && { outside: true }) }
  }

  return {
    async list(id: string): Promise<PostChange[] | null> {
      const versions = await versionsOf(id)
      if (versions.length === 0 && !present(id)) return null
      return versions.map(changeOf)
    },

    async versions(id: string, most: number): Promise<{ total: number; versions: PastVersion[] } | null> {
      const all = await versionsOf(id)
      if (all.length === 0 && !present(id)) return null
      const part = all.slice(0, most)
      const texts = await repository.blobs([...new Set(part.map(({ blob }) => blob))])
      const versions = part.map((version) => ({
        ...changeOf(version),
        removed: version.after === null,
        post: storedOf(texts.get(version.blob) ?? '', version.path)?.post ?? null,
      }))
      return { total: all.length, versions }
    },

    /** The post as it was after a commit (before it, for the commit that removed it); null when unknown. */
    async version(id: string, commit: string) {
      if (!/^[0-9a-f]{40,64}$/.test(commit)) return null
      const made = (await versionsOf(id)).find((one) => one.commit === commit)
      const stored = made && (await read(made))
      return made && stored ? { ...stored, made } : null
    },

    async newest(id: string): Promise<StoredPost | null> {
      for (const version of await versionsOf(id)) {
        const stored = await read(version)
        if (stored) return stored
      }
      return null
    },

    /** The version with a revision; null when neither memory nor git has it. */
    async byRevision(id: string, revision: string): Promise<StoredPost | null> {
      const remembered = recent.find(revision)
      if (remembered?.post.id === id) return remembered
      const versions = await versionsOf(id)
      for (const part of groupsOf(versions, 20)) {
        const texts = await repository.blobs(part.map(({ blob }) => blob))
        for (const { blob, path } of part) {
          const text = texts.get(blob) ?? ''
          if (hashOf(text) === revision) return storedOf(text, path)
        }
      }
      return null
    },

    deletedCount: (): number | null =>
      removed.isLoaded() ? removed.all().filter(({ id }) => !present(id)).length : null,

    async deleted(): Promise<Deleted[]> {
      await removed.loaded()
      const found: Deleted[] = []
      for (const { id } of removed.all()) {
        const post = present(id) ? null : await deletedPost(id, removed, versionsOf)
        if (post) found.push(post)
      }
      return found.sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt))
    },
  }
}

type VersionsOf = ReturnType<typeof createVersionCache>

/** The commits of each post. Read again once the last commit changes, by the server or from elsewhere. */
function createVersionCache({ repository, removed, present, onSlow }: Options) {
  let readAt: string | null = null
  const known = new Map<string, Promise<PostVersion[]>>()
  let slowAt: string | null = null

  async function readUpTo(head: string, id: string, slugs: readonly string[]): Promise<PostVersion[]> {
    const started = performance.now()
    const versions = await readHistory(repository, id, slugs, head)
    if (performance.now() - started > slowMs && slowAt !== head) {
      slowAt = head
      onSlow()
    }
    return versions
  }

  return async (id: string): Promise<PostVersion[]> => {
    const file = present(id)
    if (!file) await removed.loaded()
    const head = await repository.head()
    if (head === null) return []
    if (head !== readAt) known.clear()
    readAt = head
    const slugs = new Set([...(file ? [file.slug, ...file.redirectFrom] : []), ...removed.slugsOf(id)])
    const key = [id, ...slugs].join('\n')
    const reading = known.get(key) ?? readUpTo(head, id, [...slugs])
    known.delete(key)
    known.set(key, reading)
    for (const oldest of known.keys()) if (known.size > readLimit) known.delete(oldest)
    reading.catch(() => known.get(key) === reading && known.delete(key))
    return reading
  }
}

/** Null without a commit: there is nothing to restore. */
async function deletedPost(id: string, removed: Options['removed'], versionsOf: VersionsOf) {
  const isUncommitted = removed.lastOf(id)?.commit === null
  const [newest] = isUncommitted ? await versionsOf(id) : []
  // Removed outside: the author is known once it is committed
  if (newest?.after === null) {
    removed.learn(id, { removedAt: newest.date, by: newest.author, commit: newest.commit })
  }
  const post = removed.lastOf(id)
  const commit = newest?.commit ?? post?.commit ?? null
  if (!post || commit === null) return null
  const { removedAt, ...rest } = post
  return { ...rest, deletedAt: removedAt, commit }
}

function storedOf(text: string, path: string): StoredPost | null {
  const post = postIn(path, text)
  return post && toStored(post, hashOf(text))
}
