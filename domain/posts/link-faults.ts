import type { RedirectTable } from '../site/redirects.schema.ts'
import { isSiteAddress } from '../site-pages.ts'
import { type Block, type Inline, pagePlaces, type TracedBlock } from './markup.ts'
import type { PostState } from './post.schema.ts'

/** Where the links of an article lead. Pure. */

type Link = { href: string; words: string; block: number; from: number }

/** The links of an article, each with the index and the first line of its block. */
export function linksIn(blocks: readonly TracedBlock[]): Link[] {
  return blocks.flatMap(({ block, from }, index) =>
    linksOfBlock(block).map((link) => ({ ...link, block: index, from })),
  )
}

// Blocks are immutable, and an edited one is a new object: each is searched once
const linksByBlock = new WeakMap<Block, { href: string; words: string }[]>()

function linksOfBlock(block: Block): { href: string; words: string }[] {
  const known = linksByBlock.get(block)
  if (known) return known
  const links = (block.kind === 'list' ? block.items.flat() : block.children).flatMap(linksOf)
  linksByBlock.set(block, links)
  return links
}

function linksOf(node: Inline): { href: string; words: string }[] {
  if (node.kind === 'link') return [{ href: node.href, words: node.children.map(wordsOf).join('') }]
  return node.kind === 'strong' || node.kind === 'em' ? node.children.flatMap(linksOf) : []
}

const wordsOf = (node: Inline): string =>
  node.kind === 'text' || node.kind === 'code' ? node.text : node.children.map(wordsOf).join('')

/** What a link to a post depends on. */
export type LinkedPost = {
  id: string
  slug: string
  title: string
  /** Former slugs, which redirect here. */
  redirectFrom: readonly string[]
  state: PostState
}

export type Redirects = Pick<RedirectTable, 'answer'>

type LinkInput = {
  blocks: readonly TracedBlock[]
  posts: readonly LinkedPost[]
  /** The post's id; null for one that does not exist yet. */
  id: string | null
  /** The site's own origin: links to it are internal. */
  origin: string
  redirects?: Redirects
}

type DeadEnd = { kind: 'nowhere' } | { kind: 'draft' | 'ended'; title: string }

export type LinkFault = Link & DeadEnd

/** Links to this site that lead to no page, or to a post that visitors cannot see. */
export function linkFaults({ blocks, posts, id, origin, redirects }: LinkInput): LinkFault[] {
  const ends = new Map<string, DeadEnd | null>()
  const places = new Set([
    ...pagePlaces,
    ...blocks.flatMap(({ block }) => (block.kind === 'heading' ? (block.id ?? []) : [])),
  ])
  const find = findPost(posts)
  const standing = (path: string): DeadEnd | null => {
    if (isSitePath(path)) return null
    const slug = slugInPath(path)
    const post = slug === null ? null : find(slug)
    if (!post) return { kind: 'nowhere' }
    if (post.state === 'published' || post.id === id) return null
    return { kind: post.state === 'ended' ? 'ended' : 'draft', title: post.title }
  }
  const endOf = (href: string): DeadEnd | null => {
    const url = innerUrl(href, origin)
    const found = url && standing(pathOf(url))
    if (!url || !found) return null
    const location = redirectOf(url, redirects, (path) => standing(path) === null)
    if (location === null) return found
    const target = innerUrl(location, origin)
    return target && standing(pathOf(target))
  }
  return linksIn(blocks).flatMap((link): LinkFault[] => {
    if (link.href.startsWith('#')) return places.has(link.href.slice(1)) ? [] : [{ ...link, kind: 'nowhere' }]
    const known = ends.get(link.href)
    const end = known === undefined ? endOf(link.href) : known
    ends.set(link.href, end)
    return end ? [{ ...link, ...end }] : []
  })
}

/** Whether a path, not a post's, is a page, one of the site's own files, or below the public objects. */
const isSitePath = (path: string): boolean =>
  isSiteAddress(path) ||
  /^\/public-objects\/./.test(path) ||
  /^\/(?:feed\.xml|sitemap\.xml|robots\.txt)$/.test(path)

/** A post by its slug, or else by a former one. */
const findPost =
  (posts: readonly LinkedPost[]) =>
  (slug: string): LinkedPost | null =>
    posts.find((one) => one.slug === slug) ?? posts.find((one) => one.redirectFrom.includes(slug)) ?? null

function slugInPath(path: string): string | null {
  const slug = /^\/(?:blog\/([^/]+)|posts\/([^/]+)\.html)$/.exec(path)
  return slug?.[1] ?? slug?.[2] ?? null
}

/** The slugs on which the targets of an article's links depend. */
export function linkedSlugs(blocks: readonly TracedBlock[], origin: string, redirects?: Redirects): string[] {
  const slugs: string[] = []
  const note = (path: string): boolean => {
    const slug = slugInPath(path)
    if (slug !== null) slugs.push(slug)
    return isSitePath(path)
  }
  for (const { href } of linksIn(blocks)) {
    const url = innerUrl(href, origin)
    if (!url || note(pathOf(url))) continue
    // Calls `note` for every address along the redirects
    const location = redirectOf(url, redirects, note)
    const target = location === null ? null : innerUrl(location, origin)
    if (target) note(pathOf(target))
  }
  return slugs
}

type LinkedFromOptions = {
  /** The id of the post at a slug, or formerly at it. */
  idOf: (slug: string) => string | null
  origin: string
  redirects?: Redirects
}

/** The id of the post that a link leads to, by any of its addresses or by the owner's redirects; null for other links. */
export function linkedPostId(href: string, { idOf, origin, redirects }: LinkedFromOptions): string | null {
  const url = innerUrl(href, origin)
  if (!url || isSitePath(pathOf(url))) return null
  const at = (path: string): string | null => {
    const slug = slugInPath(path)
    return slug === null ? null : idOf(slug)
  }
  const direct = at(pathOf(url))
  if (direct !== null) return direct
  const location = redirectOf(url, redirects, (path) => isSitePath(path) || at(path) !== null)
  const target = location === null ? null : innerUrl(location, origin)
  return target && at(pathOf(target))
}

/** A link within the site; null for one that leads elsewhere. */
function innerUrl(href: string, origin: string): URL | null {
  if (!/^(?:\/|https?:)/i.test(href) || !URL.canParse(href, origin)) return null
  const url = new URL(href, origin)
  return url.origin === new URL(origin).origin ? url : null
}

/** The path as the server compares it. */
const pathOf = ({ pathname }: URL): string =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : '/'

/** Where the owner's redirects send an address, as written or in lower case; null when nowhere, or when it is gone. */
function redirectOf(
  url: URL,
  redirects: Redirects | undefined,
  isPage: (path: string) => boolean,
): string | null {
  if (!redirects) return null
  const path = pathOf(url)
  const isThere = (one: string) => isPage(one.length > 1 ? one.replace(/\/+$/, '').toLowerCase() : '/')
  return (redirects.answer(url.pathname, isThere) ?? redirects.answer(path, isThere))?.location ?? null
}
