import { parsePostFile } from './front-matter.ts'
import { fileOf, isPostFile, postsFolder, slugOf } from './post-names.ts'
import type { Repository } from './repository.ts'

/** Posts that are no more, from the history and from what goes while the store is open. */
export function createRemovedPosts() {
  const publicSlugs = new Set<string>()
  const known = new Set<string>()
  const slugs = new Map<string, string>()

  const note = (slug: string, post: { id: string; published: boolean; publishedAt: string | null }) => {
    known.add(slug)
    slugs.set(post.id, slug)
    if (post.published || post.publishedAt !== null) publicSlugs.add(slug)
    else publicSlugs.delete(slug)
  }

  return {
    note,
    /** Whether the last post at this address was ever shown to visitors. */
    wasPublic: (slug: string): boolean => publicSlugs.has(slug),
    /** Where a removed post stood last; null when it is not known. */
    lastSlug: (id: string): string | null => slugs.get(id) ?? null,
    async load(repository: Repository): Promise<void> {
      const removals = (await repository.removals(postsFolder)).filter(({ path }) => isPostFile(fileOf(path)))
      for (let at = 0; at < removals.length; at += 500) {
        const part = removals.slice(at, at + 500)
        const texts = await repository.blobs([...new Set(part.map(({ blob }) => blob))])
        for (const { path, blob } of part) {
          const slug = slugOf(fileOf(path))
          const parsed = parsePostFile(texts.get(blob) ?? '', slug)
          if (parsed.ok && !slugs.has(parsed.post.id)) slugs.set(parsed.post.id, slug)
          // Newest first, and what has gone since the start is newer still
          if (known.has(slug)) continue
          known.add(slug)
          if (!parsed.ok || parsed.post.published || parsed.post.publishedAt !== null) publicSlugs.add(slug)
        }
      }
    },
  }
}
