import { alternatesOf } from '#domain/routes.ts'
import { sitemapPages } from '#domain/site-pages.ts'
import { escapeXml } from './article-html.ts'

/** Posts per file; the protocol allows 50,000, but a crawler fetches a file again after every change. */
const postsEach = 5_000

type Listed = {
  slug: string
  /** ISO 8601; null if unknown. */
  modifiedAt: string | null
}

type SitemapOptions = {
  posts: readonly Listed[]
  origin: string
  changedAt: (path: string) => string | null
}

/** Posts of one part. The first part has the oldest, so that a new post changes only the last part. */
const postsOf = (part: number, posts: readonly Listed[]): readonly Listed[] =>
  posts.slice(Math.max(0, posts.length - part * postsEach), posts.length - (part - 1) * postsEach)

/** Number of files below the index; 0: one file holds all. */
const sitemapParts = (posts: number): number => (posts > postsEach ? Math.ceil(posts / postsEach) : 0)

/** The whole sitemap, or the index of its parts (sitemaps.org). */
export function sitemapXml(options: SitemapOptions): string {
  const { posts, origin, changedAt } = options
  const parts = sitemapParts(posts.length)
  if (parts === 0) return urlSet([...pageEntries(options), ...posts.map((post) => postEntry(post, origin))])
  const files = [
    { name: 'sitemap-pages.xml', changed: newest(sitemapPages.map(changedAt)) },
    ...Array.from({ length: parts }, (_, index) => ({
      name: `sitemap-posts-${index + 1}.xml`,
      changed: newest(postsOf(index + 1, posts).map(({ modifiedAt }) => modifiedAt)),
    })),
  ]
  const entries = files.map(
    ({ name, changed }) =>
      `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc>${lastmod(changed)}</sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One part of a split sitemap, by its name; null when there is none. */
export function sitemapPart(name: string, options: SitemapOptions): string | null {
  const parts = sitemapParts(options.posts.length)
  if (parts === 0) return null
  if (name === 'pages') return urlSet(pageEntries(options))
  const part = Number(/^posts-(\d{1,4})$/.exec(name)?.[1] ?? 0)
  if (part < 1 || part > parts) return null
  return urlSet(postsOf(part, options.posts).map((post) => postEntry(post, options.origin)))
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const urlSet = (entries: string[]): string =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`

function pageEntries({ origin, changedAt }: SitemapOptions): string[] {
  return sitemapPages.map((path) => {
    const links = alternatesOf(path).map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeXml(`${origin}${alternate.path}`)}"/>`,
    )
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod(changedAt(path))}${links.join('')}</url>`
  })
}

const postEntry = ({ slug, modifiedAt }: Listed, origin: string): string =>
  `<url><loc>${escapeXml(`${origin}/blog/${encodeURIComponent(slug)}`)}</loc>${lastmod(modifiedAt)}</url>`

/** The newest of times as `Date.toISOString` writes them; null when there is none. */
export const newest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null)

const lastmod = (time: string | null): string => (time === null ? '' : `<lastmod>${time}</lastmod>`)
