import type { RequestHandler } from 'express'
import { problem } from '../errors.ts'

/**
 * Set by the edge, in seconds, on a request for the blog by a network that has used up its renders (R131). The edge
 * drops the field from visitors' requests.
 */
export const waitHeader = 'x-ponte-wait'

/**
 * Refuses such a request without rendering, unless its address is a page: requests for unknown posts must not block
 * existing ones. `hasPage`: whether the address is a public page.
 */
export const limitedRenders =
  (hasPage: (path: string, query: URLSearchParams) => boolean): RequestHandler =>
  (request, response, next) => {
    const wait = request.get(waitHeader)
    if (wait === undefined || response.locals.staff) return next()
    const [, query = ''] = request.originalUrl.split(/\?(.*)/s)
    if (hasPage(request.path, new URLSearchParams(query))) return next()
    response.set('Retry-After', wait)
    throw problem('too-many-requests', 'Please try again in a few seconds.')
  }
