import type { PageContextServer } from 'vike/types'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'
import { type MediaView, readView, type ShownImage, shownImages } from './media-view.ts'

export type Data =
  | Refusal
  | {
      view: 'media'
      frame: FrameFacts
      images: ShownImage[]
      asked: MediaView
    }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, urlParsed } = pageContext
  const { media } = services
  const frame = frameOf(services)
  if (!frame || !media) return refusalOf(pageContext)
  return {
    view: 'media',
    frame,
    images: shownImages(media(), Date.now()),
    asked: readView(urlParsed.search),
  }
}
