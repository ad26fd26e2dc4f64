import { parseOrNull } from '#domain/json.ts'
import {
  extensionOf,
  imageExtensions,
  imageLimit,
  imageMessages,
  imageRefusal,
  imageTypes,
  type MediaList,
  mediaEndpoints,
  type UploadAddress,
  type UploadedImage,
} from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { request } from '#renderer/ui/studio/request.ts'
import { type ShownImage, shownImages } from './media-view.ts'

/** What went wrong, in words for the member. */
export type Refusal = {
  ok: false
  title: string
  text: string
  /** Another try may end otherwise. */
  passing: boolean
}

const wrongType: Refusal = { ok: false, ...imageMessages.wrongType, passing: false }
const tooLarge: Refusal = { ok: false, ...imageMessages.tooLarge, passing: false }

/** What can be said of a file before it is sent (R116); null when nothing speaks against it. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | null {
  if (!type.startsWith('image/')) return wrongType
  return size > imageLimit ? tooLarge : null
}

/**
 * Sends an image; never rejects. `onProgress` hears the share that has left, from 0 to 1; after 1 the server is making
 * the sizes.
 */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ ok: true; image: UploadedImage } | Refusal> {
  const refused = refusalOf(file)
  if (refused) return refused
  const body = { filename: nameOf(file) }
  const place = await request<UploadAddress>(mediaEndpoints.uploadUrl, { method: 'POST', body })
  if (!place.ok) return refusalOfAnswer(place.status, place.detail)
  const { status, answer } = await put(place.value.uploadURL, file, onProgress)
  if (status === 200) return { ok: true, image: answer as UploadedImage }
  return refusalOfAnswer(status, Object(answer).detail)
}

/** With the ending of its type when it has none: the server goes by the name. */
function nameOf({ name, type }: File): string {
  if (extensionOf(name) !== null) return name
  const extension = imageExtensions.find((known) => imageTypes[known] === type)
  return extension && !name.includes('.') ? `${name}.${extension}` : name
}

/** `fetch` does not tell how much has left. Status 0: the server was not reached. */
const put = (address: string, file: File, onProgress: (share: number) => void) =>
  new Promise<{ status: number; answer: unknown }>((resolve) => {
    const sending = new XMLHttpRequest()
    sending.open('PUT', address)
    if (file.type) sending.setRequestHeader('Content-Type', file.type)
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    sending.upload.addEventListener('load', () => onProgress(1))
    sending.addEventListener('loadend', () =>
      resolve({ status: sending.status, answer: parseOrNull(sending.responseText) }),
    )
    sending.send(file)
  })

function refusalOfAnswer(status: number, detail: unknown): Refusal {
  const known = imageRefusal(status, detail)
  if (known) return { ok: false, ...known, passing: false }
  const { failed: title, failedText } = mediaText.upload
  return { ok: false, title, text: String(detail || failedText), passing: true }
}

/** The list as it is now; null when there was no answer. Never rejects. */
export async function fetchImages(): Promise<ShownImage[] | null> {
  const answer = await request<MediaList>(mediaEndpoints.list)
  return answer.ok ? shownImages(answer.value.images, Date.now()) : null
}

/** Never rejects. */
export async function deleteImage(id: string): Promise<{ ok: true } | Refusal> {
  const { failed: title, failedText: fallback } = mediaText.deleting
  const answer = await request<null>(mediaEndpoints.image(id), { method: 'DELETE', fallback })
  // 404 counts as success: it is already deleted
  if (answer.ok || answer.status === 404) return { ok: true }
  return { ok: false, title, text: answer.detail, passing: true }
}
