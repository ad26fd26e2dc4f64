import type { Request, RequestHandler, Response, Router } from 'express'
import type { Post } from '#domain/posts/post.schema.ts'
import { onlyMethods } from '../../http/problem-responder.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import type { ContentStore } from '../store/store.ts'
import { compare } from './compare.ts'

type HistoryRoutesOptions = {
  store: Pick<ContentStore, 'byId' | 'history' | 'version' | 'deleted'>
  requireStaff: RequestHandler
}

/** Histories of posts, for staff; part of the blog's API. */
export function createHistoryRoutes({ store, requireStaff }: HistoryRoutesOptions): Router {
  const router = createRouter()

  router
    .route('/deleted')
    .get(requireStaff, async (_request, response) => {
      response.json(await store.deleted())
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id/history')
    .get(requireStaff, async (request, response) => {
      const history = await store.history(String(request.params.id))
      if (!history) throw problem('not-found', 'Post not found')
      response.json(history)
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id/history/:commit')
    .get(requireStaff, async (request, response) => {
      const { id, commit } = request.params
      response.json(await versionOf(String(id), String(commit)))
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id/history/:commit/compare')
    .get(requireStaff, async (request: Request, response: Response) => {
      const { id, commit } = request.params
      const { with: other = 'current' } = request.query
      const [before, after] = await Promise.all([
        versionOf(String(id), String(commit)),
        other === 'current' ? presentOf(String(id)) : versionOf(String(id), String(other)),
      ])
      response.json(compare(before, after))
    })
    .all(onlyMethods('GET', 'HEAD'))

  async function versionOf(id: string, commit: string): Promise<Post> {
    const post = await store.version(id, commit)
    if (!post) throw problem('not-found', 'Version not found')
    return post
  }

  function presentOf(id: string): Post {
    const post = store.byId(id)
    if (!post) throw problem('not-found', 'Post not found')
    return post
  }

  return router
}
