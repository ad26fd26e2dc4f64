import type { RequestHandler, Router } from 'express'
import { isAdminPath, isNeverRendered } from '#domain/path-classes.ts'
import {
  ignoreInput,
  isWhole,
  leadInput,
  type MissingPages,
  missingPagesEndpoints,
} from '#domain/site/missing-pages.schema.ts'
import { type KnownPage, nearestPage } from '#domain/site/nearest-address.ts'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { jsonBody, requireJson } from '../http/bodies.ts'
import { memberIn } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import type { MissingCounts } from './missing-pages.ts'

type ListOptions = {
  counts: MissingCounts
  /** Pages that an address may lead to, the more important first. */
  pages: () => readonly KnownPage[]
  isAnswered: (path: string) => boolean
}

/** As many as a member would read. */
const mostListed = 100

/** For the studio: addresses that are still missing, each with the page that may have been meant. */
export function listMissing({ counts, pages, isAnswered }: ListOptions): MissingPages {
  const { pages: counted, scanners, uncounted } = counts.list()
  const missing = counted.filter(({ address }) => !isAnswered(address))
  const known = pages()
  return {
    pages: missing.slice(0, mostListed).map((one) => ({
      ...one,
      nearest: nearestPage(one.address, known),
      canLead: isWhole(one.address),
    })),
    more: Math.max(0, missing.length - mostListed),
    scanners,
    uncounted,
    targets: known.map(({ path }) => path),
  }
}

type Member = { name: string; email: string }

type MissingRoutesOptions = ListOptions & {
  addRedirect: (rule: RedirectRule, author: Member) => Promise<void>
  requireStaff: RequestHandler
}

/**
 * | path                            | what it does                                     | failures           |
 * |---------------------------------|--------------------------------------------------|--------------------|
 * | GET /api/missing-pages          | `MissingPages` for staff                         | 401                |
 * | POST …/redirects {from, to}     | leads an address to a page, with one commit, 204 | 400, 401, 409, 503 |
 * | POST …/ignored {address}        | stops counting an address, 204                   | 400, 401           |
 */
export function createMissingRoutes(options: MissingRoutesOptions): Router {
  const { counts, isAnswered, addRedirect, requireStaff } = options
  const router = createRouter()
  const json: RequestHandler[] = [requireStaff, jsonBody(16), requireJson]

  router.at(missingPagesEndpoints.list).get(requireStaff, (_request, response) => {
    response.set('Cache-Control', 'no-store').json(listMissing(options))
  })

  router.at(missingPagesEndpoints.redirects).post(...json, async (request, response) => {
    const input = leadInput.safeParse(request.body)
    if (!input.success) throw problem('invalid', 'A redirect is an address and where it leads.')
    const { from, to } = input.data
    if (isAnswered(from)) throw problem('conflict', `${from} leads to a page already.`)
    const [path = ''] = to.split(/[?#]/, 1)
    if (path.startsWith('/') && !isAnswered(path)) {
      const message = `There is no page at ${path}.`
      throw problem('invalid', message, { errors: { to: [message] } })
    }
    await addRedirect({ from, to }, memberIn(response))
    response.status(204).end()
  })

  router.at(missingPagesEndpoints.ignored).post(...json, async (request, response) => {
    const input = ignoreInput.safeParse(request.body)
    if (!input.success) throw problem('invalid', 'Which address?')
    await counts.ignore(input.data.address)
    response.status(204).end()
  })

  return router
}

/** Counts each visitor's request for a page that is answered with "not found". Mount it before all routes. */
export const countMissing =
  (note: (path: string) => void): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request
    if ((method === 'GET' || method === 'HEAD') && !isNeverRendered(path) && !isAdminPath(path)) {
      response.once('finish', () => {
        if (response.statusCode === 404 && !response.locals.staff) note(path)
      })
    }
    next()
  }
