import { sitemapPages, twinOf } from '#locales/addresses.ts'
import type { Post } from '../content/post.schema.ts'
import { escapeXml } from './article-html.ts'

/** Posts a file; the protocol allows 50,000, but a crawler asks again for every change. */
const postsEach = 5_000

type SitemapOptions = {
  posts: readonly Pick<Post, 'slug' | 'updatedAt'>[]
  origin: string
  /** When a page last changed, as ISO 8601; null where nobody knows. */
  changedAt: (path: string) => string | null
}

/** How many files there are below the index; 0 = one file holds all. */
const sitemapParts = (posts: number): number => (posts > postsEach ? Math.ceil(posts / postsEach) : 0)

/** The whole sitemap, or the index of its parts (sitemaps.org). */
export function sitemapXml(options: SitemapOptions): string {
  const { posts, origin } = options
  const parts = sitemapParts(posts.length)
  if (parts === 0) return urlSet([...pageEntries(options), ...posts.map((post) => postEntry(post, origin))])
  const names = [
    'sitemap-pages.xml',
    ...Array.from({ length: parts }, (_, part) => `sitemap-posts-${part + 1}.xml`),
  ]
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`)
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One part of a split sitemap, by its name; null when there is none of it. */
export function sitemapPart(name: string, options: SitemapOptions): string | null {
  const parts = sitemapParts(options.posts.length)
  if (parts === 0) return null
  if (name === 'pages') return urlSet(pageEntries(options))
  const part = Number(/^posts-(\d{1,4})$/.exec(name)?.[1] ?? 0)
  if (part < 1 || part > parts) return null
  const posts = options.posts.slice((part - 1) * postsEach, part * postsEach)
  return urlSet(posts.map((post) => postEntry(post, options.origin)))
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const urlSet = (entries: string[]): string =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`

function pageEntries({ origin, changedAt }: SitemapOptions): string[] {
  return sitemapPages.map((path) => {
    const twin = twinOf(path)
    const [english, italian] = path === '/it' || path.startsWith('/it/') ? [twin, path] : [path, twin]
    const links =
      english === null || italian === null
        ? ''
        : [
            ['en', english],
            ['it', italian],
            ['x-default', english],
          ]
            .map(
              ([language, address]) =>
                `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(`${origin}${address}`)}"/>`,
            )
            .join('')
    const changed = changedAt(path)
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}${links}</url>`
  })
}

function postEntry({ slug, updatedAt }: Pick<Post, 'slug' | 'updatedAt'>, origin: string): string {
  const time = updatedAt === null ? Number.NaN : Date.parse(updatedAt)
  const changed = Number.isFinite(time) ? `<lastmod>${new Date(time).toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(`${origin}/blog/${encodeURIComponent(slug)}`)}</loc>${changed}</url>`
}
