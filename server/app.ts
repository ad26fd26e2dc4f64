import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Config } from './config.ts'
import { createBlogRoutes } from './content/routes.ts'
import { createExtractRoute } from './content/extract-route.ts'
import { problem } from './errors.ts'
import { securityHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import type { Log } from './http/log.ts'
import { createPageServices } from './http/page-services.ts'
import { createPages } from './http/pages.ts'
import { onlyMethods, problemResponder } from './http/problem-responder.ts'
import { canonicalRedirects } from './http/redirects.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { createLeadRoutes } from './leads/routes.ts'
import type { Parts } from './parts.ts'
import { createStaffRoutes } from './staff/routes.ts'
import { createUploadRoutes } from './uploads/routes.ts'

export type AppOptions = {
  parts: Parts
  config: Config
  log: Log
  /** Answers the client's built files. */
  assets: RequestHandler
  development: boolean
  /** Origin of canonical addresses; known for sure once the server listens. */
  origin: () => string
}

/** Wires the parts into one Express application, in the order in which a request meets them. Never listens. */
export function createApp({ parts, config, log, assets, development, origin }: AppOptions): Express {
  const { store, outbox, sessions, identifyStaff, requireStaff } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('etag', false)

  const pages = createPages({ origin, development, ...createPageServices(store) })

  app.use(requestLog(log), ...securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false }))
  app.use(healthRoutes(parts.health))
  app.use(canonicalRedirects(), assets)
  app.use(sameOrigin(origin))
  app.use(compression())
  app.use(identifyStaff)

  // placeholder for wiring
  void outbox
  void sessions
  void requireStaff
  void createBlogRoutes
  void createExtractRoute
  void createLeadRoutes
  void createStaffRoutes
  void createUploadRoutes

  app.use('/api', () => {
    throw problem('not-found', 'There is no such address.')
  })
  app.get('/{*path}', pages.handler)
  app.all('/{*path}', onlyMethods('GET', 'HEAD'))
  app.use(problemResponder(log))
  return app
}
