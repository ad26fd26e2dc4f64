import { createHmac, randomBytes } from 'node:crypto'
import { type Request, type RequestHandler, Router, raw } from 'express'
import {
  briefLinkEndpoint,
  briefLinkId,
  briefLinksEndpoint,
  briefProof,
  briefProofHeader,
  mostSealedBytes,
  sealedType,
} from '#domain/leads/brief-link.ts'
import { problem } from '../../errors.ts'
import { networkPrefix } from '../../http/network-prefix.ts'
import { onlyMethods } from '../../http/problem-responder.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import type { BriefLinks, Claim } from './brief-links.ts'

type Options = {
  links: Pick<BriefLinks, 'create' | 'replace' | 'read' | 'remove'>
  /** Requests of one network; 0 = no limit. */
  perMinute?: number
}

/** Somebody who writes, looks at both devices and tries again stays far below it. */
const requestsPerMinute = 60

/**
 * Each request has the proof in `X-Brief-Proof`. An unknown, expired or forgotten link and a wrong proof get one answer: 404.
 *
 * | path                        | what it does                            | failures                     |
 * |-----------------------------|-----------------------------------------|------------------------------|
 * | POST /api/brief-links/:id   | stores the sealed answers, 201          | 400, 409, 413, 415, 429, 507 |
 * | PUT /api/brief-links/:id    | replaces them, 204                      | 404, 413, 415, 429, 507      |
 * | GET /api/brief-links/:id    | the sealed answers                      | 404, 429                     |
 * | DELETE /api/brief-links/:id | forgets them, 204                       | 404, 429                     |
 */
export function createBriefLinkRoutes({ links, perMinute = requestsPerMinute }: Options): Router {
  const limit = createRateLimit({ points: Math.max(perMinute, 1), seconds: 60 })
  // Lives as long as the process: no address is stored
  const secret = randomBytes(32)

  const guard: RequestHandler = async (request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: briefProofHeader })
    if (perMinute === 0) return next()
    const network = networkPrefix(request.ip ?? '')
    const { wait } = await limit.take(createHmac('sha256', secret).update(network).digest('base64'))
    if (wait === null) return next()
    const headers = { 'Retry-After': String(wait) }
    throw problem('too-many-requests', 'Please try again in a minute.', { headers })
  }

  const router = Router()
  router.use(briefLinksEndpoint, guard)
  router
    .route(briefLinkEndpoint(':id'))
    .post(sealedBody, async (request, response) => {
      const claim = claimOf(request)
      if (claim === null) throw problem('invalid', 'There is no identifier or no proof.')
      await links.create(claim, sealedIn(request))
      response.status(201).end()
    })
    .put(sealedBody, async (request, response) => {
      const claim = claimOf(request)
      if (claim === null || !(await links.replace(claim, sealedIn(request)))) throw unknown()
      response.status(204).end()
    })
    .get(async (request, response) => {
      const claim = claimOf(request)
      const sealed = claim && (await links.read(claim))
      if (!sealed) throw unknown()
      response.type(sealedType).send(sealed)
    })
    .delete(async (request, response) => {
      const claim = claimOf(request)
      if (claim === null || !(await links.remove(claim))) throw unknown()
      response.status(204).end()
    })
    .all(onlyMethods('GET', 'HEAD', 'POST', 'PUT', 'DELETE'))
  return router
}

const readSealed = raw({ type: sealedType, limit: mostSealedBytes, inflate: false })

const sealedBody: RequestHandler = (request, response, next) => {
  if (!request.is(sealedType)) throw problem('unsupported-type', 'Sealed answers are bytes.')
  readSealed(request, response, (error: unknown) => {
    const isTooLarge = error instanceof Error && Reflect.get(error, 'status') === 413
    next(isTooLarge ? problem('too-large', 'The brief is too long for a link.', { cause: error }) : error)
  })
}

function sealedIn(request: Request): { sealed: Buffer; address: string } {
  const sealed: unknown = request.body
  if (!Buffer.isBuffer(sealed) || sealed.length === 0) throw problem('invalid', 'There is nothing in it.')
  return { sealed, address: request.ip ?? '' }
}

/** Null for what no link can have. */
function claimOf(request: Request): Claim | null {
  const id = String(request.params.id)
  const proof = request.get(briefProofHeader) ?? ''
  return briefLinkId.test(id) && briefProof.test(proof) ? { id, proof } : null
}

const unknown = () => problem('not-found', 'There is no such link, or it is over.')
