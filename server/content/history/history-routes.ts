import type { RequestHandler, Router } from 'express'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import type { ContentStore } from '../store/store.ts'

type HistoryRoutesOptions = {
  store: Pick<ContentStore, 'history' | 'version'>
  requireStaff: RequestHandler
}

export function createHistoryRoutes({ store, requireStaff }: HistoryRoutesOptions): Router {
  const router = createRouter()

  router.at('/posts/:id/history').get(requireStaff, async (request, response) => {
    const history = await store.history(String(request.params.id))
    if (!history) throw problem('not-found', 'Post not found')
    response.json(history)
  })

  router.at('/posts/:id/history/:commit').get(requireStaff, async (request, response) => {
    const { id, commit } = request.params
    const post = await store.version(String(id), String(commit))
    if (!post) throw problem('not-found', 'Version not found')
    response.json(post)
  })

  return router
}
