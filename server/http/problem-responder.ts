import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { fromSystemError, Problem, problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import { problemPage } from './problem-page.ts'

/** Answers 405 with `Allow`. Register it after the routes of a path. */
export const onlyMethods =
  (...methods: string[]): RequestHandler =>
  () => {
    throw problem('method-not-allowed', `This address answers ${methods.join(', ')}.`, {
      headers: { Allow: methods.join(', ') },
    })
  }

/** Maps a thrown value to a problem; null for an unexpected error. */
function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof URIError)
    return problem('bad-request', 'The address is not a valid one.', { cause: error })
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : ''
  // The client disconnected in the middle of a body
  if (code === 'ECONNRESET') return problem('bad-request', 'The request was cut off.', { cause: error })
  return fromSystemError(error)
}

/** The one place where an error becomes a response: a problem document (RFC 9457), or a plain page for a browser. */
export function problemResponder(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const found = asProblem(error) ?? problem('internal', 'Please try again in a moment.', { cause: error })
    if (found.status >= 500) {
      const cause = found.cause ?? error
      log.error(
        {
          requestId: response.locals.requestId,
          code: found.code,
          error:
            cause instanceof Error
              ? { name: cause.name, code: Reflect.get(cause, 'code'), stack: cause.stack }
              : {},
        },
        STATUS_CODES[found.status] ?? 'Failed',
      )
    }
    if (response.headersSent) {
      response.destroy()
      return
    }
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.status(found.status)
    if (wantsPage(request)) response.type('html').send(problemPage(found))
    else response.type('application/problem+json').send(JSON.stringify(found))
  }
}

const wantsPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.path.startsWith('/api/') &&
  request.accepts(['html', 'json']) === 'html'
