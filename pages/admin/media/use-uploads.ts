import { useRef, useState } from 'react'
import { mediaText } from '#locales/en/admin-media.ts'
import { showToast, wantToasts } from '#renderer/ui/toast/toasts.ts'
import { type Refusal, sendPicture } from '../editor/pictures/send-picture.ts'

export type Upload = {
  id: number
  file: File
  /** False while it waits for its turn. */
  isSending: boolean
  refusal: Refusal | null
}

/** Uploads one after another, as the server processes one image at a time. Calls `onStored` after each. */
export function useUploads(onStored: () => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const isRunning = useRef(false)
  const nextId = useRef(1)

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const forget = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id))

  async function run(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    isRunning.current = false
  }

  async function send({ id, file }: Upload): Promise<void> {
    change(id, { isSending: true })
    const sent = await sendPicture(file)
    if (!sent.ok) {
      const { title, text } = sent.refusal
      change(id, { isSending: false, refusal: sent.refusal })
      showToast({ kind: 'error', title, text })
      return
    }
    await onStored()
    forget(id)
    const { done, doneText, firstFrame } = mediaText.upload
    const text = sent.animated ? firstFrame({ name: file.name }) : doneText({ name: file.name })
    showToast({ kind: 'success', title: done, text })
  }

  return {
    list: uploads,
    add(files: Iterable<File>): void {
      wantToasts()
      const added = Array.from(files, (file): Upload => {
        const id = nextId.current
        nextId.current += 1
        return { id, file, isSending: false, refusal: null }
      })
      setUploads((now) => [...now, ...added])
      waiting.current.push(...added)
      void run()
    },
    again(id: number): void {
      const upload = uploads.find((one) => one.id === id)
      if (!upload) return
      change(id, { refusal: null })
      waiting.current.push(upload)
      void run()
    },
    forget,
  }
}
