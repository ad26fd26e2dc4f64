import type { PageContextServer } from 'vike/types'
import type { MediaImage } from '#domain/media/media.schema.ts'
import { momentInWords } from '#renderer/admin/moments.ts'
import { type SignInView, signInView } from '../sign-in-view.ts'
import { type MediaView, readView } from './media-view.ts'

export type ShownImage = MediaImage & {
  /** When it was uploaded, in words. */
  when: string
}

export type Data =
  | SignInView
  | {
      view: 'media'
      frame: { member: { name: string }; toAnswer: number }
      images: ShownImage[]
      /** As the address says. */
      asked: MediaView
    }

export async function data({ services, urlParsed }: PageContextServer): Promise<Data> {
  const { staff, staffLeads, media } = services
  if (!staff || !media) return signInView(urlParsed)
  const now = Date.now()
  return {
    view: 'media',
    frame: { member: { name: staff.name }, toAnswer: staffLeads?.toAnswer() ?? 0 },
    images: media().map((image) => ({ ...image, when: momentInWords(image.uploadedAt, now) })),
    asked: readView(urlParsed.search),
  }
}
