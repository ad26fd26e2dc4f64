import type { PageContext, PageContextServer } from 'vike/types'
import { defaultLocale, localeRows } from '#domain/locales.ts'
import { alternatesOf } from '#domain/routes.ts'
import { barColor } from '../theme/theme-choice.ts'
import type { PageMetadata } from './metadata.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** What the page says of itself; every page but the error pages must say it. */
export function metadataOf(pageContext: PageContext): PageMetadata {
  const metadata = pageContext.config.metadata?.(pageContext)
  if (!metadata) throw new Error(`No metadata for ${pageContext.urlPathname}`)
  return metadata
}

/** Vike decodes a path; what was written as text in it, such as a backslash, must not be read as part of an address. */
export const encodedPath = (urlPathname: string): string =>
  urlPathname.split('/').map(encodeURIComponent).join('/')

/** Title, description, canonical, language alternates and Open Graph: exactly one of each. */
export function headTags(pageContext: PageContextServer): string {
  const { origin, site, services, config, urlPathname } = pageContext
  const metadata = metadataOf(pageContext)
  const locale = config.locale ?? defaultLocale
  const absolute = (address: string) => new URL(address, origin).href
  const canonical = absolute(metadata.canonical ?? encodedPath(urlPathname))
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
    for (const { hreflang, path } of alternatesOf(urlPathname))
      link('alternate', path, ` hreflang="${hreflang}"`)
  }
  meta('property', 'og:title', metadata.title)
  meta('property', 'og:description', metadata.description)
  meta('property', 'og:type', metadata.ogType ?? 'website')
  meta('property', 'og:url', canonical)
  meta('property', 'og:site_name', site.name)
  meta('property', 'og:locale', localeRows[locale].region.replace('-', '_'))
  const card = metadata.noindex ? null : services.socialCard(urlPathname)
  if (card) {
    meta('property', 'og:image', absolute(card.src))
    meta('property', 'og:image:type', card.type)
    meta('property', 'og:image:width', String(card.width))
    meta('property', 'og:image:height', String(card.height))
    meta('property', 'og:image:alt', card.alt)
    meta('name', 'twitter:card', 'summary_large_image')
  }
  for (const theme of ['light', 'dark'] as const) {
    tags.push(
      `<meta name="theme-color" content="${barColor[theme]}" media="(prefers-color-scheme: ${theme})">`,
    )
  }
  tags.push('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
  tags.push('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  tags.push('<link rel="manifest" href="/site.webmanifest">')
  if (urlPathname === '/blog' || urlPathname.startsWith('/blog/')) {
    tags.push('<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blog">')
  }
  return tags.join('\n')
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** JSON-LD, written by the template alone. */
export function jsonLdTags(pageContext: PageContextServer): string {
  const items = pageContext.config.structuredData?.(pageContext) ?? []
  return items
    .map((item) => {
      const json = escapeJson({ '@context': 'https://schema.org', ...item })
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('\n')
}
