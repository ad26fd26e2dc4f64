import { isSiteAddress } from '../site-pages.ts'
import { type Block, type Inline, pagePlaces, type TracedBlock } from './markup.ts'
import type { PostState } from './post.schema.ts'

/** Where the links of an article lead. Pure. */

type Link = { href: string; words: string; block: number; from: number }

/** The links of an article, with the block that each stands in and its first line. */
export function linksIn(blocks: readonly TracedBlock[]): Link[] {
  return blocks.flatMap(({ block, from }, index) =>
    linksOfBlock(block).map((link) => ({ ...link, block: index, from })),
  )
}

// A block never changes, and one that is typed in is another: each is looked through once
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

/** A post as far as a link to it is concerned. */
export type LinkedPost = {
  id: string
  slug: string
  title: string
  /** Former slugs, which redirect here. */
  redirectFrom: readonly string[]
  state: PostState
}

type LinkInput = {
  blocks: readonly TracedBlock[]
  posts: readonly LinkedPost[]
  /** Of the post that is looked at; null for one that does not exist yet. */
  id: string | null
  /** The site's own origin: a link to it is an inner one. */
  origin: string
}

export type LinkFault = (Link & { kind: 'nowhere' }) | (Link & { kind: 'draft' | 'ended'; title: string })

/** Links to this site that lead to no page of it, or to a post that visitors do not see. */
export function linkFaults({ blocks, posts, id, origin }: LinkInput): LinkFault[] {
  const paths = new Map<string, string | null>()
  const places = new Set([
    ...pagePlaces,
    ...blocks.flatMap(({ block }) => (block.kind === 'heading' ? (block.id ?? []) : [])),
  ])
  return linksIn(blocks).flatMap((link): LinkFault[] => {
    if (link.href.startsWith('#')) return places.has(link.href.slice(1)) ? [] : [{ ...link, kind: 'nowhere' }]
    const known = paths.get(link.href)
    const path = known === undefined ? innerPath(link.href, origin) : known
    paths.set(link.href, path)
    if (path === null || isSiteAddress(path) || /^\/public-objects\/./.test(path)) return []
    if (/^\/(?:feed\.xml|sitemap\.xml|robots\.txt)$/.test(path)) return []
    const wanted = slugInPath(path)
    const post = posts.find((one) => one.slug === wanted || one.redirectFrom.includes(wanted ?? ''))
    if (!wanted || !post) return [{ ...link, kind: 'nowhere' }]
    if (post.state === 'published' || post.id === id) return []
    return [{ ...link, kind: post.state === 'ended' ? 'ended' : 'draft', title: post.title }]
  })
}

/** The slug in the address of a post; null for another address. */
function slugInPath(path: string): string | null {
  const slug = /^\/(?:blog\/([^/]+)|posts\/([^/]+)\.html)$/.exec(path)
  return slug?.[1] ?? slug?.[2] ?? null
}

/** The slugs of the posts that an article links to. */
export function linkedSlugs(blocks: readonly TracedBlock[], origin: string): string[] {
  return linksIn(blocks).flatMap(({ href }) => slugInPath(innerPath(href, origin) ?? '') ?? [])
}

/** The path of a link within the site, as the server would compare it; null for one that leads elsewhere. */
function innerPath(href: string, origin: string): string | null {
  if (!/^(?:\/|https?:)/i.test(href) || !URL.canParse(href, origin)) return null
  const url = new URL(href, origin)
  if (url.origin !== new URL(origin).origin) return null
  return url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '').toLowerCase() : '/'
}
