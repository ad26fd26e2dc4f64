import type { PageContext, PageContextServer } from 'vike/types'
import { homeOf, twinOf } from '#locales/addresses.ts'
import type { PageMetadata } from './metadata.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** What the page says of itself; every page but the error pages must say it. */
export function metadataOf(pageContext: PageContext): PageMetadata {
  const metadata = pageContext.config.metadata?.(pageContext)
  if (!metadata) throw new Error(`No metadata for ${pageContext.urlPathname}`)
  return metadata
}

/** The addresses of a page in both languages, for pages that have a twin (decision 5). */
export function alternates(pathname: string): { hreflang: string; href: string }[] {
  const twin = twinOf(pathname)
  if (twin === null) return []
  const [english, italian] =
    pathname === homeOf('it') || pathname.startsWith('/it/') ? [twin, pathname] : [pathname, twin]
  return [
    { hreflang: 'en', href: english },
    { hreflang: 'it', href: italian },
    { hreflang: 'x-default', href: english },
  ]
}

/** Title, description, canonical, language twins and Open Graph: exactly one of each. */
export function headTags(pageContext: PageContextServer): string {
  const { origin, site, config, urlPathname } = pageContext
  const metadata = metadataOf(pageContext)
  const locale = config.locale ?? 'en'
  const absolute = (address: string) => new URL(address, origin).href
  const canonical = absolute(metadata.canonical ?? urlPathname)
  const tags: string[] = [`<title>${escapeHtml(metadata.title)}</title>`]
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    tags.push(`<meta ${key}="${name}" content="${escapeHtml(content)}">`)
  const link = (rel: string, href: string, more = '') =>
    tags.push(`<link rel="${rel}" href="${escapeHtml(absolute(href))}"${more}>`)

  meta('name', 'description', metadata.description)
  if (metadata.noindex) meta('name', 'robots', 'noindex')
  else link('canonical', canonical)
  if (metadata.previous) link('prev', metadata.previous)
  if (metadata.next) link('next', metadata.next)
  if (!metadata.noindex) {
    for (const { hreflang, href } of alternates(urlPathname))
      link('alternate', href, ` hreflang="${hreflang}"`)
  }
  meta('property', 'og:title', metadata.title)
  meta('property', 'og:description', metadata.description)
  meta('property', 'og:type', metadata.ogType ?? 'website')
  meta('property', 'og:url', canonical)
  meta('property', 'og:site_name', site.name)
  meta('property', 'og:locale', locale === 'it' ? 'it_IT' : 'en_GB')
  if (metadata.image) meta('property', 'og:image', absolute(metadata.image))
  tags.push('<meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)">')
  tags.push('<meta name="theme-color" content="#121816" media="(prefers-color-scheme: dark)">')
  tags.push('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
  tags.push('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  tags.push('<link rel="manifest" href="/site.webmanifest">')
  if (urlPathname === '/blog' || urlPathname.startsWith('/blog/')) {
    tags.push('<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blog">')
  }
  return tags.join('\n')
}

/** JSON-LD, written by the template alone. `<` is escaped, so that no text can end the script element. */
export function jsonLdTags(pageContext: PageContextServer): string {
  const items = pageContext.config.structuredData?.(pageContext) ?? []
  return items
    .map((item) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c')
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('\n')
}
