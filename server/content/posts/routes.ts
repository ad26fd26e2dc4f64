import type { Request, RequestHandler, Response, Router } from 'express'
import { picturesIn } from '#domain/posts/article-pictures.ts'
import {
  blogEndpoints,
  imageUrl,
  isPublic,
  type LinkingPosts,
  nextDue,
  type Post,
} from '#domain/posts/post.schema.ts'
import { jsonBody, requireJson } from '../../http/bodies.ts'
import { createRouter } from '../../http/router.ts'
import {
  inAllEncodings,
  type StoredResponse,
  sendStored,
  storedResponse,
} from '../../http/stored-response.ts'
import { problem } from '../../kernel/errors.ts'
import { type CategoryStatistics, learnCategories } from '../extract/category.ts'
import { extractMetadata } from '../extract/extract.ts'
import type { Person } from '../git/person.ts'
import { createHistoryRoutes } from '../history/history-routes.ts'
import type { ContentStore } from '../store/store.ts'

type BlogRoutesOptions = {
  store: ContentStore
  requireStaff: RequestHandler
  /** Null for a visitor. */
  staffOf?: (request: Request, response: Response) => Person | null
  now?: () => number
  /** Whether the picture at an address was deleted. */
  isGone?: (address: string) => boolean
}

/** The blog's API, to be mounted at /api/blog (R90, R91, R100 to R104). */
export function createBlogRoutes({
  store,
  requireStaff,
  staffOf = (_request, response) => response.locals.staff ?? null,
  now = Date.now,
  isGone = () => false,
}: BlogRoutesOptions): Router {
  const router = createRouter()
  const json: RequestHandler[] = [jsonBody(256), requireJson]

  const learned = createLearned(store, now)
  const publicList = createPublicList(store, now)

  const author = (request: Request, response: Response): Person => {
    const staff = staffOf(request, response)
    if (!staff) throw problem('unauthorised', 'Please sign in.')
    return { name: staff.name, email: staff.email }
  }

  router.use((request, response, next) => {
    response.setHeader('Cache-Control', staffOf(request, response) ? 'private, no-store' : 'no-cache')
    // Staff and visitors get different responses at the same address.
    response.vary('Cookie')
    next()
  })

  router
    .at('/posts')
    .get(async (request, response) => {
      if (staffOf(request, response)) {
        response.json(store.posts())
        return
      }
      sendStored(request, response, await publicList())
    })
    .post(requireStaff, ...json, async (request, response) => {
      const result = await store.create(request.body, author(request, response))
      if (!result.ok) throw asProblem(result)
      response.status(201).location(blogEndpoints.post(result.post.id))
      sendPost(response, result.post)
    })

  router.at('/extract-metadata').post(requireStaff, ...json, (request, response) => {
    const content: unknown = Object(request.body).content
    if (typeof content !== 'string' || content.trim() === '') {
      const message = 'Please paste your article content first'
      throw problem('invalid', message, { errors: { content: [message] } })
    }
    response.json(extractMetadata(content, learned()))
  })

  router.at('/slug/:slug').get((request, response) => {
    const post = store.bySlug(request.params.slug)
    const staff = staffOf(request, response)
    if (!(post && (staff || isPublic(post, now())))) {
      throw store.isGone(request.params.slug, now())
        ? problem('gone', 'This post was taken away.')
        : postNotFound()
    }
    sendPost(response, staff ? post : forVisitors(post))
  })

  router
    .at('/posts/:id')
    .put(requireStaff, ...json, async (request, response) => {
      const id = String(request.params.id)
      const result = await store.update(id, request.body, author(request, response), guardOf(request))
      if (!result.ok) throw asProblem(result)
      sendPost(response, result.post, result)
    })
    .delete(requireStaff, async (request, response) => {
      const { id } = request.params
      const result = await store.remove(String(id), author(request, response), guardOf(request))
      if (!result.ok) throw asProblem(result)
      response.status(204).end()
    })

  router.at('/posts/:id/linking').get(requireStaff, (request, response) => {
    const posts = store.linking(String(request.params.id))
    if (!posts) throw postNotFound()
    const answer: LinkingPosts = { posts }
    response.json(answer)
  })

  router.use(createHistoryRoutes({ store, requireStaff }))

  router.at('/posts/:id/restore').post(requireStaff, ...json, async (request, response) => {
    const commit: unknown = Object(request.body).commit
    if (typeof commit !== 'string') {
      throw problem('invalid', 'Some fields need attention', { errors: { commit: ['Commit is required'] } })
    }
    const { id } = request.params
    const guard = guardOf(request)
    const result = await store.restore(String(id), commit, author(request, response), guard)
    if (!result.ok)
      throw result.reason === 'not-found' ? problem('not-found', 'Version not found') : asProblem(result)
    sendPost(response, result.post, {
      missingPictures: [...new Set(picturesOf(result.post))].filter(isGone),
    })
  })

  return router
}

