import type { RequestHandler, Router } from 'express'
import { pasteInput } from '#domain/posts/paste.schema.ts'
import { jsonBody, requireJson } from '../../http/bodies.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import { pasteToMarkup } from './paste.ts'

/** Enough for a long document with the styles of its program; its pictures are not sent. */
const mostKilobytes = 2048

/** Turns what was pasted from a document into article markup, for staff; mounted at /api/blog (R350). */
export function createPasteRoutes({
  requireStaff,
  origin,
}: {
  requireStaff: RequestHandler
  origin: () => string
}): Router {
  const router = createRouter()
  router.at('/paste').post(requireStaff, jsonBody(mostKilobytes), requireJson, (request, response) => {
    const input = pasteInput.safeParse(request.body)
    if (!input.success)
      throw problem('invalid', 'There is no text to paste.', { errors: { html: ['must be text'] } })
    response
      .set('Cache-Control', 'private, no-store')
      .json(pasteToMarkup(input.data.html, { origin: origin() }))
  })
  return router
}
