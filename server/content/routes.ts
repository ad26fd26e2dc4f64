import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { problem } from '../errors.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { extractMetadata } from './extract.ts'
import { blogEndpoints, isPublic, type Post } from './post.schema.ts'
import type { Person } from './repository.ts'
import type { ContentStore } from './store.ts'

type BlogRoutesOptions = {
  store: ContentStore
  /** Ends a request without a session with 401. */
  requireStaff: RequestHandler
  /** Who is signed in; null for a visitor. */
  staffOf?: (request: Request, response: Response) => Person | null
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The blog's API, to be mounted at /api/blog (contract, HTTP; decisions 25 to 29). */
export function createBlogRoutes({
  store,
  requireStaff,
  staffOf = (_request, response) => response.locals.staff ?? null,
  now = Date.now,
}: BlogRoutesOptions): Router {
  const router = Router()
  const json: RequestHandler[] = [express.json({ limit: '256kb', strict: false }), requireJson]

  const author = (request: Request, response: Response): Person => {
    const staff = staffOf(request, response)
    if (!staff) throw problem('unauthorised', 'Please sign in.')
    return { name: staff.name, email: staff.email }
  }

  router.use((request, response, next) => {
    response.setHeader('Cache-Control', staffOf(request, response) ? 'private, no-store' : 'no-cache')
    // The same address answers staff and visitors differently.
    response.vary('Cookie')
    next()
  })

  router
    .route('/posts')
    .get((request, response) => {
      if (staffOf(request, response)) {
        response.json(store.posts())
        return
      }
      response.setHeader('ETag', `W/"${store.revision}"`)
      response.json(store.publicPosts(now()))
    })
    .post(requireStaff, ...json, async (request, response) => {
      const result = await store.create(request.body, author(request, response))
      if (!result.ok) throw asProblem(result)
      response.status(201).location(blogEndpoints.post(result.post.id))
      sendPost(response, result.post)
    })
    .all(onlyMethods('GET', 'HEAD', 'POST'))

  router
    .route('/extract-metadata')
    .post(requireStaff, ...json, (request, response) => {
      const content: unknown = Object(request.body).content
      if (typeof content !== 'string' || content.trim() === '') {
        const message = 'Please paste your article content first'
        throw problem('invalid', message, { errors: { content: [message] } })
      }
      response.json(extractMetadata(content))
    })
    .all(onlyMethods('POST'))

  router
    .route('/slug/:slug')
    .get((request, response) => {
      const post = store.bySlug(request.params.slug)
      if (!post || !(staffOf(request, response) || isPublic(post, now()))) throw postNotFound()
      sendPost(response, post)
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id')
    .put(requireStaff, ...json, async (request, response) => {
      const { id } = request.params
      const result = await store.update(
        String(id),
        request.body,
        author(request, response),
        guardOf(request, store),
      )
      if (!result.ok) throw asProblem(result)
      sendPost(response, result.post)
    })
    .delete(requireStaff, async (request, response) => {
      const { id } = request.params
      const result = await store.remove(String(id), author(request, response), guardOf(request, store))
      if (!result.ok) throw asProblem(result)
      response.status(204).end()
    })
    .all(onlyMethods('PUT', 'DELETE'))

  router
    .route('/posts/:id/history')
    .get(requireStaff, async (request, response) => {
      const history = await store.history(String(request.params.id))
      if (!history) throw postNotFound()
      response.json(history)
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id/history/:commit')
    .get(requireStaff, async (request, response) => {
      const { id, commit } = request.params
      const post = await store.version(String(id), String(commit))
      if (!post) throw problem('not-found', 'Version not found')
      response.json(post)
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/posts/:id/restore')
    .post(requireStaff, ...json, async (request, response) => {
      const commit: unknown = Object(request.body).commit
      if (typeof commit !== 'string') {
        throw problem('invalid', 'Some fields need attention', { errors: { commit: ['Commit is required'] } })
      }
      const { id } = request.params
      const guard = guardOf(request, store)
      const result = await store.restore(String(id), commit, author(request, response), guard)
      if (!result.ok)
        throw result.reason === 'not-found' ? problem('not-found', 'Version not found') : asProblem(result)
      sendPost(response, result.post)
    })
    .all(onlyMethods('POST'))

  return router
}

type Failure = Exclude<Awaited<ReturnType<ContentStore['update']>>, { ok: true }>

const postNotFound = () => problem('not-found', 'Post not found')

function asProblem(failure: Failure) {
  if (failure.reason === 'not-found') return postNotFound()
  if (failure.reason === 'invalid') {
    return problem('invalid', Object.values(failure.errors).flat().join('. '), { errors: failure.errors })
  }
  return problem('conflict', 'This post was changed in the meantime. Nothing was saved.', {
    extra: { current: failure.current },
    headers: { ETag: `"${failure.current.revision}"` },
  })
}

function sendPost(response: Response, post: Post): void {
  response.setHeader('ETag', `"${post.revision}"`)
  response.json(post)
}

/** A cookie travels with any form; JSON does not (besides the check of the request's origin). */
const requireJson: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) throw problem('unsupported-type', 'Please send JSON.')
  next()
}

/**
 * The revision `If-Match` asks for. A compressing proxy marks a tag as weak: it still names the same revision. Of
 * several, any may match.
 */
function guardOf(request: Request, store: ContentStore): { ifMatch?: string } {
  const header = request.get('If-Match')
  if (header === undefined || header.trim() === '*') return {}
  const tags = [...header.matchAll(/(?:W\/)?"([^"]*)"/g)].map(([, tag = '']) => tag)
  const present = store.byId(String(request.params.id))?.revision
  return { ifMatch: tags.find((tag) => tag === present) ?? tags[0] ?? header.trim() }
}
