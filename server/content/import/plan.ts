import { parseArticle } from '#domain/posts/markup.ts'
import {
  oneLine,
  type PostState,
  postState,
  categories as siteCategories,
} from '#domain/posts/post.schema.ts'
import { countRead, minutesOf } from '#domain/posts/reading-time.ts'
import { freeSlug, slugify } from '#domain/posts/slug.ts'
import { decodedUri } from '#domain/uri.ts'
import { formatPostFile, type PostFile, parsePostFile } from '../store/front-matter.ts'
import { htmlToPieces } from './html-to-pieces.ts'
import { HtmlError } from './html-tree.ts'
import type { Pictures } from './pictures.ts'
import { type Piece, wordsWith, writePieces } from './pieces.ts'
import type { RedirectRule } from './redirects-file.ts'
import { bareHost, pathOfAddress, type Source, type SourcePost } from './source.ts'

/** Plans an import post by post. Stores pictures and writes nothing else. */

export type PlannedPost = {
  id: string
  origin: string
  slug: string
  title: string
  state: PostState
  /**
   * `kept`: left alone, since it is here already or was removed here after an earlier import. `refused`:
   * cannot be imported; the last note says why.
   */
  action: 'add' | 'kept' | 'refused'
  notes: string[]
  /** The text to be written, for `add`. */
  text?: string
}

export type ImportPlan = { posts: PlannedPost[]; redirects: RedirectRule[] }

