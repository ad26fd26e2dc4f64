import {
  extensionOf,
  imageExtensions,
  imageLimit,
  imageMessages,
  imageRefusal,
  imageTypes,
  type PictureFile,
} from '#domain/media/media.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { uploadImage } from '../saving/api.ts'

/** What was wrong with a file, in words. */
export type Refusal = { title: string; text: string }

type Sent =
  | { ok: true; path: string; picture: PictureFile }
  | { ok: false; refusal: Refusal; signedOut: boolean }

/** Sends a picture to the public objects. What can be expected to go wrong comes back; nothing is thrown. */
export async function sendPicture(file: File): Promise<Sent> {
  const refused = (refusal: Refusal, signedOut = false): Sent => ({ ok: false, refusal, signedOut })
  const named = withExtension(file)
  if (!file.type.startsWith('image/') || extensionOf(named.name) === null) {
    return refused(imageMessages.wrongType)
  }
  if (file.size > imageLimit) return refused(imageMessages.tooLarge)
  const answer = await uploadImage(named)
  if (answer.ok) return { ok: true, ...answer.value }
  const { status, detail } = answer
  return refused(imageRefusal(status, detail) ?? { title: text.upload.failed, text: '' }, status === 401)
}

/** What is pasted may have a type and no extension; the server goes by the name. */
function withExtension(file: File): File {
  if (file.name.includes('.')) return file
  const extension = imageExtensions.find((known) => imageTypes[known] === file.type)
  return extension ? new File([file], `${file.name || 'picture'}.${extension}`, { type: file.type }) : file
}
