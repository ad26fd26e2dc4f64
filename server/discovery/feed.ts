import { defaultLocale, localeRows } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { shownAlt } from '#domain/posts/decorative.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { shownBlocks } from '../../domain/posts/shown-blocks.ts'
import { articleHtml, escapeXml } from './article-html.ts'

/** Feed readers store what they have seen: the newest posts are enough. */
const newest = 50

type FeedOptions = {
  /** Public, newest first. */
  posts: readonly Post[]
  /** When a post last changed, as ISO 8601; null if unknown. */
  modifiedAt: (post: Post) => string | null
  /** The picture for an image value; null for none, and for one that is gone. */
  picture: (value: string | null) => PictureFile | null
  author: string
  origin: string
  site: { name: string; description: string }
}

type Entry = {
  post: Post
  address: string
  image: string | null
  html: string
  /** Like `modified`, in milliseconds since the epoch; 0 if unknown. */
  published: number
  modified: number
}

function entriesOf({ posts, modifiedAt, picture, origin }: FeedOptions): Entry[] {
  return posts.slice(0, newest).map((post) => {
    const address = `${origin}/blog/${encodeURIComponent(post.slug)}`
    const found = picture(post.image)
    const image = found && new URL(found.src, origin).href
    const cover =
      image === null
        ? ''
        : `<p><img src="${escapeXml(image)}" alt="${escapeXml(shownAlt(post.imageAlt))}"/></p>\n`
    return {
      post,
      address,
      image,
      html: cover + articleHtml(shownBlocks(post, picture), address),
      published: timeOf(post.publishedAt, post.createdAt),
      modified: timeOf(modifiedAt(post)),
    }
  })
}

const language = localeRows[defaultLocale].tag

/** RSS 2.0 with the full text of each post (content:encoded). Readers treat a description as HTML. */
export function feedXml(options: FeedOptions): string {
  const { origin, site, author } = options
  const entries = entriesOf(options)
  const built = Math.max(0, ...entries.map(({ modified }) => modified))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(site.name)}</title>
<link>${escapeXml(`${origin}/blog`)}</link>
<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(escapeXml(site.description))}</description>
<language>${language.toLowerCase()}</language>
${built > 0 ? `<lastBuildDate>${new Date(built).toUTCString()}</lastBuildDate>\n` : ''}${entries.map((entry) => itemXml(entry, author)).join('\n')}
</channel>
</rss>
`
}

const itemXml = ({ post, address, html, published }: Entry, author: string): string => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(address)}</link>
<guid isPermaLink="false">${escapeXml(post.id)}</guid>
${published > 0 ? `<pubDate>${new Date(published).toUTCString()}</pubDate>\n` : ''}<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(escapeXml(post.description))}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`

/** Atom (RFC 4287). */
export function atomXml(options: FeedOptions): string {
  const { origin, site, author } = options
  const entries = entriesOf(options)
  const updated = Math.max(0, ...entries.map(({ modified, published }) => modified || published))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(`${origin}/atom.xml`)}</id>
<title>${escapeXml(site.name)}</title>
<subtitle>${escapeXml(site.description)}</subtitle>
<link href="${escapeXml(`${origin}/blog`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/atom.xml`)}"/>
<updated>${new Date(updated).toISOString()}</updated>
<author><name>${escapeXml(author)}</name></author>
${entries.map((entry) => entryXml(entry, origin)).join('\n')}
</feed>
`
}

const entryXml = ({ post, address, html, published, modified }: Entry, origin: string): string => `<entry>
<id>${escapeXml(idOf(post, origin))}</id>
<title>${escapeXml(post.title)}</title>
<link href="${escapeXml(address)}"/>
${published > 0 ? `<published>${new Date(published).toISOString()}</published>\n` : ''}<updated>${new Date(modified || published).toISOString()}</updated>
<category term="${escapeXml(post.category)}"/>
<summary>${escapeXml(post.description)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>`

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(options: FeedOptions): string {
  const { origin, site, author } = options
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    description: site.description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/feed.json`,
    language,
    authors: [{ name: author }],
    items: entriesOf(options).map(({ post, address, image, html, published, modified }) => ({
      id: idOf(post, origin),
      url: address,
      title: post.title,
      summary: post.description,
      content_html: html,
      ...(image && { image }),
      ...(published > 0 && { date_published: new Date(published).toISOString() }),
      ...(modified > 0 && { date_modified: new Date(modified).toISOString() }),
      tags: [post.category],
    })),
  })
}

/** The same for ever, even if the post's address changes (RFC 4151). */
const idOf = ({ id }: Post, origin: string): string => `tag:${new URL(origin).hostname},2026:post/${id}`

function timeOf(...dates: (string | null)[]): number {
  for (const date of dates) {
    const time = date === null ? Number.NaN : Date.parse(date)
    if (Number.isFinite(time)) return time
  }
  return 0
}
