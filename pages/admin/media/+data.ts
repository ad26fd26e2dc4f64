import type { PageContextServer } from 'vike/types'
import type { MediaImage } from '#domain/media/media.schema.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { type MediaView, readView } from './media-view.ts'

export type ShownImage = MediaImage & {
  /** When it was uploaded, in words. */
  when: string
}

export type Data =
  | Refusal
  | {
      view: 'media'
      frame: FrameFacts
      images: ShownImage[]
      /** As the address says. */
      asked: MediaView
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, urlParsed } = pageContext
  const { media } = services
  const frame = frameOf(services)
  if (!frame || !media) return refusalOf(pageContext)
  const now = Date.now()
  return {
    view: 'media',
    frame,
    images: media().map((image) => ({ ...image, when: momentInWords(image.uploadedAt, now) })),
    asked: readView(urlParsed.search),
  }
}
