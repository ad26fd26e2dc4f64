import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type Express, type Request, type RequestHandler } from 'express'
import { remoteEndpoints } from '#domain/posts/remote.schema.ts'
import type { RedirectAnswer } from '#domain/site/redirects.schema.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { studioHome } from '#domain/staff/roles.ts'
import { problem } from '../kernel/errors.ts'
import type { Feature, Metric, PageRequest } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import { readBodiesFirst, visitorAddress } from './bodies.ts'
import type { ContentRevision } from './content-revision.ts'
import { securityHeaderList, securityHeaders } from './headers.ts'
import { healthRoutes } from './health.ts'
import { ownAddress } from './keep-warm.ts'
import { memberFor, memberOf } from './member.ts'
import { createMetrics, metricsRoute } from './metrics.ts'
import { createPageCache, missOf, type PageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { onlyMethods, problemResponder } from './problem-responder.ts'
import { canonicalRedirects, ownerRedirects } from './redirects.ts'
import { requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { answerAfter, type SharedCache } from './shared-cache.ts'
import { speculationRules } from './speculation.ts'
import { createStaticFiles } from './static-files.ts'

export type ApplicationOptions = {
  features: readonly Feature[]
  config: { trustProxy: number; metricsToken: string | null; publicUrl: string | null }
  log: Log
  /** Origin of canonical addresses; final once the server listens. */
  origin: () => string
  assets: RequestHandler
  /** The built client files, served from memory; null in development, where nothing is cached. */
  clientFolder: string | null
  contentRevision: ContentRevision
  sharedCache: SharedCache | null
  servicesFor: (request: PageRequest) => object
  /** What header and footer show, in the language of the path. */
  frameOf: (pathname: string, request: PageRequest) => SiteFacts
  addresses: {
    /** Whether the site itself has something at a path. */
    isOwn(path: string): boolean
    /** Whether visitors get a page, feed or file at a path with a query, instead of "not found". */
    isPage(path: string, query: URLSearchParams): boolean
    redirectOf(path: string): RedirectAnswer | null
  }
  /** Whether staff see a draft at a path. */
  isDraft: (path: string) => boolean
  isSignedIn: (headers: IncomingHttpHeaders) => boolean
  /** Called for each page that is served from memory. */
  onView: (page: string, headers: IncomingHttpHeaders) => void
  /** Metrics of the server itself, in addition to those of the features. */
  metrics: readonly Metric[]
}

export type Application = { app: Express; listener: RequestListener; pages: PageCache }

/**
 * Joins features in the order in which a request passes them: first built files and pages from memory, then
 * one Express application. Does not listen.
 */
export function createApplication(options: ApplicationOptions): Application {
  const { features, config, log, origin, assets, clientFolder, addresses, sharedCache } = options
  const https = origin().startsWith('https:')
  const cache = createPageCache({
    revision: options.contentRevision,
    isPage: ({ path, query }) => addresses.isPage(path, query),
    isSignedIn: options.isSignedIn,
    sharedCache: sharedCache !== null,
    onView: (page, { headers }) => options.onView(page, headers),
  })
  const pages = createPages({
    origin,
    development: clientFolder === null,
    site: options.frameOf,
    isPage: addresses.isPage,
    services: options.servicesFor,
  })
  const all = (key: 'observe' | 'identify') => features.flatMap(({ [key]: handler }) => handler ?? [])
  const routed = (key: 'publicRoutes' | 'routes') =>
    features.flatMap((feature) => feature[key]?.(pages.render) ?? [])
  const mount = (handlers: readonly RequestHandler[]) => {
    for (const handler of handlers) app.use(handler)
  }

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.enable('strict routing').enable('case sensitive routing')
  mount([requestLog(log, ownAddress), ...[securityHeaders({ https })].flat(), ...all('observe')])
  mount([
    healthRoutes(Object.assign({}, ...features.map(({ health }) => health))),
    metricsRoute({
      metrics: createMetrics([
        ...features.flatMap(({ metrics = [] }) => metrics),
        ...cacheMetrics(cache),
        ...options.metrics,
      ]),
      token: config.metricsToken,
      behindProxy: config.trustProxy > 0 || isPublicAddress(config.publicUrl),
    }),
    canonicalRedirects((path, canonical) => (addresses.isOwn(canonical) ? null : addresses.redirectOf(path))),
    assets,
    speculationRules(),
    sameOrigin({ origin }),
  ])
  if (sharedCache) app.use(answerAfter(sharedCache))
  app.use(compressed())
  mount(routed('publicRoutes'))
  mount(all('identify'))
  mount(routed('routes'))
  app.use('/api', () => {
    throw problem('not-found', 'There is no such address.')
  })
  app.use('/admin', studioStart)
  app.get('/{*path}', byOwner(options), pages.handler)
  app.all('/{*path}', onlyMethods('GET', 'HEAD'))
  app.use(problemResponder(log))

  const answer = readBodiesFirst(app, {
    addressOf: (request) => visitorAddress(request, config.trustProxy),
    except: remoteEndpoints.pull,
  })
  if (clientFolder === null) return { app, listener: answer, pages: cache }
  const files = createStaticFiles({ folder: clientFolder, headers: securityHeaderList({ https }) })
  return { app, listener: files.handler(cache.handler(answer)), pages: cache }
}

export const byOwner = ({
  addresses,
  isDraft,
}: Pick<ApplicationOptions, 'addresses' | 'isDraft'>): RequestHandler =>
  ownerRedirects(({ path }: Request, response) =>
    memberFor(response, 'posts') && isDraft(path) ? null : addresses.redirectOf(path),
  )

/** Compresses what the page cache does not store. */
function compressed(): RequestHandler {
  // The default window takes four megabytes for each concurrent response
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } })
  return (request, response, next) => {
    if (missOf(response)) next()
    else compress(request, response, next)
  }
}

/** `/admin` leads to the first screen of the member's role. */
const studioStart: RequestHandler = ({ path }, response, next) => {
  const member = path === '/' ? memberOf(response) : null
  const home = member ? studioHome(member.role) : '/admin'
  if (home === '/admin') next()
  else response.set('Cache-Control', 'private, no-store').redirect(303, home)
}

const cacheMetrics = ({ status }: PageCache): Metric[] => [
  { name: 'ponte_pages_kept', help: 'Rendered pages that are kept.', read: () => status().pages },
  {
    name: 'ponte_pages_kept_bytes',
    help: 'Bytes of kept pages in all their encodings.',
    read: () => status().bytes,
  },
  {
    name: 'ponte_page_answers',
    help: 'Answers of the page cache since the start: kept pages, unchanged ones (304), and misses.',
    label: 'outcome',
    read() {
      const { hits, notModified, misses } = status()
      return { hit: hits, unchanged: notModified, miss: misses }
    },
  },
]

/** Whether visitors on other machines use this address: a proxy or port forwarding is then involved. */
const isPublicAddress = (publicUrl: string | null): boolean =>
  publicUrl !== null && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname)
