import type { Request, RequestHandler, Router } from 'express'
import * as z from 'zod'
import { leadKinds } from '#domain/leads/lead.ts'
import { isNeverPublicPage } from '#domain/path-classes.ts'
import { formEventsEndpoint, pageViewsEndpoint } from '#domain/site/count-signals.ts'
import { type CountsReport, countsCsvEndpoint, type Period, periodOf } from '#domain/site/counts.ts'
import { decodedUri } from '#domain/uri.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import type { Counts } from './counts.ts'
import { isPerson, isVisit } from './person.ts'
import { csvOf } from './report.ts'
import { bare, sourceOf } from './source.ts'

type Options = {
  counts: Counts
  /** Names of the fields of a form. */
  fieldsOf: (form: string) => readonly string[]
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean
  /** Of the site, as visitors write it. */
  ownHost: () => string
  requireStaff: RequestHandler
  report: (period: Period) => Promise<CountsReport>
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
  event: z.enum(['opened', 'started', 'refused']),
  field: z.union([z.string().transform((name) => [name]), z.array(z.string()).max(60)]).default([]),
})

/** Counts fields that the server refused, and those that a browser says it refused: names of the form's fields only. */
export function countRefused(
  { counts, fieldsOf }: Pick<Options, 'counts' | 'fieldsOf'>,
  request: Request,
  form: string,
  fields: readonly string[],
): void {
  if (!isPerson(request.headers)) return
  const known = fieldsOf(form)
  for (const field of new Set(fields)) if (known.includes(field)) counts.tally.form(form, 'refused', field)
}

/**
 * | path                                              | what it does                                            | failures |
 * |---------------------------------------------------|---------------------------------------------------------|----------|
 * | POST /api/page-views?page                         | counts a view of a page that was fetched ahead, 204     | 400      |
 * | POST /api/form-events?form, event[, field …]      | counts a form opened or begun, or fields refused, 204   | 400      |
 * | GET /api/counts.csv?days or month                 | the counts of a period as a table, for staff            | 401      |
 */
export function createCountRoutes({ counts, fieldsOf, isPage, requireStaff, report }: Options): Router {
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
    const { form, event, field } = query.data
    if (event === 'refused') countRefused({ counts, fieldsOf }, request, form, field)
    else if (isPerson(request.headers)) counts.tally.form(form, event)
    response.status(204).end()
  })
  router.at(countsCsvEndpoint).get(requireStaff, async (request, response) => {
    const period = periodOf(request.query, Date.now())
    response
      .set('Cache-Control', 'no-store')
      .attachment(`visits-${period.first}-${period.last}.csv`)
      .send(csvOf(await report(period)))
  })
  return router
}