export type PresentPosts = {
  byId: ReadonlyMap<string, PostFile>
  /** Slugs in use, former ones included. */
  slugs: ReadonlySet<string>
  /** Ids of files that cannot be read. */
  broken: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export type PlanOptions = {
  source: Source
  present: PresentPosts
  pictures: Pictures
  /** Categories of this site by the old site's names in lower case. */
  categories: ReadonlyMap<string, string>
  fallbackCategory: string
  /** Milliseconds since 1970. */
  now: number
  signal: AbortSignal
}

const atATime = 4
const descriptionLength = 160

export async function planImport(options: PlanOptions): Promise<ImportPlan> {
  const { source, signal } = options
  const slugs = slugsFor(options)
  const links = linksFor(source, slugs)
  const posts: PlannedPost[] = new Array(source.posts.length)
  let next = 0
  const work = async () => {
    for (let at = next; at < source.posts.length; at = next) {
      next += 1
      signal.throwIfAborted()
      const post = source.posts[at]
      if (post) posts[at] = await planPost({ ...options, post, slug: slugs.get(post.id) ?? '', links })
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  const refused = source.refused.map(
    ({ origin, reason }): PlannedPost => ({
      id: '',
      origin,
      slug: '',
      title: '',
      state: 'draft',
      action: 'refused',
      notes: [reason],
    }),
  )
  return {
    posts: [...posts, ...refused],
    redirects: redirectsOf(options, slugs, posts),
  }
}

/** Each post's slug on this site, existing or new, by id. */
function slugsFor({ source, present }: PlanOptions): Map<string, string> {
  const slugs = new Map<string, string>()
  const taken = new Set(present.slugs)
  for (const post of source.posts) {
    const here = present.byId.get(post.id)
    if (here) slugs.set(post.id, here.slug)
  }
  for (const post of source.posts) {
    if (slugs.has(post.id)) continue
    const wanted = slugify(decodedUri(post.slug)) || slugify(post.title) || `post-${slugify(post.id)}`
    const slug = freeSlug(wanted, (one) => taken.has(one))
    taken.add(slug)
    slugs.set(post.id, slug)
  }
  return slugs
}

/** New paths by old addresses: by path, or by a query with the post's number (`?p=102`). */
function linksFor(source: Source, slugs: ReadonlyMap<string, string>): Map<string, string> {
  const links = new Map<string, string>()
  for (const post of source.posts) {
    const to = `/blog/${slugs.get(post.id)}`
    const others = [post.body.base, ...(post.otherLinks ?? [])].filter((link) => URL.canParse(link))
    for (const key of [...post.oldPaths.map(pathKey), ...others.map((link) => linkKey(new URL(link)))])
      if (key !== '') links.set(key, to)
  }
  return links
}

const pathKey = (path: string): string => decodedUri(path).replace(/\/+$/, '').toLowerCase()

function linkKey(url: URL): string {
  const number = url.searchParams.get('p') ?? ''
  return /^\d+$/.test(number) && /(?:^|\/)(?:index\.php)?$/.test(url.pathname)
    ? `?p=${number}`
    : pathKey(url.pathname)
}

function redirectsOf(
  { source, present }: PlanOptions,
  slugs: ReadonlyMap<string, string>,
  planned: readonly PlannedPost[],
): RedirectRule[] {
  const isMissing = ({ id, action }: PlannedPost) =>
    action === 'refused' || (action === 'kept' && !present.byId.has(id))
  const refused = new Set(planned.filter(isMissing).map(({ id }) => id))
  return source.posts.flatMap((post) => {
    const to = `/blog/${slugs.get(post.id)}`
    if (refused.has(post.id)) return []
    return post.oldPaths
      .filter((from) => pathKey(from) !== to && pathOfAddress(from) !== null)
      .map((from) => ({ from, to }))
  })
}

type PostContext = PlanOptions & { post: SourcePost; slug: string; links: ReadonlyMap<string, string> }

async function planPost(context: PostContext): Promise<PlannedPost> {
  const { post, slug, present, now } = context
  const { notes } = post
  const result = (action: PlannedPost['action'], more: Partial<PlannedPost> = {}): PlannedPost => ({
    id: post.id,
    origin: post.origin,
    slug,
    title: oneLine(post.title).slice(0, 300),
    state: postState(post, now),
    action,
    notes: notes.lines(),
    ...more,
  })
  if (present.broken.has(post.id))
    return result('kept', { notes: ['its file here has a fault, see ponte check'] })
  if (present.byId.has(post.id)) return result('kept', { notes: [] })
  if (present.removed.has(post.id))
    return result('kept', { notes: ['was removed here since it was imported'] })

  let content: string
  try {
    content = await convertedText(context)
  } catch (error) {
    if (!(error instanceof HtmlError)) throw error
    notes.add(`the text ${error.message}`)
    return result('refused')
  }
  if (content.trim() === '') {
    notes.add('has no text that can be imported')
    return result('refused')
  }
  const text = formatPostFile(await fileOf(context, content))
  const parsed = parsePostFile(text)
  if (parsed.ok) return result('add', { text })
  notes.add(parsed.problems.map(({ field, message }) => `${field}: ${message}`).join(', '))
  return result('refused')
}

async function fileOf(context: PostContext, content: string): Promise<PostFile> {
  const { post, slug, now } = context
  const { notes } = post
  const shortened = (what: string, given: string, most: number): string => {
    const text = oneLine(given)
    const kept = cut(text, most)
    if (kept !== text) notes.add(`its ${what} was cut: "…${text.slice(kept.length)}"`)
    return kept
  }
  const title = shortened('title', post.title, 300) || 'Untitled'
  if (post.title.trim() === '') notes.add('has no title')
  const image = await featuredImage(context)
  const blocks = parseArticle(content, { title })
  const createdAt = post.createdAt ?? post.publishedAt ?? post.updatedAt ?? new Date(now).toISOString()
  const isUndated = post.published && post.publishedAt === null
  if (isUndated) notes.add('has no date of publication: takes that of its creation')
  return {
    id: post.id,
    slug,
    title,
    description: shortened('description', post.description, 1000) || opening(blocks) || title,
    content,
    image: image?.address ?? null,
    imageAlt: image && image.alt !== '' ? shortened('description of its image', image.alt, 500) : null,
    category: categoryOf(context),
    readTime: `${minutesOf(countRead(title, blocks))} min read`,
    createdAt,
    updatedAt: post.updatedAt ?? createdAt,
    publishedAt: isUndated ? createdAt : post.publishedAt,
    publishedUntil: post.publishedUntil,
    faqData: null,
    published: post.published,
    redirectFrom: [],
    extra: extraOf(post),
  }
}

function categoryOf({ post, categories, fallbackCategory }: PostContext): string {
  for (const name of post.categories) {
    const mapped = categories.get(name.toLowerCase())
    const found = mapped ?? siteCategories.find((one) => one.toLowerCase() === name.toLowerCase())
    if (found) return found
  }
  const had = post.categories.length > 0 ? post.categories.map((name) => `"${name}"`).join(', ') : 'none'
  post.notes.add(`its category (${cut(had, 120)}) is none of this site: filed under ${fallbackCategory}`)
  return fallbackCategory
}

async function featuredImage({
  post,
  pictures,
  source,
}: PostContext): Promise<{ address: string; alt: string } | null> {
  if (!post.image) return null
  const { address, alt } = post.image
  const found = await pictures.find(address, post.body.base)
  if (found.ok) return { address: found.path, alt: alt || altOf(source, address) }
  post.notes.add(`the featured image ${shown(address)} ${found.why}: left out`)
  return null
}

async function convertedText(context: PostContext): Promise<string> {
  const { post, pictures, source } = context
  const { html, footnotes = '', base, blankLines } = post.body
  const { notes } = post
  const pieces = [html, footnotes].flatMap((part) =>
    htmlToPieces(part, { blankLines, linkOf: (href) => linkOf(href, context), notes }),
  )
  const addresses = new Map<string, string>()
  for (const piece of pieces) {
    if (piece.kind !== 'picture' || addresses.has(piece.address)) continue
    const found = await pictures.find(piece.address, base)
    if (found.ok) addresses.set(piece.address, found.path)
    else notes.add(`the picture ${shown(piece.address)} ${found.why}: left out${wordsWith(piece)}`)
  }
  const described = pieces.map(
    (piece): Piece =>
      piece.kind === 'picture' && piece.alt === '' ? { ...piece, alt: altOf(source, piece.address) } : piece,
  )
  return writePieces(described, { pictures: addresses, notes })
}

/** The alt text by address; WordPress appends its size to the name of a smaller copy. */
function altOf({ altTexts }: Source, address: string): string {
  const full = address.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
  // WordPress lists a picture that it scaled down at upload under the `-scaled` name
  const scaled = full.replace(/(?=\.\w+$)/, '-scaled')
  return [address, full, scaled].map((name) => altTexts.get(name)).find(Boolean) ?? ''
}

function linkOf(href: string, { post, source, links }: PostContext): string | null {
  const { notes, body } = post
  if (/^(?:mailto:|tel:)/i.test(href)) return href
  let url: URL
  try {
    url = new URL(href, body.base || undefined)
  } catch {
    notes.add(`the link ${shown(href)} cannot be read: its text is kept`)
    return null
  }
  if (!/^https?:$/.test(url.protocol)) {
    notes.add(`a link with "${url.protocol.slice(0, 20)}" was left out: its text is kept`)
    return null
  }
  if (![...source.hosts].some((host) => bareHost(host) === bareHost(url.hostname))) return url.href
  const here = links.get(linkKey(url))
  if (here !== undefined) return `${here}${url.hash}`
  if (!url.hostname.endsWith('.invalid')) {
    notes.add(`a link leads to the old site: ${shown(url.pathname + url.search)}`)
    return url.href
  }
  notes.add(`the link ${shown(href)} leads to nothing that is imported: its text is kept`)
  return null
}

function extraOf({ authors, tags }: SourcePost): Map<string, unknown> {
  const all = new Map<string, unknown>()
  const names = authors.map((name) => cut(oneLine(name), 100)).filter((name) => name !== '')
  if (names.length > 0) all.set('author', names.join(', '))
  if (tags.length > 0)
    all.set(
      'tags',
      tags.slice(0, 50).map((tag) => cut(oneLine(tag), 100)),
    )
  return all
}

/** The first paragraph, cut between words. */
function opening(blocks: ReturnType<typeof parseArticle>): string {
  const paragraph = blocks.find(({ kind }) => kind === 'paragraph' || kind === 'callout')
  const text = paragraph && 'children' in paragraph ? paragraph.children.map(wordsOf).join('') : ''
  const line = oneLine(text)
  if (line.length <= descriptionLength) return line
  const end = line.lastIndexOf(' ', descriptionLength)
  return `${line.slice(0, end > 0 ? end : descriptionLength)}…`
}

type Inline = { text: string } | { children: readonly Inline[] }
const wordsOf = (node: Inline): string => ('text' in node ? node.text : node.children.map(wordsOf).join(''))

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('')
const shown = (address: string): string => cut(address, 100)
