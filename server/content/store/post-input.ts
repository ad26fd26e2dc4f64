import { type PostInput, parseFaq, redirectLimit } from '#domain/posts/post.schema.ts'
import type { PostFile } from './front-matter.ts'

/** What input makes of a post. Pure. */

export const emptyPost = (id: string, now: string): PostFile => ({
  id,
  slug: '',
  title: '',
  description: '',
  content: '',
  image: null,
  imageAlt: null,
  category: '',
  readTime: '',
  createdAt: now,
  updatedAt: now,
  publishedAt: null,
  faqData: null,
  published: false,
  redirectFrom: [],
  extra: new Map(),
})

/**
 * The post with what was sent: a field left out stays, null or empty means none. The slug, the date of a first
 * publication and the time of the change are the caller's.
 */
export function withInput(file: PostFile, input: PostInput): PostFile {
  const { title, description, content, category, readTime } = input
  const publishedAt = input.publishedAt === undefined ? file.publishedAt : input.publishedAt || null
  return {
    ...file,
    title,
    description,
    content,
    category,
    readTime,
    image: input.image === undefined ? file.image : input.image || null,
    imageAlt: input.imageAlt === undefined ? file.imageAlt : input.imageAlt || null,
    faqData: input.faqData === undefined ? file.faqData : storedFaq(input.faqData),
    published: input.published ?? file.published,
    publishedAt: toIso(publishedAt),
  }
}

/**
 * The post as saved at a time (ISO 8601): a first publication is dated. `before` is what it was; null for a new one. A
 * hand may have published it without a date: then it is as old as its file.
 */
export const dated = (file: PostFile, now: string, before: PostFile | null): PostFile => ({
  ...file,
  publishedAt: file.published && file.publishedAt === null && !before?.published ? now : file.publishedAt,
  updatedAt: now,
})

/** The post under another address; the one it leaves leads to the new one from now on (R100). */
export function withSlug(file: PostFile, slug: string): PostFile {
  if (slug === file.slug) return file
  const redirectFrom = [...new Set([...file.redirectFrom, file.slug])].filter((old) => old !== slug)
  return { ...file, slug, redirectFrom: redirectFrom.slice(-redirectLimit) }
}

/** Pairs in one form, whatever form they came in; text that does not parse as it came (R99). */
function storedFaq(faqData: string | null): string | null {
  const faq = parseFaq(faqData)
  if (faq.length > 0) return JSON.stringify(faq)
  return faqData?.trim() && faqData.trim() !== '[]' ? faqData : null
}

/** The post with the texts of another version: where it stands and whether it is published are its own. */
export function withTexts(post: PostFile, version: PostFile): PostFile {
  const { title, description, content, category, readTime, image, imageAlt, faqData } = version
  return { ...post, title, description, content, category, readTime, image, imageAlt, faqData }
}

/** A date as ISO 8601; what does not parse stays as a hand has written it. */
function toIso(value: string | null): string | null {
  const time = value === null ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}
