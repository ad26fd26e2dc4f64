import type { Request, RequestHandler } from 'express'

/**
 * Redirects a browser that opens the address of a form's POST to the page with the form: from the history or the address
 * bar such a request is a GET. Other requests are passed to the next handler.
 */
export const toFormPage =
  (pageOf: (request: Request) => string): RequestHandler =>
  (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || request.accepts(['json', 'html']) !== 'html') return next()
    response.set('Cache-Control', 'no-store').redirect(303, pageOf(request))
  }
