import {
  extensionOf,
  imageExtensions,
  imageLimit,
  imageMessages,
  imageTypes,
  type MediaList,
  mediaEndpoints,
  type UploadAddress,
  type UploadedImage,
} from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import type { ShownImage } from './+data.ts'

/** What went wrong, in words for the member. */
export type Refusal = {
  ok: false
  title: string
  text: string
  /** Another try may end otherwise. */
  passing: boolean
}

const failed = (text?: string): Refusal => ({
  ok: false,
  title: mediaText.upload.failed,
  text: text ?? mediaText.upload.failedText,
  passing: true,
})
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
  try {
    const place = await fetch(mediaEndpoints.uploadUrl, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ filename: nameOf(file) }),
    })
    if (!place.ok) return refusalOfAnswer(place.status, await place.text())
    const { uploadURL } = (await place.json()) as UploadAddress
    const { status, body } = await put(uploadURL, file, onProgress)
    if (status !== 200) return refusalOfAnswer(status, body)
    return { ok: true, image: JSON.parse(body) as UploadedImage }
  } catch {
    return failed()
  }
}

/** With the ending of its type when it has none: the server goes by the name. */
function nameOf({ name, type }: File): string {
  if (extensionOf(name) !== null) return name
  const extension = imageExtensions.find((known) => imageTypes[known] === type)
  return extension && !name.includes('.') ? `${name}.${extension}` : name
}

// fetch does not tell how much has left.
const put = (address: string, file: File, onProgress: (share: number) => void) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    if (file.type) request.setRequestHeader('Content-Type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }))
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new Error(end)))
    request.send(file)
  })

function refusalOfAnswer(status: number, body: string): Refusal {
  if (status === 415) return wrongType
  if (status === 413) return tooLarge
  return failed(detailOf(body))
}

/** The list as it is now; null when there was no answer. Never rejects. */
export async function fetchImages(): Promise<ShownImage[] | null> {
  try {
    const answer = await fetch(mediaEndpoints.list, { credentials: 'same-origin', cache: 'no-store' })
    if (!answer.ok) return null
    const { images } = (await answer.json()) as MediaList
    const now = Date.now()
    return images.map((image) => ({ ...image, when: momentInWords(image.uploadedAt, now) }))
  } catch {
    return null
  }
}

/** Takes a picture from the site; `erase`: nothing of it is kept. Never rejects. */
export async function deleteImage(id: string, erase: boolean): Promise<{ ok: true } | Refusal> {
  const { failed: title, failedText } = mediaText.deleting
  try {
    const answer = await fetch(erase ? mediaEndpoints.erase(id) : mediaEndpoints.image(id), {
      method: 'DELETE',
      credentials: 'same-origin',
    })
    // Gone already is what was asked for.
    if (answer.ok || answer.status === 404) return { ok: true }
    return { ok: false, title, text: detailOf(await answer.text()) ?? failedText, passing: true }
  } catch {
    return { ok: false, title, text: failedText, passing: true }
  }
}

function detailOf(body: string): string | undefined {
  try {
    const { detail } = Object(JSON.parse(body))
    return typeof detail === 'string' && detail !== '' ? detail : undefined
  } catch {
    return undefined
  }
}
