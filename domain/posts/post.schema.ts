import * as z from 'zod/mini'
import { readDate } from '../read-value.ts'
import { cleanText, halfMerged, isHalfMerged, withListSigns } from '../text.ts'

/** Types, limits and addresses of the blog API (R91, R97). */

/** R98. */
export const categories = [
  'Business Automation',
  'AI Solutions',
  'Digital Marketing',
  'Small Business',
  'Technology',
  'Local SEO',
] as const

const postsAddress = '/api/blog/posts'
const postAddress = (id: string) => `${postsAddress}/${encodeURIComponent(id)}`

export const blogEndpoints = {
  posts: postsAddress,
  post: postAddress,
  bySlug: (slug: string) => `/api/blog/slug/${encodeURIComponent(slug)}`,
  history: (id: string) => `${postAddress(id)}/history`,
  version: (id: string, commit: string) => `${postAddress(id)}/history/${encodeURIComponent(commit)}`,
  linking: (id: string) => `${postAddress(id)}/linking`,
  restore: (id: string) => `${postAddress(id)}/restore`,
  /** HTML of the clipboard → article markup. */
  paste: '/api/blog/paste',
} as const

export type FaqItem = { question: string; answer: string }

/** For a new post, and for a file without one. */
export const defaultReadTime = '5 min read'

/** A post as the API sends it. Dates are ISO 8601, or empty when unknown. */
export type Post = {
  id: string
  slug: string
  title: string
  description: string
  /** Plain text with light markup. */
  content: string
  /** An address, a path or a storage reference; `imageUrl` makes it an address. */
  image: string | null
  imageAlt: string | null
  category: string
  readTime: string
  createdAt: string
  updatedAt: string
  /** First publication; in the future = not visible yet. */
  publishedAt: string | null
  /** From this time visitors get "gone" (410); null = for ever. */
  publishedUntil: string | null
  /** JSON text of `FaqItem[]`; read it with `parseFaq`. */
  faqData: string | null
  published: boolean
  /** Former slugs, which redirect here. */
  redirectFrom?: string[]
  /** Changes with every change of the file; also its ETag. */
  revision: string
}

/** The editable fields of a post, in the order in which changes are shown. */
export const editedFields = [
  'title',
  'description',
  'slug',
  'category',
  'readTime',
  'image',
  'imageAlt',
  'published',
  'publishedAt',
  'publishedUntil',
  'content',
  'faqData',
] as const
export type EditedField = (typeof editedFields)[number]
export type Edited = Pick<Post, EditedField>

export type PostChange = {
  commit: string
  author: { name: string; email: string }
  /** ISO 8601. */
  date: string
  message: string
  /** Not saved here by a member of staff: pushed, or edited by hand. */
  outside?: true
}

/** A post's file that breaks a rule: its last good version is served. */
export type BrokenFile = {
  /** Relative to the content folder. */
  file: string
  /** `field`: its name in the file, or a part of the file: `front matter`, `file`. */
  problems: { field: string; message: string }[]
  /** Revision of its bytes: a save with both this and the post's revision in `If-Match` replaces them. */
  revision: string
}

export type LinkingPost = Pick<Post, 'id' | 'title' | 'slug'> & { state: PostState }

/** GET /api/blog/posts/{id}/linking. Newest first. */
export type LinkingPosts = { posts: LinkingPost[] }

export type DeletedPost = {
  id: string
  /** Its last slug. */
  slug: string
  title: string
  /** Its state if it were restored now. */
  state: PostState
  /** Its slug if restored: a different one when its own is now taken. */
  nextSlug: string
  /** ISO 8601. */
  deletedAt: string
  /** Null when it was removed outside and the removal is not committed. */
  by: { name: string; email: string } | null
  /** The version to restore. */
  commit: string
}

/** The stored form of a single-line field. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** The stored form of an article: line ends as `\n`, without blank lines at the start or end. */
export const body = (text: string): string =>
  withListSigns(cleanText(text))
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()

const required = (name: string, most: number) =>
  z
    .string(`${name} is required`)
    .check(
      z.overwrite(oneLine),
      z.minLength(1, `${name} is required`),
      z.maxLength(most, `${name} must have at most ${most} characters`),
    )

/** Left out = as it was; null or empty = none. */
const optionalText = (name: string, most: number) =>
  z.optional(
    z.nullable(
      z
        .string(`${name} must be text`)
        .check(z.overwrite(oneLine), z.maxLength(most, `${name} must have at most ${most} characters`)),
    ),
  )

const optionalDate = (name: string) =>
  z.optional(
    z.nullable(
      z
        .string(`${name} must be a date`)
        .check(z.refine((value) => value === '' || isDate(value), `${name} must be a date`)),
    ),
  )

const contentLimit = 200_000
/** Maximum number of former slugs that a post remembers; the oldest are dropped. */
export const redirectLimit = 100
const categorySet: ReadonlySet<string> = new Set(categories)

