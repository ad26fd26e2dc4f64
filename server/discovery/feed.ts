import { defaultLocale, localeRows } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { shownBlocks } from '../pages/shown-blocks.ts'
import { articleHtml, escapeXml } from './article-html.ts'

/** Feed readers keep what they have seen: the newest are enough. */
const newest = 50

type FeedOptions = {
  posts: readonly Post[]
  /** As ISO 8601; null where nobody knows. */
  modifiedAt: (post: Post) => string | null
  /** Of an image value; null for none, and for one that is gone. */
  picture: (value: string | null) => PictureFile | null
  author: string
  origin: string
  site: { name: string; description: string }
}

/** RSS 2.0 with the full text of each post (content:encoded). `posts` are public, newest first. */
export function feedXml({ posts, modifiedAt, picture, author, origin, site }: FeedOptions): string {
  const shown = posts.slice(0, newest)
  const built = Math.max(0, ...shown.map((post) => timeOf(modifiedAt(post))))
  const items = shown.map((post) => itemXml(post, { origin, author, picture }))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(site.name)}</title>
<link>${escapeXml(`${origin}/blog`)}</link>
<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(site.description)}</description>
<language>${localeRows[defaultLocale].tag.toLowerCase()}</language>
${built > 0 ? `<lastBuildDate>${new Date(built).toUTCString()}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`
}

function itemXml(
  post: Post,
  { origin, author, picture }: Pick<FeedOptions, 'origin' | 'author' | 'picture'>,
): string {
  const address = `${origin}/blog/${encodeURIComponent(post.slug)}`
  const published = timeOf(post.publishedAt, post.createdAt)
  const image = picture(post.image)
  const cover =
    image === null
      ? ''
      : `<p><img src="${escapeXml(new URL(image.src, origin).href)}" alt="${escapeXml(post.imageAlt ?? '')}"/></p>\n`
  const html = cover + articleHtml(shownBlocks(post, picture), address)
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(address)}</link>
<guid isPermaLink="false">${escapeXml(post.id)}</guid>
${published > 0 ? `<pubDate>${new Date(published).toUTCString()}</pubDate>\n` : ''}<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.description)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`
}

/** The first that is a date, in milliseconds; 0 when none is. */
function timeOf(...dates: (string | null)[]): number {
  for (const date of dates) {
    const time = date === null ? Number.NaN : Date.parse(date)
    if (Number.isFinite(time)) return time
  }
  return 0
}