type Lists = Pick<ContentStore, 'posts' | 'publicPosts' | 'revision'>

function createLearned(store: Lists, now: () => number) {
  let known: { revision: string; statistics: CategoryStatistics } | undefined
  return (): CategoryStatistics => {
    const { revision } = store
    if (known?.revision !== revision)
      known = { revision, statistics: learnCategories(store.publicPosts(now())) }
    return known.statistics
  }
}

/** All public posts as one response, which all readers share, even slow ones. */
function createPublicList(store: Lists, now: () => number) {
  let list: { basis: string; response: Promise<StoredResponse> } | undefined
  return (): Promise<StoredResponse> => {
    // `nextDue` changes as soon as a post becomes due or ends, before the revision does
    const basis = `${store.revision} ${nextDue(store.posts(), now())}`
    if (list?.basis !== basis) {
      const identity = Buffer.from(JSON.stringify(store.publicPosts(now()).map(forVisitors)))
      const headers = ['Content-Type', 'application/json; charset=utf-8']
      const response = inAllEncodings({ identity }).then((bodies) => storedResponse(headers, bodies))
      list = { basis, response }
    }
    return list.response
  }
}

type Failure = Exclude<Awaited<ReturnType<ContentStore['update']>>, { ok: true }>

const postNotFound = () => problem('not-found', 'Post not found')

function asProblem(failure: Failure) {
  if (failure.reason === 'not-found') return postNotFound()
  if (failure.reason === 'invalid') {
    return problem('invalid', Object.values(failure.errors).flat().join('. '), { errors: failure.errors })
  }
  if (failure.reason === 'broken') {
    const { file, problems } = failure.broken
    const [first] = problems.map(({ field, message }) => `${field}: ${message}`)
    return problem('conflict', `${file} was edited by hand and has a fault (${first}). Nothing was saved.`, {
      extra: { current: failure.current, broken: failure.broken },
    })
  }
  return problem('conflict', 'This post was changed in the meantime. Nothing was saved.', {
    extra: { current: failure.current, ...failure.merge },
    headers: { ETag: `"${failure.current.revision}"` },
  })
}

/** Former addresses may come from titles that were never published. */
const forVisitors = (post: Post): Post => ({ ...post, redirectFrom: [] })

type Besides = {
  merged?: { sent: string }
  /** After a restore: addresses of deleted pictures that the version shows. */
  missingPictures?: readonly string[]
}

const picturesOf = ({ image, content }: Post): string[] => [
  ...(image ? [imageUrl(image) ?? []].flat() : []),
  ...picturesIn(content).flatMap(({ src }) => src ?? []),
]

/** `merged`: the post contains more than was sent. `sent`: the revision of the text as sent (see `Saved`). */
function sendPost(response: Response, post: Post, { merged, missingPictures }: Besides = {}): void {
  response.setHeader('ETag', `"${post.revision}"`)
  response.json({
    ...post,
    ...(merged && { merged: true, ...merged }),
    ...(missingPictures && { missingPictures }),
  })
}

/** The revisions in `If-Match`. A compressing proxy marks a tag as weak, but it means the same revision. */
function guardOf(request: Request): { ifMatch?: readonly string[]; keepBroken?: true } {
  const header = request.get('If-Match')
  if (header === undefined) return { keepBroken: true }
  if (header.trim() === '*') return {}
  return {
    keepBroken: true,
    ifMatch: [...header.matchAll(/(?:W\/)?"([^"]{0,100})"/g)].flatMap(([, tag]) => tag ?? []).slice(0, 8),
  }
}
