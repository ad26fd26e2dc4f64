import {
  extensionOf,
  imageExtensions,
  imageLimit,
  imageMessages,
  imageRefusal,
  imageTypes,
  type UploadedImage,
} from '#domain/media/media.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { uploadImage } from '../saving/api.ts'

/** Why a file was refused, in words; `passing`: another try may succeed. */
export type Refusal = { title: string; text: string; passing: boolean }

type Sent = ({ ok: true } & UploadedImage) | { ok: false; refusal: Refusal; signedOut: boolean }

/** Uploads a picture to the public objects. Expected failures are returned; nothing is thrown. */
export async function sendPicture(file: File): Promise<Sent> {
  const refused = (words: Omit<Refusal, 'passing'>, { passing = false, signedOut = false } = {}): Sent => ({
    ok: false,
    refusal: { ...words, passing },
    signedOut,
  })
  const named = withExtension(file)
  if (!file.type.startsWith('image/') || extensionOf(named.name) === null) {
    return refused(imageMessages.wrongType)
  }
  if (file.size > imageLimit) return refused(imageMessages.tooLarge)
  const answer = await uploadImage(named)
  if (answer.ok) return { ok: true, ...answer.value }
  const { status, detail } = answer
  const known = imageRefusal(status, detail)
  if (known) return refused(known)
  return refused({ title: text.upload.failed, text: '' }, { passing: true, signedOut: status === 401 })
}

/** Adds a missing extension: a pasted file may have only a type, but the server checks the name. */
function withExtension(file: File): File {
  if (file.name.includes('.')) return file
  const extension = imageExtensions.find((known) => imageTypes[known] === file.type)
  return extension ? new File([file], `${file.name || 'picture'}.${extension}`, { type: file.type }) : file
}
