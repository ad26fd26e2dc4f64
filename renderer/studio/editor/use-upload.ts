import { useMemo, useState } from 'react'
import { editorText as text } from '#locales/en/studio-editor.ts'
import { imageUrl } from '#server/content/post.schema.ts'
import { extensionOf, imageLimit, imageMessages, type PictureFile } from '#server/uploads/media.schema.ts'
import { showToast } from '../../forms/toasts.ts'
import { uploadImage } from './api.ts'

type Options = {
  /** The image field's value. */
  image: string
  /** What the server knows of the value the form began with. */
  known: { value: string; picture: PictureFile | null } | null
  onUploaded: (path: string) => void
  onSignedOut: () => void
}

type Refusal = { title: string; text: string }

/** Sends a picture (spec §5, §7), and knows how each one is shown. */
export function useUpload({ image, known, onUploaded, onSignedOut }: Options) {
  const [uploading, setUploading] = useState(false)
  const [uploadProblem, setUploadProblem] = useState<Refusal | null>(null)
  const [pictures, setPictures] = useState<Record<string, PictureFile>>(() =>
    known?.picture ? { [known.value]: known.picture } : {},
  )

  /** Values at whose address nothing lies. */
  const [gone, setGone] = useState<ReadonlySet<string>>(
    () => new Set(known && known.picture === null ? [known.value] : []),
  )

  const upload = async (file: File): Promise<void> => {
    const refuse = (problem: Refusal) => {
      setUploadProblem(problem)
      showToast({ kind: 'error', ...problem })
    }
    setUploadProblem(null)
    if (!file.type.startsWith('image/') || extensionOf(file.name) === null)
      return refuse(imageMessages.wrongType)
    if (file.size > imageLimit) return refuse(imageMessages.tooLarge)
    setUploading(true)
    const answer = await uploadImage(file)
    setUploading(false)
    if (answer.ok) {
      const { path, picture } = answer.value
      setPictures((before) => ({ ...before, [path]: picture }))
      onUploaded(path)
      showToast({ kind: 'success', title: text.upload.done, text: '' })
      return
    }
    const status = answer.why === 'answer' ? answer.status : 0
    if (status === 401) onSignedOut()
    if (status === 413) return refuse(imageMessages.tooLarge)
    if (status === 415) return refuse(imageMessages.wrongType)
    refuse({ title: text.upload.failed, text: '' })
  }

  const value = image.trim()
  const isGone = gone.has(value)
  const picture = useMemo(() => {
    const address = value && !isGone ? imageUrl(value) : null
    return address === null ? null : (pictures[value] ?? { src: address })
  }, [value, isGone, pictures])
  const noteGone = () => setGone((before) => new Set([...before, value]))
  return { picture, isGone, noteGone, uploading, uploadProblem, upload }
}
