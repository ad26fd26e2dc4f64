import type { PostFile } from './front-matter.ts'
import { type PostInput, parseFaq, redirectLimit } from './post.schema.ts'

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
 * The post with what was sent: a field left out stays, null or empty means none. A first publication is dated. The
 * slug and the time of the change are the caller's.
 */
export function withInput(file: PostFile, input: PostInput, now: string): PostFile {
  const { title, description, content, category, readTime } = input
  const published = input.published ?? file.published
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
    published,
    publishedAt: published && publishedAt === null ? now : toIso(publishedAt),
  }
}

/** The post under another address; the one it leaves leads to the new one from now on (decision 29). */
export function withSlug(file: PostFile, slug: string): PostFile {
  if (slug === file.slug) return file
  const redirectFrom = [...new Set([...file.redirectFrom, file.slug])].filter((old) => old !== slug)
  return { ...file, slug, redirectFrom: redirectFrom.slice(-redirectLimit) }
}

/** Pairs in one form, whatever form they came in; text that does not parse as it came (spec §3). */
function storedFaq(faqData: string | null): string | null {
  const faq = parseFaq(faqData)
  if (faq.length > 0) return JSON.stringify(faq)
  return faqData?.trim() && faqData.trim() !== '[]' ? faqData : null
}

/** A date as ISO 8601; what does not parse stays as a hand has written it. */
function toIso(value: string | null): string | null {
  const time = value === null ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? value : new Date(time).toISOString()
}
