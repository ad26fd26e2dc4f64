import { type Request, type Response, Router } from 'express'
import { interfaceText } from '#locales/en/interface.ts'
import type { Post } from '../content/post.schema.ts'
import { isKept, keepPage } from '../http/page-cache.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { feedXml } from './feed.ts'
import { sitemapPart, sitemapXml } from './sitemap.ts'
import { llmsTxt, robotsTxt, securityTxt, webManifest } from './texts.ts'

type DiscoveryOptions = {
  /** Public ones, newest first. */
  posts: (now: number) => readonly Post[]
  site: () => { name: string; email: string }
  origin: () => string
  /** When a page last changed, as ISO 8601; null where nobody knows. */
  changedAt: (path: string) => string | null
  now?: () => number
}

/** What crawlers, feed readers and browsers ask for beside the pages (contract, HTTP). */
export function createDiscoveryRoutes({
  posts,
  site,
  origin,
  changedAt,
  now = Date.now,
}: DiscoveryOptions): Router {
  const router = Router()
  const file = (path: string, type: string, make: (request: Request) => string | null) => {
    router.get(path, (request, response, next) => {
      const body = make(request)
      if (body === null) return next()
      answer(request, response, type, body)
    })
    router.all(path, onlyMethods('GET', 'HEAD'))
  }
  const sitemap = () => ({ posts: posts(now()), origin: origin(), changedAt })

  file('/feed.xml', 'application/rss+xml; charset=utf-8', () =>
    feedXml({
      posts: posts(now()),
      origin: origin(),
      site: { name: site().name, description: interfaceText.footer.line },
    }),
  )
  file('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemapXml(sitemap()))
  file('/sitemap-:part.xml', 'application/xml; charset=utf-8', (request) =>
    sitemapPart(String(request.params.part), sitemap()),
  )
  file('/robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(origin()))
  file('/site.webmanifest', 'application/manifest+json; charset=utf-8', () => webManifest(site().name))
  file('/llms.txt', 'text/plain; charset=utf-8', () =>
    llmsTxt({ name: site().name, origin: origin(), posts: posts(now()) }),
  )
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    securityTxt({ origin: origin(), email: site().email, now: now() }),
  )
  return router
}

function answer(request: Request, response: Response, type: string, body: string): void {
  response.set({ 'Content-Type': type, 'Cache-Control': 'public, no-cache' })
  if (isKept(request)) {
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
    )
    keepPage(request, { headers, body: Buffer.from(body) })
  }
  response.send(body)
}
