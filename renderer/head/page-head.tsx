import { Helmet, type HelmetProps } from 'react-helmet-async'
import { type Locale, localeRows } from '#domain/locales.ts'
import { alternatesOf } from '#domain/routes.ts'
import type { SocialImage } from '#domain/site/card.schema.ts'
import { encodedPath, type PageMetadata } from './metadata.ts'

export type PageHeadProps = PageMetadata & {
  locale: Locale
  siteName: string
  origin: string
  /** The page's own path, as in `pageContext`. */
  pathname: string
  /** The preview picture for shared links; the studio's screens have none. */
  card?: SocialImage | null
}

/** The head of a page, with exactly one of each tag. Render only one: a second adds its tags too. */
export function PageHead(page: PageHeadProps) {
  const absolute = (address: string) => new URL(address, page.origin).href
  const address = absolute(page.canonical ?? encodedPath(page.pathname))
  return (
    <Helmet
      // Takes effect only in the browser: on the server the template writes `lang`
      htmlAttributes={{ lang: page.locale }}
      title={page.title}
      meta={metasOf(page, { address, absolute })}
      link={linksOf(page, { address, absolute })}
    />
  )
}

const feeds = [
  ['application/rss+xml', '/feed.xml', 'Blog'],
  ['application/atom+xml', '/atom.xml', 'Blog (Atom)'],
  ['application/feed+json', '/feed.json', 'Blog (JSON Feed)'],
] as const

type Addresses = { address: string; absolute: (address: string) => string }

function metasOf(page: PageHeadProps, { address, absolute }: Addresses): NonNullable<HelmetProps['meta']> {
  const { title, description, noindex, ogType = 'website', siteName, locale, card } = page
  return [
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: ogType },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: localeRows[locale].region.replace('-', '_') },
    ...(card
      ? [
          { property: 'og:image', content: absolute(card.src) },
          { property: 'og:image:type', content: card.type },
          { property: 'og:image:width', content: String(card.width) },
          { property: 'og:image:height', content: String(card.height) },
          { property: 'og:image:alt', content: card.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}

function linksOf(page: PageHeadProps, { address, absolute }: Addresses): NonNullable<HelmetProps['link']> {
  const { noindex, previous, next, pathname } = page
  const twins = noindex ? [] : alternatesOf(pathname)
  const isArticle = pathname.startsWith('/blog/')
  const isBlog = pathname === '/blog' || isArticle
  return [
    ...(noindex ? [] : [{ rel: 'canonical', href: address }]),
    ...(previous ? [{ rel: 'prev', href: absolute(previous) }] : []),
    ...(next ? [{ rel: 'next', href: absolute(next) }] : []),
    ...twins.map(({ hreflang, path }) => ({ rel: 'alternate', href: absolute(path), hrefLang: hreflang })),
    ...(isBlog ? feeds.map(([type, href, title]) => ({ rel: 'alternate', type, href, title })) : []),
    ...(isArticle && !noindex ? [{ rel: 'alternate', type: 'text/markdown', href: `${pathname}.md` }] : []),
  ]
}
