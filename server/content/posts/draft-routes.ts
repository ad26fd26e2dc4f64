import type { RequestHandler, Response, Router } from 'express'
import { draftInput, draftKey } from '#domain/posts/draft.schema.ts'
import { jsonBody } from '../../http/bodies.ts'
import { onlyMethods } from '../../http/problem-responder.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import type { Drafts, Member } from './drafts.ts'

type DraftRoutesOptions = {
  drafts: Drafts
  /** Ends a request without a session with 401. */
  requireStaff: RequestHandler
  /** The signed-in member. */
  memberOf: (response: Response) => Member | null
}

/** Autosave, to be mounted at /api/blog/drafts. Members see their own drafts only. */
export function createDraftRoutes({ drafts, requireStaff, memberOf }: DraftRoutesOptions): Router {
  const router = createRouter()

  router.use(requireStaff, (_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store')
    next()
  })

  router
    .route('/')
    .get(async (_request, response) => {
      response.json(await drafts.list(member(response)))
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/:key')
    .get(async (request, response) => {
      const draft = await drafts.get(member(response), keyOf(request.params.key))
      if (!draft) throw problem('not-found', 'Draft not found')
      response.json(draft)
    })
    .put(jsonBody(256), async (request, response) => {
      const key = keyOf(request.params.key)
      if (!request.is('application/json')) throw problem('unsupported-type', 'Please send JSON.')
      const input = draftInput.safeParse(request.body)
      if (!input.success) {
        throw problem('invalid', 'A draft is a base revision and fields.', {
          errors: { fields: [...new Set(input.error.issues.map(({ message }) => message))] },
        })
      }
      const draft = await drafts.put(member(response), key, input.data)
      if (!draft) throw problem('forbidden', 'There are 100 drafts already. Please delete some first.')
      response.json(draft)
    })
    .delete(async (request, response) => {
      await drafts.remove(member(response), keyOf(request.params.key))
      response.status(204).end()
    })
    .all(onlyMethods('GET', 'HEAD', 'PUT', 'DELETE'))

  function member(response: Response): Member {
    const found = memberOf(response)
    if (!found) throw problem('unauthorised', 'Please sign in.')
    return { id: found.id, name: found.name }
  }

  return router
}

function keyOf(given: string): string {
  const key = draftKey.safeParse(given)
  if (!key.success) throw problem('not-found', 'Draft not found')
  return key.data
}
