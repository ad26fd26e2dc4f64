import { type PostInput, parseFaq, redirectLimit } from '#domain/posts/post.schema.ts'
import { readDate } from '#domain/read-value.ts'
import type { PostFile } from '../store/front-matter.ts'

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
  publishedUntil: null,
  faqData: null,
  published: false,
  redirectFrom: [],
  extra: new Map(),
})

/**
 * The post with the input applied: a missing field stays, null or empty removes it. The caller sets the slug,
 * the date of a first publication and the time of the change.
 */
export function withInput(file: PostFile, input: PostInput): PostFile {
  const { title, description, content, category, readTime } = input
  const publishedAt = input.publishedAt === undefined ? file.publishedAt : input.publishedAt || null
  const publishedUntil =
    input.publishedUntil === undefined ? file.publishedUntil : input.publishedUntil || null
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
    publishedUntil: toIso(publishedUntil),
  }
}

/**
 * The post as saved at a time (ISO 8601), with a date for a first publication. `before`: its earlier version;
 * null for a new one. A post published by hand without a date is as old as its file.
 */
export const dated = (file: PostFile, now: string, before: PostFile | null): PostFile => ({
  ...file,
  publishedAt: file.published && file.publishedAt === null && !before?.published ? now : file.publishedAt,
  updatedAt: now,
})

/** The post under another slug; the old one redirects to it from now on (R100). */
export function withSlug(file: PostFile, slug: string): PostFile {
  if (slug === file.slug) return file
  const redirectFrom = [...new Set([...file.redirectFrom, file.slug])].filter((old) => old !== slug)
  return { ...file, slug, redirectFrom: redirectFrom.slice(-redirectLimit) }
}

/** FAQ pairs in one format; text that does not parse is unchanged (R99). */
function storedFaq(faqData: string | null): string | null {
  const faq = parseFaq(faqData)
  if (faq.length > 0) return JSON.stringify(faq)
  return faqData?.trim() && faqData.trim() !== '[]' ? faqData : null
}

/** The post with the texts of another version; its slug and publication state stay. */
export function withTexts(post: PostFile, version: PostFile): PostFile {
  const { title, description, content, category, readTime, image, imageAlt, faqData } = version
  return { ...post, title, description, content, category, readTime, image, imageAlt, faqData }
}

/** A date as ISO 8601; text that does not parse is unchanged. */
const toIso = (value: string | null): string | null => (value === null ? null : (readDate(value) ?? value))
