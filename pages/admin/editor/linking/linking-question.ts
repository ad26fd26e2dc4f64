import type { LinkingPost, LinksOutcome } from '#domain/posts/linking.schema.ts'
import { type Post, postState } from '#domain/posts/post.schema.ts'
import { slugify } from '#domain/posts/slug.ts'
import { siteAddresses } from '#domain/site-pages.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import type { ListedPost } from '../list.ts'

/** What is asked before a post goes or moves that others link to. Pure. */

const text = editorText.linking

/** What happens to the post. */
export type LinkingKind = 'delete' | 'unpublish' | 'rename'

export type LinkingQuestion = { kind: LinkingKind; title: string; posts: readonly LinkingPost[] }

/** What a save does to the links to a post; null for a save that touches none. */
export function questionAbout(
  post: Post,
  slug: string,
  published: boolean | undefined,
  now: number,
): 'unpublish' | 'rename' | null {
  if (published === false && postState(post, now) === 'published') return 'unpublish'
  const wanted = slugify(slug)
  return wanted !== '' && wanted !== post.slug ? 'rename' : null
}

/** Where links may be led: the site's pages and the posts that visitors see. */
export const linkTargets = (posts: readonly ListedPost[], id: string) => [
  ...posts
    .filter((post) => post.state === 'published' && post.id !== id)
    .map(({ slug, title }) => ({ address: `/blog/${slug}`, title })),
  ...siteAddresses.map((address) => ({ address, title: '' })),
]

/** What became of the links, in sentences; empty when nothing did. */
export function outcomeInWords(outcome: LinksOutcome | undefined): string {
  if (!outcome) return ''
  const { changed, left } = outcome
  const sentences = [
    ...(changed > 0 ? [text.changed({ posts: changed })] : []),
    ...(left.length > 0 ? [text.left({ titles: left.map(({ title }) => `“${title}”`).join(', ') })] : []),
  ]
  return sentences.join(' ')
}
