import {
  defaultReadTime,
  type FaqItem,
  type Post,
  parseFaq,
  postInput,
  redirectLimit,
  untilFault,
} from '#domain/posts/post.schema.ts'
import { isSlug } from '#domain/posts/slug.ts'
import { readBoolean, readDate } from '#domain/read-value.ts'
import { joinFile, splitFile } from './gray-matter.ts'
import { fileOf, slugOf } from './post-names.ts'

/**
 * A post's file: YAML front matter between two lines `---`, then the body (R120). Pure. YAML is the only
 * front-matter engine, and it runs no code: core schema, no aliases, no tags, bounded size.
 */

/** A post without its revision, which is derived from the file's bytes. */
export type PostFile = Required<Omit<Post, 'revision'>> & {
  /** Unknown keys, preserved when the file is written again. */
  extra: ReadonlyMap<string, unknown>
}

export type FieldProblem = {
  field: string
  message: string
  /** The faulty part is ignored; the rest is used. */
  isIgnored?: true
}

export type ParsedPost = { ok: true; post: PostFile } | { ok: false; problems: FieldProblem[] }

export function postIn(path: string, text: string | Buffer): PostFile | null {
  const parsed = parsePostFile(text.toString(), slugOf(fileOf(path)))
  return parsed.ok ? parsed.post : null
}

const fileLimit = 600_000

/**
 * Parses a file's text. Optional fields have defaults: id and slug are `fileSlug`, the file's name without
 * `.md`; the read time is `defaultReadTime`; a missing date is empty, and the store fills it in
 * (file-times.ts).
 */
export function parsePostFile(text: string, fileSlug = ''): ParsedPost {
  const problems: FieldProblem[] = []
  const refuse = (field: string, message: string) => {
    problems.push({ field, message })
  }
  const failed = (field: string, message: string): ParsedPost => ({
    ok: false,
    problems: [{ field, message }],
  })

  if (text.length > fileLimit) return failed('file', 'is larger than 600 KB')
  const { front, body } = splitFile(text)
  if (!front.ok) return failed('front matter', front.message)
  const { values, sources, cut } = front
  for (const key of cut)
    if (ownKeys.has(key)) refuse(key, 'ends before a #, which begins a comment: put the text in quotes')

  /** A string; an unquoted number or boolean is read as its text in the file. */
  const textOf = (field: string): string | undefined => {
    const value = values.get(field)
    if (value === undefined || value === null) return undefined
    if (typeof value === 'string') return value.trim() === '' ? undefined : value
    if (typeof value !== 'object') return sources.get(field) ?? String(value)
    refuse(field, 'must be a text')
    return undefined
  }

  for (const key of values.keys()) {
    const meant = publicationKeys.get(key.toLowerCase().replace(/[_ -]/g, ''))
    if (meant !== undefined && meant !== key) refuse(key, `must be written ${meant}`)
  }
  const published = readBoolean(values.get('published') ?? false)
  if (published === null) refuse('published', 'must be true or false')
  const redirectFrom = values.get('redirectFrom') ?? []
  const redirects = Array.isArray(redirectFrom) ? redirectFrom : []
  if (!Array.isArray(redirectFrom) || redirects.length > redirectLimit || !redirects.every(isSlugValue)) {
    refuse('redirectFrom', `must be a list of at most ${redirectLimit} slugs`)
  }
  const faq = readFaqList(values.get('faq'))
  if (faq === null) refuse('faq', 'must be a list of question and answer')

  const input = postInput.safeParse({
    title: textOf('title') ?? '',
    content: body,
    description: textOf('description') ?? '',
    category: textOf('category') ?? '',
    readTime: textOf('readTime') ?? defaultReadTime,
    image: textOf('image'),
    imageAlt: textOf('imageAlt'),
    faqData: faq && faq.length > 0 ? JSON.stringify(faq) : textOf('faqData'),
  })
  if (!input.success) {
    for (const issue of input.error.issues) refuse(String(issue.path[0]), issue.message)
  }
  const slug = textOf('slug') ?? fileSlug
  if (!isSlug(slug)) refuse('slug', 'must be lower-case words joined by hyphens, at most 80 characters')
  else if (fileSlug && slug !== fileSlug) refuse('slug', `is not the file's name, ${fileSlug}`)
  const ownId = textOf('id')
  if (ownId !== undefined && !/^[\w-]{1,80}$/.test(ownId))
    refuse('id', 'must be at most 80 letters, digits, hyphens or underscores')
  const dates = ['publishedAt', 'publishedUntil', 'createdAt', 'updatedAt'] as const
  const [publishedAt = null, publishedUntil = null, createdAt, updatedAt] = dates.map((field) => {
    const text = textOf(field)
    const date = text && readDate(text)
    if (date === null) refuse(field, 'must be a date, such as 2026-05-31 or 2026-05-31 14:30')
    return date ?? undefined
  })
  const fault = untilFault({ publishedAt, publishedUntil })
  if (fault) refuse('publishedUntil', fault)

  if (problems.length > 0 || !input.success) return { ok: false, problems }
  const { title, description, content, category, readTime, image, imageAlt, faqData } = input.data
  return {
    ok: true,
    post: {
      id: ownId ?? slug,
      slug,
      title,
      description,
      content,
      image: image || null,
      imageAlt: imageAlt || null,
      category,
      readTime,
      createdAt: createdAt ?? publishedAt ?? '',
      updatedAt: updatedAt ?? createdAt ?? publishedAt ?? '',
      publishedAt,
      publishedUntil,
      faqData: faqData || null,
      published: published === true,
      redirectFrom: redirects.filter(isSlugValue),
      extra: new Map([...values].filter(([key]) => !ownKeys.has(key))),
    },
  }
}

