import type { Request, RequestHandler, Response, Router } from 'express'
import { isPublic, type Post } from '#domain/posts/post.schema.ts'
import { createRouter } from '../../http/router.ts'
import type { ContentStore } from '../store/store.ts'
import type { PreviewLinks } from './preview-links.ts'

/** What a preview link shows: `post` as it is now, or one version of it. */
export type OpenPreview = { post: Post; isVersion: boolean }

type PreviewPageOptions = {
  links: PreviewLinks
  store: Pick<ContentStore, 'byId' | 'version'>
  /** Sends the page. `over`: the link used to work; `unknown`: it was never issued. */
  render: (request: Request, response: Response, preview: OpenPreview | 'over' | 'unknown') => Promise<void>
  now?: () => number
}

/** Headers of every response below /preview, redirects and refusals included (R182). */
export const previewHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive')
  // The address gives access: no other site may learn it, not even from a picture there
  response.setHeader('Referrer-Policy', 'no-referrer')
  next()
}

/** Responds to requests for preview links; to be mounted at /preview (R180, R182). */
export function createPreviewPage({ links, store, render, now = Date.now }: PreviewPageOptions): Router {
  const router = createRouter()

  router.at('/:token').get(async (request, response) => {
    const link = links.find(String(request.params.token))
    if (link === null) return render(request, response, 'unknown')
    const post = link === 'over' ? null : store.byId(link.postId)
    if (link === 'over' || !post) return render(request, response, 'over')
    if (isPublic(post, now())) return response.redirect(302, `/blog/${post.slug}`)
    const version = link.commit === null ? post : await store.version(post.id, link.commit)
    if (!version) return render(request, response, 'over')
    return render(request, response, { post: version, isVersion: link.commit !== null })
  })
  // Nothing falls through to the public pages, which a proxy may store
  router.at('/{*path}').get((request, response) => render(request, response, 'unknown'))

  return router
}
