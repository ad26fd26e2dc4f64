import type { Request, RequestHandler, Router } from 'express'
import { defaultLocale, type Locale, locales } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import type { ArticleAnswer } from '#domain/posts/post-views.ts'
import { homeOf, localeOf, pathIn } from '#domain/routes.ts'
import type { OwnTexts } from '#domain/site/own-texts.ts'
import type { AiCrawlers } from '#domain/site/site.schema.ts'
import { blogText } from '#locales/en/blog.ts'
import { interfaceText } from '#locales/en/interface.ts'
import { saidIn } from '#locales/own.ts'
import { publicCacheControl } from '../http/cache-control.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import { articleMarkdown } from './article-markdown.ts'
import { robotsTxt } from './crawlers.ts'
import { atomXml, feedXml, jsonFeed } from './feed.ts'
import { newest, sitemapPart, sitemapXml } from './sitemap.ts'
import { llmsTxt, securityTxt, webManifest } from './texts.ts'

/** Pages with packages of the catalogue: a new price changes them. */
const pagesWithPrices: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => [homeOf(locale), pathIn(locale, '/pricing')]),
)

export type DiscoveryOptions = {
  /** Public posts, newest first. */
  posts: (now: number) => readonly Post[]
  article: (slug: string) => ArticleAnswer
  /** Handles the owner's redirects. */
  byOwner: RequestHandler
  site: () => { name: string; email: string; aiCrawlers: AiCrawlers }
  origin: () => string
  /** When a post last changed for visitors, as ISO 8601; null if unknown. Likewise `…ChangedAt` below. */
  modifiedAt: (post: Post) => string | null
  /** The picture for a post's image value; null for none, and for one that is gone. */
  picture: (value: string | null) => PictureFile | null
  /** For contact details and opening hours, which every page shows. */
  siteChangedAt: () => string | null
  texts: (locale: Locale) => OwnTexts
  textsChangedAt: (locale: Locale) => string | null
  /** For prices. */
  catalogueChangedAt: () => string | null
  now?: () => number
}

const markdownTwin = /^\/blog\/(?<slug>[^/]+)\.md$/

/** What crawlers, feed readers and browsers request besides the pages (R15). */
export function createDiscoveryRoutes({
  posts,
  article,
  byOwner,
  site,
  origin,
  modifiedAt,
  picture,
  siteChangedAt,
  texts,
  textsChangedAt,
  catalogueChangedAt,
  now = Date.now,
}: DiscoveryOptions): Router {
  const router = createRouter()
  const file = (path: string, type: string, make: (request: Request) => string | null) => {
    router.at(path).get((request, response, next) => {
      const body = make(request)
      if (body === null) return next('router')
      response.set({ 'Content-Type': type, 'Cache-Control': publicCacheControl }).send(body)
    })
  }
  const sitemap = () => {
    const listed = posts(now()).map((post) => ({ slug: post.slug, modifiedAt: modifiedAt(post) }))
    const changedAt = (path: string) => {
      const shown = path === '/blog' ? listed.map((post) => post.modifiedAt) : []
      if (pagesWithPrices.has(path)) shown.push(catalogueChangedAt())
      return newest([siteChangedAt(), textsChangedAt(localeOf(path)), ...shown])
    }
    return { posts: listed, origin: origin(), changedAt }
  }

  const said = () => saidIn({ blog: blogText, interface: interfaceText }, defaultLocale, texts(defaultLocale))
  const feed = () => ({
    posts: posts(now()),
    modifiedAt,
    picture,
    author: said().blog.author({ site: site().name }),
    origin: origin(),
    site: { name: site().name, description: said().interface.footer.line },
  })

  file('/feed.xml', 'application/rss+xml; charset=utf-8', () => feedXml(feed()))
  file('/atom.xml', 'application/atom+xml; charset=utf-8', () => atomXml(feed()))
  file('/feed.json', 'application/feed+json; charset=utf-8', () => jsonFeed(feed()))
  router.get(markdownTwin, byOwner, (request, response) => {
    const answer = article(String(request.params.slug))
    if (answer.status === 301) return response.redirect(301, `${answer.location}.md`)
    if (answer.status === 410 || response.locals.gone) throw problem('gone', 'This post was taken away.')
    if (answer.status === 404) throw problem('not-found', 'There is no such post.')
    const address = `${origin()}/blog/${answer.post.slug}`
    response
      .set({
        'Content-Type': 'text/markdown; charset=utf-8',
        'Cache-Control': publicCacheControl,
        // Search engines list the page (RFC 6596)
        Link: `<${address}>; rel="canonical"`,
      })
      .send(articleMarkdown(answer, address))
  })
  router.all(markdownTwin, onlyMethods('GET', 'HEAD'))
  file('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemapXml(sitemap()))
  file('/sitemap-:part.xml', 'application/xml; charset=utf-8', (request) =>
    sitemapPart(String(request.params.part), sitemap()),
  )
  file('/robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(origin(), site().aiCrawlers))
  file('/site.webmanifest', 'application/manifest+json; charset=utf-8', () => webManifest(site().name))
  file('/llms.txt', 'text/plain; charset=utf-8', () =>
    llmsTxt({ text: said().interface, name: site().name, origin: origin(), posts: posts(now()) }),
  )
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    securityTxt({ origin: origin(), email: site().email, now: now() }),
  )
  return router
}
