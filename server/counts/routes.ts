import type { RequestHandler, Router } from 'express'
import * as z from 'zod'
import { leadKinds } from '#domain/leads/lead.ts'
import { isNeverPublicPage } from '#domain/path-classes.ts'
import { formEventsEndpoint, pageViewsEndpoint } from '#domain/site/count-signals.ts'
import { decodedUri } from '#domain/uri.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import type { Counts } from './counts.ts'
import { isPerson, isVisit } from './person.ts'
import { bare, sourceOf } from './source.ts'

type Options = {
  counts: Counts
  isPage: (path: string) => boolean
  /** Host of the site, as visitors type it. */
  ownHost: () => string
}

/** Counts each view of a page that is rendered; those answered from memory are counted by the page cache. */
export const countViews =
  ({ counts, ownHost }: Pick<Options, 'counts' | 'ownHost'>): RequestHandler =>
  (request, response, next) => {
    if (request.method === 'GET' && !isNeverPublicPage(request.path) && isVisit(request.headers)) {
      const { path, headers } = request
      response.once('finish', () => {
        const isPage =
          response.statusCode === 200 && String(response.getHeader('Content-Type')).startsWith('text/html')
        if (isPage && !response.locals.staff)
          counts.tally.view(decodedUri(path), sourceOf(headers.referer, headers.host, bare(ownHost())))
      })
    }
    next()
  }

const formQuery = z.object({
  form: z.enum(leadKinds),
  event: z.literal('opened'),
})

/**
 * | path                                              | what it does                                            | failures |
 * |---------------------------------------------------|---------------------------------------------------------|----------|
 * | POST /api/page-views?page                         | counts a view of a page that was fetched ahead, 204     | 400      |
 * | POST /api/form-events?form, event=opened          | counts a form opened in a dialog, 204                   | 400      |
 */
export function createCountRoutes({ counts, isPage }: Pick<Options, 'counts' | 'isPage'>): Router {
  const router = createRouter()
  router.at(pageViewsEndpoint).post((request, response) => {
    const { page } = request.query
    if (typeof page !== 'string' || isNeverPublicPage(page) || !isPage(page))
      throw problem('invalid', 'There is no such page.')
    if (isPerson(request.headers)) counts.tally.view(page, null)
    response.status(204).end()
  })
  router.at(formEventsEndpoint).post((request, response) => {
    const query = formQuery.safeParse(request.query)
    if (!query.success) throw problem('invalid', 'There is no such form or event.')
    const { form, event } = query.data
    if (isPerson(request.headers)) counts.tally.form(form, event)
    response.status(204).end()
  })
  return router
}
