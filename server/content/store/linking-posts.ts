import { linkedPostId, linksIn, type Redirects } from '#domain/posts/link-faults.ts'
import { traceArticle } from '#domain/posts/markup.ts'
import { type LinkingPost, postState } from '#domain/posts/post.schema.ts'
import type { PostIndex } from './post-index.ts'

type Options = {
  /** The site's own origin: links to it are internal. */
  origin: string
  redirects: Redirects
  /** Milliseconds since 1970. */
  now: number
}

/** The other posts whose articles link to a post (R172), newest first. */
export function linkingPosts(
  id: string,
  index: Pick<PostIndex, 'sorted' | 'bySlug' | 'redirects'>,
  { origin, redirects, now }: Options,
): LinkingPost[] {
  const idOf = (slug: string) =>
    (index.bySlug.get(slug) ?? index.bySlug.get(index.redirects.get(slug) ?? ''))?.post.id ?? null
  const leadsHere = ({ href }: { href: string }) => linkedPostId(href, { idOf, origin, redirects }) === id
  return index
    .sorted()
    .filter((post) => post.id !== id && post.content.includes(']('))
    .filter(({ content, title }) => linksIn(traceArticle(content, { title }).blocks).some(leadsHere))
    .map((post) => ({ id: post.id, title: post.title, slug: post.slug, state: postState(post, now) }))
}
