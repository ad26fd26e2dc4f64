import type { StoredPost } from '../store/post-index.ts'

/** Maximum characters of these versions together. */
const limit = 4_000_000

export type RecentVersions = ReturnType<typeof createRecentVersions>

/** Recently replaced versions of posts: a save may be based on one that git does not have. */
export function createRecentVersions() {
  const recent = new Map<string, StoredPost>()
  let size = 0
  return {
    remember(stored: StoredPost): void {
      const { revision, content } = stored.post
      if (recent.has(revision)) return
      recent.set(revision, stored)
      size += content.length
      for (const [oldest, { post }] of recent) {
        if (size <= limit) break
        recent.delete(oldest)
        size -= post.content.length
      }
    },
    find: (revision: string): StoredPost | null => recent.get(revision) ?? null,
  }
}
