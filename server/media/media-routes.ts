import type { RequestHandler, Router } from 'express'
import { type MediaImage, type MediaList, type MediaUse, mediaEndpoints } from '#domain/media/media.schema.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { Media } from './media.ts'

type MediaUses = () => ReadonlyMap<string, readonly MediaUse[]>

type ListOptions = { media: Media; uses: MediaUses; origin: () => string }

export function listMedia({ media, uses, origin }: ListOptions): MediaImage[] {
  const used = uses()
  return media.list().map((image) => {
    const usedIn = [...(used.get(image.path) ?? [])]
    const altTexts = [...new Set(usedIn.flatMap(({ alt }) => alt || []))]
    return { ...image, url: origin() + image.path, usedIn, altTexts }
  })
}

type MediaRoutesOptions = ListOptions & { requireStaff: RequestHandler; log: Log }

/**
 * | path              | what it does                                   | failures      |
 * |-------------------|------------------------------------------------|---------------|
 * | GET /api/media    | `{images}` for staff                           | 401           |
 * | DELETE …/{id}     | removes an image that is used nowhere → 204    | 401, 404, 409 |
 */
export function createMediaRoutes({ media, uses, origin, requireStaff, log }: MediaRoutesOptions): Router {
  const router = createRouter()

  router.at(mediaEndpoints.list).get(requireStaff, (_request, response) => {
    const list: MediaList = { images: listMedia({ media, uses, origin }) }
    response.set('Cache-Control', 'no-store').json(list)
  })

  router.at(`${mediaEndpoints.list}/*id`).delete(requireStaff, async (request, response) => {
    // Express passes a wildcard as decoded segments.
    const id = [request.params.id].flat().join('/')
    let usedIn: readonly MediaUse[] = []
    const isUsed = (path: string) => {
      usedIn = uses().get(path) ?? []
      return usedIn.length > 0
    }
    const removed = await media.remove(id, isUsed)
    if (removed === 'missing') throw problem('not-found', 'There is no such picture any more.')
    if (removed === 'used') {
      throw problem('in-use', `This picture is used in ${namesOf(usedIn)}. Take it out there first.`, {
        extra: { usedIn },
      })
    }
    log.info({ id }, 'Image deleted')
    response.status(204).end()
  })

  return router
}

/** ‘A’, ‘B’ and 3 more */
function namesOf(uses: readonly MediaUse[]): string {
  const titles = [...new Set(uses.map(({ title }) => `‘${title}’`))]
  const named = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more`] : titles
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '')
}