/** The file's text: keys in a fixed order, multi-line values as blocks, so that diffs are readable. */
export function formatPostFile(post: PostFile): string {
  const faq = parseFaq(post.faqData)
  const front = new Map<string, unknown>([
    ['id', post.id],
    ['title', post.title],
    ['slug', post.slug],
    ['description', post.description],
    ['category', post.category],
    ['readTime', post.readTime],
    ['image', post.image],
    ['imageAlt', post.imageAlt],
    ['faq', faq.map(({ question, answer }) => ({ question, answer }))],
    // Only text that does not parse is stored unchanged (R99).
    ['faqData', faq.length > 0 ? null : post.faqData],
    ['published', post.published],
    ['publishedAt', post.publishedAt],
    ['publishedUntil', post.publishedUntil],
    ['createdAt', post.createdAt],
    ['updatedAt', post.updatedAt],
    ['redirectFrom', post.redirectFrom],
  ])
  for (const [key, value] of front) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) front.delete(key)
  }
  return joinFile(new Map([...front, ...post.extra]), post.content)
}

const ownKeys: ReadonlySet<string> = new Set([
  'id',
  'title',
  'slug',
  'description',
  'category',
  'readTime',
  'image',
  'imageAlt',
  'faq',
  'faqData',
  'published',
  'publishedAt',
  'publishedUntil',
  'createdAt',
  'updatedAt',
  'redirectFrom',
])

/** Keys that decide who can read a post, by lower-case name: if misspelt, they would have no effect. */
const publicationKeys = new Map(
  ['published', 'publishedAt', 'publishedUntil'].map((key) => [key.toLowerCase(), key]),
)

const isSlugValue = (value: unknown): value is string => typeof value === 'string' && isSlug(value)

/** Null when it is not a list of pairs. */
function readFaqList(value: unknown): FaqItem[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return null
  const items: FaqItem[] = []
  for (const item of value) {
    const question = item instanceof Map ? item.get('question') : undefined
    const answer = item instanceof Map ? item.get('answer') : undefined
    if (typeof question !== 'string' || typeof answer !== 'string') return null
    items.push({ question, answer })
  }
  return items
}
