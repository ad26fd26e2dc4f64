import { publicObjects } from '#domain/media/media.schema.ts'
import { picturesIn } from '#domain/posts/article-pictures.ts'
import { type Block, parseArticle } from '#domain/posts/markup.ts'
import { type FaqItem, imageUrl, parseFaq } from '#domain/posts/post.schema.ts'
import { articleHtml } from '../../discovery/article-html.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { PostFile } from '../store/front-matter.ts'

/** What the formats of an export have in common. Pure. */

export type ExportedFile = { name: string; text: string }

export type ExportedSite = {
  name: string
  /** Origin, without a slash at its end. */
  origin: string
  posts: readonly PostFile[]
  /** Names below the public objects of the pictures that go along. */
  pictures: ReadonlySet<string>
  /** The rules for old addresses, as they are; null without any. */
  redirects: string | null
  /** Milliseconds since 1970. */
  now: number
}

/** The name below the public objects of an image value or address; null for one that is elsewhere. */
export function objectName(value: string): string | null {
  const address = imageUrl(value)
  if (!address?.startsWith(`${publicObjects}/`)) return null
  const path = address.slice(publicObjects.length + 1).split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Of the pictures that a post shows. */
export const picturesOf = ({ image, content }: PostFile): string[] =>
  [...(image === null ? [] : [image]), ...picturesIn(content).map(({ address }) => address)].flatMap(
    (value) => objectName(value) ?? [],
  )

/** The article and its questions as HTML with absolute addresses. */
export function htmlOf(post: PostFile, origin: string): string {
  const blocks: readonly Block[] = parseArticle(post.content, { title: post.title })
  const faq = parseFaq(post.faqData)
  return [articleHtml(blocks, `${origin}/blog/${post.slug}`), ...questions(faq)].join('\n')
}

const questions = (faq: readonly FaqItem[]): string[] =>
  faq.length === 0
    ? []
    : [
        '<h2>Frequently asked questions</h2>',
        ...faq.map(
          ({ question, answer }) => `<h3>${escapeHtml(question)}</h3>\n<p>${escapeHtml(answer)}</p>`,
        ),
      ]

/** Who wrote it, by the front matter's key. */
export function authorOf({ extra }: PostFile, site: string): string {
  const author = extra.get('author')
  return typeof author === 'string' && author.trim() !== '' ? author : site
}

export function tagsOf({ extra }: PostFile): string[] {
  const tags = extra.get('tags')
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string' && tag !== '') : []
}
