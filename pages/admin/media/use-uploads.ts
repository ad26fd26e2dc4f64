import { useRef, useState } from 'react'
import { mediaText } from '#locales/en/admin-media.ts'
import { showToast, wantToasts } from '#renderer/ui/toast/toasts.ts'
import { type Refusal, uploadImage } from './media-api.ts'

export type Upload = {
  id: number
  file: File
  /** 0 to 1; 1 = all has left, and the server is making the sizes. Null = waiting. */
  share: number | null
  refusal: Refusal | null
}

/** Uploads one after another: the server takes images in one at a time as well. `onStored` when one is there. */
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
    change(id, { share: 0, refusal: null })
    const sent = await uploadImage(file, (share) => change(id, { share }))
    if (!sent.ok) {
      change(id, { share: null, refusal: sent })
      showToast({ kind: 'error', title: sent.title, text: sent.text })
      return
    }
    await onStored()
    forget(id)
    const { done, doneText, firstFrame } = mediaText.upload
    const text = sent.image.animated ? firstFrame({ name: file.name }) : doneText({ name: file.name })
    showToast({ kind: 'success', title: done, text })
  }

  return {
    list: uploads,
    add(files: Iterable<File>): void {
      wantToasts()
      const added = Array.from(files, (file): Upload => {
        const id = nextId.current
        nextId.current += 1
        return { id, file, share: null, refusal: null }
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
