import {
  type LinkedPost,
  linkedPostId,
  linkFaults,
  mayLink,
  type Redirects,
  withNewSlug,
} from '#domain/posts/link-faults.ts'
import { type LinkEdit, type LinkPlace, linkPlaces } from '#domain/posts/link-places.ts'
import type { LinkingPost, LinksChoice } from '#domain/posts/linking.schema.ts'
import { traceArticle } from '#domain/posts/markup.ts'
import { type Post, postState } from '#domain/posts/post.schema.ts'
import { editLinks } from './link-edits.ts'
import type { PostIndex } from './post-index.ts'
import type { PostEdits } from './post-writer.ts'

/** Which posts link to a post, and what is made of their links (R172, R173). */

type Surroundings = {
  index: Pick<PostIndex, 'byId' | 'bySlug' | 'redirects'>
  origin: string
  redirects: Redirects
}

/** Tells whether an address leads to a post. */
function leadsTo(id: string, { index, origin, redirects }: Surroundings): (href: string) => boolean {
  const known = new Map<string, boolean>()
  const idOf = (slug: string) =>
    (index.bySlug.get(slug) ?? index.bySlug.get(index.redirects.get(slug) ?? ''))?.post.id ?? null
  return (href) => {
    const before = known.get(href)
    if (before !== undefined) return before
    const leads = linkedPostId(href, { idOf, origin, redirects }) === id
    known.set(href, leads)
    return leads
  }
}

/** The posts that link to a post, its own links left out, with these links. `isBroken`: of a post's slug. */
export function linkingPosts(
  id: string,
  posts: Iterable<Post>,
  { now, isBroken, ...around }: Surroundings & { now: number; isBroken: (slug: string) => boolean },
): LinkingPost[] {
  const leads = leadsTo(id, around)
  const found: LinkingPost[] = []
  for (const post of posts) {
    const { title, slug, content } = post
    if (post.id === id || !mayLink(content, leads)) continue
    const links = linkPlaces(content, title)
      .filter(({ href }) => leads(href))
      .map(({ label, href }) => ({ words: label, href }))
    if (links.length === 0) continue
    found.push({ id: post.id, title, slug, state: postState(post, now), isBroken: isBroken(slug), links })
  }
  return found
}

/** The edits of the posts that link to a post. `slug`: its slug after the change. */
export function editsOf(
  choice: Exclude<LinksChoice, { do: 'leave' }>,
  { id, slug, of, ...around }: Surroundings & { id: string; slug: string; of: readonly string[] },
): PostEdits {
  const leads = leadsTo(id, around)
  const edit = ({ href }: LinkPlace): LinkEdit | null => {
    if (!leads(href)) return null
    if (choice.do === 'follow') return { do: 'lead', to: withNewSlug(href, slug, around.origin) }
    return choice
  }
  return { of, edit: (text, its) => editLinks(text, its, edit) }
}

/**
 * What is wrong with the address that links are led to: the rules of any link count, and it has to be a page of this site, or
 * whole. Null when nothing is. `posts`: without the one that the links leave.
 */
export function targetFault(
  to: string,
  { posts, origin, redirects }: { posts: readonly LinkedPost[]; origin: string; redirects: Redirects },
): string | null {
  const content = `[it](${to})`
  const [link, ...others] = linkPlaces(content, '')
  if (
    !link ||
    others.length > 0 ||
    link.href !== to ||
    link.to !== content.length ||
    !/^(?:\/|https?:)/i.test(to)
  )
    return 'Give an address such as /blog/another-post, or a whole one with https://'
  const { blocks } = traceArticle(content, { title: '' })
  const [fault] = linkFaults({ blocks, posts, id: null, origin, redirects })
  if (!fault) return null
  return fault.kind === 'nowhere'
    ? `${to} leads to no page of this site`
    : `${to} leads to “${fault.title}”, which visitors do not see`
}

const actions = {
  unlink: 'taken away, with their words left',
  follow: 'written with the new address',
} as const

/** What a commit message says besides: after the title, and in a line of its own. */
export function wordsOf(
  choice: Exclude<LinksChoice, { do: 'leave' }>,
  edited: number,
): { rest: string; line: string } | null {
  if (edited === 0) return null
  const what = choice.do === 'lead' ? `led to ${choice.to}` : actions[choice.do]
  return { rest: `with links in ${edited} ${edited === 1 ? 'post' : 'posts'}`, line: `Links ${what}` }
}
