import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PictureFile } from '#domain/media/media.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { applyEdit } from '../format/apply-edit.ts'
import { insertionAt, movedPlace } from './picture-insertion.ts'
import { type Refusal, sendPicture } from './send-picture.ts'

type Options = {
  textarea: RefObject<HTMLTextAreaElement | null>
  /** Whether the cursor has been in the text; if not, a picture goes at the end. */
  isPlaced: boolean
  onChange: (content: string) => void
  onPicture: (path: string, picture: PictureFile) => void
  onSignedOut: () => void
}

/** Puts pictures into the text at the cursor: chosen ones at once, files once they are uploaded. */
export function useTextPictures({ textarea, isPlaced, onChange, onPicture, onSignedOut }: Options) {
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<Refusal | null>(null)
  /** Uploads run one after another, as the server processes them one by one anyway. */
  const queue = useRef<Promise<void>>(Promise.resolve())
  useDropGuard()

  const placeNow = (): number => {
    const area = textarea.current
    if (!area) return 0
    return isPlaced ? area.selectionEnd : area.value.length
  }

  /** `asked`: the text and the place at the time of the request. Returns both for the next picture. */
  function put(src: string, alt: string, asked: { content: string; place: number }) {
    const area = textarea.current
    if (!area) return asked
    const content = area.value
    const place = movedPlace(asked.content, content, asked.place)
    const { at, text: insert, alt: described } = insertionAt(content, place, { src, alt })
    const caret = area.selectionEnd
    const after = content.slice(0, at) + insert + content.slice(at)
    if (document.activeElement === area) {
      // If the member is typing elsewhere by now, the cursor stays there
      const moved = movedPlace(content, after, caret)
      applyEdit(
        area,
        { from: at, to: at, insert, select: caret === place ? described : [moved, moved] },
        onChange,
      )
    } else onChange(after)
    return { content: after, place: at + insert.length }
  }

  async function send(files: readonly File[], asked: { content: string; place: number }): Promise<void> {
    let next = asked
    for (const file of files) {
      const sent = await sendPicture(file)
      setSending((before) => before - 1)
      if (sent.ok) {
        onPicture(sent.path, sent.picture)
        next = put(sent.path, '', next)
        showToast({ kind: 'success', title: text.upload.done, text: '' })
        continue
      }
      if (sent.signedOut) onSignedOut()
      setProblem(sent.refusal)
      showToast({ kind: 'error', title: sent.refusal.title, text: sent.refusal.text })
    }
  }

  return {
    sending,
    problem,
    insert(path: string, picture: PictureFile, alt: string): void {
      setProblem(null)
      onPicture(path, picture)
      put(path, alt, { content: textarea.current?.value ?? '', place: placeNow() })
    },
    /** `place`: where they were dropped; by default at the cursor. */
    upload(files: readonly File[], place = placeNow()): void {
      if (files.length === 0) return
      setProblem(null)
      setSending((before) => before + files.length)
      const asked = { content: textarea.current?.value ?? '', place }
      queue.current = queue.current.then(() => send(files, asked))
    },
  }
}

/** A file dropped beside its target would make the browser leave the page for it. */
function useDropGuard(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [])
}

/** The pasted or dropped pictures; none if there are words as well, as from a word processor. */
export function picturesOf(data: DataTransfer): File[] {
  if (data.types.includes('text/plain')) return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
