import { type MediaList, mediaEndpoints } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { type Answer, request } from '#renderer/ui/studio/request.ts'
import { type ShownImage, shownImages } from './media-view.ts'

/** The current list; null if the server does not respond. Never rejects. */
export async function fetchImages(): Promise<ShownImage[] | null> {
  const answer = await request<MediaList>(mediaEndpoints.list)
  return answer.ok ? shownImages(answer.value.images, Date.now()) : null
}

/** Never rejects. */
export const deleteImage = (id: string): Promise<Answer<null>> =>
  request<null>(mediaEndpoints.image(id), { method: 'DELETE', fallback: mediaText.deleting.failedText })
