import type { Request, Response, Router } from 'express'
import { immutableCacheControl } from '../../http/cache-control.ts'
import { createRouter } from '../../http/router.ts'
import { problem } from '../../kernel/errors.ts'
import { createCardCache } from './card-cache.ts'
import { cardsPath, type SocialCard, type SocialCards } from './social-cards.ts'

type CardRoutesOptions = {
  cards: SocialCards
  /** Null when the post is not public or has no card. */
  ofPost: (slug: string) => SocialCard | null
  movedTo: (slug: string) => string | null
}

/**
 * Cards that the build did not draw. A card's address contains a hash of what the card shows: an outdated
 * address redirects to the present card, and nothing is drawn for it.
 */
export function createCardRoutes({ cards, ofPost, movedTo }: CardRoutesOptions): Router {
  const router = createRouter()
  const kept = createCardCache({ draw: cards.draw })

  async function answer(
    request: Request,
    response: Response,
    find: (place: string) => SocialCard | null,
  ): Promise<void> {
    const [, place = '', end = ''] =
      /^(.{1,300})-([0-9a-f]{16}\.(?:png|jpg))$/.exec(String(request.params.file)) ?? []
    const card = place === '' ? null : find(place)
    if (!card) throw problem('not-found', 'There is no such picture.')
    const { src, type } = card.image
    if (!src.endsWith(`-${end}`)) {
      response.set('Cache-Control', 'no-cache').redirect(302, src)
      return
    }
    const etag = `"${end.slice(0, 16)}"`
    const isKnown = request.get('If-None-Match')?.includes(etag) === true
    const picture = isKnown ? null : await kept.get(card)
    if (!isKnown && !picture) {
      throw problem('unavailable', 'Too many pictures are being drawn.', { headers: { 'Retry-After': '10' } })
    }
    response.set({
      'Content-Type': type,
      'Cache-Control': immutableCacheControl,
      // Other sites may show a preview picture
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    })
    if (picture) response.send(picture)
    else response.status(304).end()
  }

  const ofMovedPost = (slug: string): SocialCard | null => {
    const found = ofPost(slug)
    const target = found ? null : movedTo(slug)
    return target === null ? found : ofPost(target)
  }
  const ofPage = (place: string): SocialCard | null => {
    const path = cards.pageAt(place)
    return path === null ? null : cards.ofPage(path)
  }

  router.at(`${cardsPath}/blog/:file`).get((request, response) => answer(request, response, ofMovedPost))
  router.at(`${cardsPath}/:file`).get((request, response) => answer(request, response, ofPage))
  return router
}
