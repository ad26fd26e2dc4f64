import { limits } from '../../kernel/limits.ts'
import type { SocialCard, SocialCards } from './social-cards.ts'

type CardCacheOptions = {
  draw: SocialCards['draw']
  mostBytes?: number
  mostWaiting?: number
}

/** Cards are drawn one at a time, each once for all concurrent requests; those requested last are kept. */
export function createCardCache({
  draw,
  mostBytes = limits.cardCacheBytes,
  mostWaiting = limits.cardsWaiting,
}: CardCacheOptions) {
  /** Least recently requested first. */
  const kept = new Map<string, Buffer>()
  const pending = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let bytes = 0

  function keep(src: string, picture: Buffer): void {
    kept.set(src, picture)
    bytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    /** Null when too many others wait. */
    async get(card: SocialCard): Promise<Buffer | null> {
      const { src } = card.image
      const known = kept.get(src)
      if (known) {
        kept.delete(src)
        kept.set(src, known)
        return known
      }
      const under = pending.get(src)
      if (under) return under
      if (pending.size >= mostWaiting) return null
      const picture = last.then(async () => {
        const made = await draw(card)
        keep(src, made)
        return made
      })
      last = picture.catch(() => undefined)
      pending.set(src, picture)
      try {
        return await picture
      } finally {
        pending.delete(src)
      }
    },
  }
}
