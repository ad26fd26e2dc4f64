import { useMemo, useState } from 'react'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { imageUrl } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { type Refusal, sendPicture } from './send-picture.ts'

type Options = {
  image: string
  /** The form's initial value and its picture, which is null if it does not exist. */
  known: { value: string; picture: PictureFile | null } | null
  onUploaded: (path: string) => void
  onSignedOut: () => void
}

export function useUpload({ image, known, onUploaded, onSignedOut }: Options) {
  const [uploading, setUploading] = useState(false)
  const [uploadProblem, setUploadProblem] = useState<Refusal | null>(null)
  const [pictures, setPictures] = useState<Record<string, PictureFile>>(() =>
    known?.picture ? { [known.value]: known.picture } : {},
  )

  const [gone, setGone] = useState<ReadonlySet<string>>(
    () => new Set(known && known.picture === null ? [known.value] : []),
  )

  const take = (path: string, picture: PictureFile) => {
    setUploadProblem(null)
    setPictures((before) => ({ ...before, [path]: picture }))
    setGone((before) => new Set([...before].filter((value) => value !== path)))
    onUploaded(path)
  }

  const upload = async (file: File): Promise<void> => {
    setUploadProblem(null)
    setUploading(true)
    const sent = await sendPicture(file)
    setUploading(false)
    if (sent.ok) {
      take(sent.path, sent.picture)
      showToast({ kind: 'success', title: text.upload.done, text: '' })
      return
    }
    if (sent.signedOut) onSignedOut()
    setUploadProblem(sent.refusal)
    showToast({ kind: 'error', title: sent.refusal.title, text: sent.refusal.text })
  }

  const value = image.trim()
  const isGone = gone.has(value)
  const picture = useMemo(() => {
    const address = value && !isGone ? imageUrl(value) : null
    return address === null ? null : (pictures[value] ?? { src: address })
  }, [value, isGone, pictures])
  const noteGone = () => setGone((before) => new Set([...before, value]))
  return { picture, isGone, noteGone, uploading, uploadProblem, upload, take }
}
