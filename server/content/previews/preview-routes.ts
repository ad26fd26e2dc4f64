import type { RequestHandler, Response, Router } from 'express'
import { isPublic, type Post } from '#domain/posts/post.schema.ts'
import {
  mostPreviews,
  type PreviewLink,
  previewEndpoints,
  previewInput,
} from '#domain/posts/preview.schema.ts'
import { previewPath } from '#domain/routes.ts'
import { jsonBody, requireJson } from '../../http/bodies.ts'
import { noStore } from '../../http/cache-control.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import type { ContentStore } from '../store/store.ts'
import type { PreviewLinks, StoredLink } from './preview-links.ts'

type PreviewRoutesOptions = {
  links: PreviewLinks
  store: Pick<ContentStore, 'byId' | 'version'>
  requireStaff: RequestHandler
  memberOf: (response: Response) => { name: string } | null
  origin: () => string
  now?: () => number
}

/** Makes, lists and revokes preview links, for staff; to be mounted at /api/blog (R180, R181). */
export function createPreviewRoutes(options: PreviewRoutesOptions): Router {
  const { links, store, requireStaff, memberOf, origin, now = Date.now } = options
  const router = createRouter()

  router
    .at('/posts/:id/previews')
    .get(requireStaff, noStore, (request, response) => {
      const postId = String(request.params.id)
      const living = links.list(postId)
      if (living.length === 0 && !store.byId(postId)) throw postNotFound()
      response.json(living.map(shown))
    })
    .post(requireStaff, noStore, jsonBody(16), requireJson, async (request, response) => {
      const input = previewInput.safeParse(request.body)
      if (!input.success) {
        const { message = '' } = input.error.issues[0] ?? {}
        throw problem('invalid', message, {
          errors: Object.fromEntries(
            input.error.issues.map((issue) => [issue.path.join('.'), [issue.message]]),
          ),
        })
      }
      const { commit, days, label } = input.data
      const post = store.byId(String(request.params.id))
      if (!post) throw postNotFound()
      if (isPublic(post, now())) throw problem('invalid', 'This post is public. Share its own address.')
      const savedAt = commit === null ? null : (await versionOf(post, commit)).updatedAt
      const by = memberOf(response)?.name ?? ''
      const made = await links.create({ postId: post.id, commit, savedAt, label, by }, days)
      if (!made) {
        const most = `This post has ${mostPreviews} preview links already. Please revoke some first.`
        throw problem('forbidden', most)
      }
      response.status(201).location(previewEndpoints.preview(post.id, made.id)).json(shown(made))
    })

  router.at('/posts/:id/previews/:previewId').delete(requireStaff, async (request, response) => {
    const { id, previewId } = request.params
    const revoked = await links.revoke(String(id), String(previewId))
    if (!revoked) throw problem('not-found', 'Preview link not found')
    response.status(204).end()
  })

  async function versionOf({ id }: Post, commit: string): Promise<Post> {
    const version = await store.version(id, commit)
    if (!version) throw problem('not-found', 'Version not found')
    return version
  }

  function shown(link: StoredLink): PreviewLink {
    const { id, label, commit, savedAt, by, createdAt, expires } = link
    return {
      id,
      url: `${origin()}${previewPath}/${links.tokenOf(link)}`,
      label,
      commit,
      savedAt,
      by,
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expires * 1000).toISOString(),
    }
  }

  return router
}

const postNotFound = () => problem('not-found', 'Post not found')
