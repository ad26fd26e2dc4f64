import type { Request, RequestHandler } from 'express'

/** Redirects a browser that opens a form's POST address, as from its history, to the form's page. */
export const toFormPage =
  (pageOf: (request: Request) => string): RequestHandler =>
  (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads || request.accepts(['json', 'html']) !== 'html') return next()
    response.set('Cache-Control', 'no-store').redirect(303, pageOf(request))
  }
