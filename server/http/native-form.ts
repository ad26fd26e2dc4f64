import type { Request } from 'express'

/** A browser that posts a form itself asks for a page; a script asks for JSON. */
export const asksForPage = (request: Request): boolean => (request.get('accept') ?? '').includes('text/html')

/** A form without files that the browser posts itself. */
export const isNativeForm = (request: Request): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded')) && asksForPage(request)