export const postInput = z.object({
  title: required('Title', 300),
  content: z.string('Content is required').check(
    z.overwrite(body),
    z.minLength(1, 'Content is required'),
    z.refine((text) => !isHalfMerged(text), `Content ${halfMerged}`),
    z.maxLength(contentLimit, 'Content must have at most 200,000 characters'),
  ),
  description: required('Description', 1000),
  category: required('Category', 100).check(
    z.refine(
      (value) => value === '' || categorySet.has(value),
      `Category must be one of: ${categories.join(', ')}`,
    ),
  ),
  readTime: required('Read time', 60),
  /** Empty: made from the title for a new post, unchanged for an existing one. */
  slug: optionalText('Slug', 300),
  image: optionalText('Image', 2000).check(
    z.refine((value) => !value || imageUrl(value) !== null, 'This image address is not allowed'),
  ),
  imageAlt: optionalText('Image description', 500),
  /** Text that does not parse is stored unchanged and means no FAQ (R99). */
  faqData: z.optional(
    z.nullable(
      z
        .string('FAQ must be JSON text')
        .check(z.overwrite(cleanText), z.maxLength(50_000, 'FAQ must have at most 50,000 characters')),
    ),
  ),
  published: z.optional(z.boolean('Published must be true or false')),
  publishedAt: optionalDate('Publication date'),
  publishedUntil: optionalDate('End of publication'),
})

export type PostInput = z.output<typeof postInput>

/**
 * The address of an image value, in the order of R114: a storage reference becomes what follows its `public`
 * segment, an http(s) address or a path is used as is, anything else is prefixed. Null for a value that is refused:
 * `//host`, `..`, a backslash, any other scheme such as `data:`.
 */
export function imageUrl(value: string): string | null {
  const given = value.trim()
  let decoded: string
  try {
    decoded = decodeURIComponent(given)
  } catch {
    decoded = given
  }
  if ([given, decoded].some((text) => refusedImage.test(text))) return null

  const storage = /^(?:gs|s3):\/\/[^/]+\/(.+)$/i.exec(given)
  if (storage?.[1]) return afterPublic(storage[1]) ?? `/public-objects/${storage[1]}`
  if (/^https?:\/\//i.test(given)) {
    if (!URL.canParse(given)) return null
    const { hostname, pathname } = new URL(given)
    return (storageHost.test(hostname) && afterPublic(pathname.slice(1))) || given
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(decoded)) return null
  return given.startsWith('/') ? given : `/public-objects/${given}`
}

// Empty, `//host`, a `..` segment, a backslash, control characters or markup
const refusedImage = /^$|^\/\/|(?:^|[/?#])\.\.(?:[/?#]|$)|[\\\0-\x1f\x7f"<>]/

const storageHost =
  /(^|\.)(storage\.googleapis\.com|storage\.cloud\.google\.com|amazonaws\.com|r2\.cloudflarestorage\.com|blob\.core\.windows\.net)$/i

function afterPublic(path: string): string | null {
  const segments = path.split('/')
  const at = segments.indexOf('public')
  const rest = at < 0 ? '' : segments.slice(at + 1).join('/')
  return rest ? `/public-objects/${rest}` : null
}

/**
 * Question and answer pairs from JSON text: a list of them, or schema.org's FAQPage with `mainEntity` (R99). Null
 * when the text is not JSON or not such a list ('Invalid FAQ JSON format' in the editor).
 */
export function readFaq(faqData: string): FaqItem[] | null {
  let data: unknown
  try {
    data = JSON.parse(faqData)
  } catch {
    return null
  }
  const list = Array.isArray(data) ? data : member(data, 'mainEntity')
  const items = Array.isArray(list) ? list : list === undefined ? null : [list]
  return items?.flatMap(pair) ?? null
}

/** Like `readFaq`, but an empty list when it does not parse (R99). */
export const parseFaq = (faqData: string | null): FaqItem[] => (faqData ? readFaq(faqData) : null) ?? []

function pair(item: unknown): FaqItem[] {
  const question = member(item, 'question') ?? member(item, 'name')
  const answer = member(item, 'answer') ?? member(member(item, 'acceptedAnswer'), 'text')
  if (typeof question !== 'string' || typeof answer !== 'string') return []
  return question.trim() && answer.trim() ? [{ question: question.trim(), answer: answer.trim() }] : []
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

const isDate = (text: string): boolean => readDate(text) !== null

/** Why the end of a publication is invalid: not a date, or not after its beginning. Null when it is valid. */
export function untilFault({
  publishedAt,
  publishedUntil,
}: Pick<Post, 'publishedAt' | 'publishedUntil'>): string | null {
  if (publishedUntil === null) return null
  if (!isDate(publishedUntil)) return 'End of publication must be a date'
  return publishedAt !== null && Date.parse(publishedUntil) <= Date.parse(publishedAt)
    ? 'End of publication must be after the publication date'
    : null
}

export type Publication = Pick<Post, 'published' | 'publishedAt'> & Partial<Pick<Post, 'publishedUntil'>>

/** What visitors see, in this order: nothing, nothing yet, the post, or that it is gone. */
export type PostState = 'draft' | 'scheduled' | 'published' | 'ended'

/** The state of a post at a time (ms). The single rule for what is public. */
export function postState({ published, publishedAt, publishedUntil }: Publication, now: number): PostState {
  if (!published) return 'draft'
  if (publishedUntil && Date.parse(publishedUntil) <= now) return 'ended'
  return publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}

export const isPublic = (post: Publication, now: number): boolean => postState(post, now) === 'published'

/** When the state of a post next changes without an edit, in milliseconds; infinite when it never does. */
export function nextChange({ published, publishedAt, publishedUntil }: Publication, now: number): number {
  let next = Number.POSITIVE_INFINITY
  if (!published) return next
  for (const date of [publishedAt, publishedUntil]) {
    const at = date ? Date.parse(date) : Number.NaN
    if (at > now && at < next) next = at
  }
  return next
}

/** When visitors next see a change without an edit, in ms: a post starts or ends, or the year changes. */
export function nextDue(posts: readonly Publication[], now: number): number {
  let due = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1)
  for (const post of posts) due = Math.min(due, nextChange(post, now))
  return due
}
