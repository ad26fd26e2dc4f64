import { useEffect, useMemo, useRef, useState } from 'react'
import { mediaText as text } from '#locales/en/admin-media.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { deleteImage, fetchImages } from './media-api.ts'
import { addressOf, chosen, type MediaView, readView, type ShownImage } from './media-view.ts'
import { useUploads } from './use-uploads.ts'

const addressDelayMs = 300

export type Media = ReturnType<typeof useMedia>

export function useMedia(asked: MediaView, first: readonly ShownImage[]) {
  const { view, go, replace } = useView(asked)
  const { images, refresh } = useImages(first)
  const uploads = useUploads(refresh)
  const over = useDrop(uploads.add)
  const [deleting, setDeleting] = useState<ShownImage | null>(null)
  const main = useRef<HTMLElement>(null)
  const found = useMemo(() => chosen(images, view), [images, view])
  const opened = useRef(view.image)
  const close = () => go({ ...view, image: null })
  // However it was closed, the focus returns to the picture that was open
  useEffect(() => {
    const before = opened.current
    opened.current = view.image
    if (view.image !== null || before === null) return
    const card = main.current?.querySelector<HTMLElement>(`[data-image="${CSS.escape(before)}"]`)
    const target = card ?? main.current
    target?.focus()
  }, [view.image])

  return {
    view,
    go,
    replace,
    images,
    found,
    open: view.image === null ? null : (images.find(({ id }) => id === view.image) ?? 'gone'),
    close,
    uploads,
    /** Files are being dragged over the page. */
    over,
    deleting,
    askToDelete: setDeleting,
    async remove(image: ShownImage) {
      const answer = await deleteImage(image.id)
      setDeleting(null)
      // 404 counts as success: it is already deleted
      if (!answer.ok && answer.status !== 404) {
        showToast({ kind: 'error', title: text.deleting.failed, text: answer.detail })
        return
      }
      opened.current = null
      replace({ ...view, image: null })
      await refresh()
      main.current?.focus()
      const { done, doneText } = text.deleting
      showToast({ kind: 'success', title: done, text: doneText({ name: image.name }) })
    },
    main,
  } as const
}

/** The pictures: first those that came with the page, then as refreshed. */
function useImages(first: readonly ShownImage[]) {
  const [live, setLive] = useState({ first, images: first })
  // A new visit to this page has brought a new list
  if (live.first !== first) setLive({ first, images: first })
  return {
    images: live.images,
    async refresh() {
      const images = await fetchImages()
      // Without a response the list stays as it was; the failure itself has been reported
      if (images) setLive({ first, images })
    },
  }
}

/** The current view. It follows the address, also when the browser goes back. */
function useView(asked: MediaView) {
  const [view, setView] = useState(asked)
  useEffect(() => {
    const follow = () => setView(readView(Object.fromEntries(new URLSearchParams(location.search))))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // Navigation within the studio brought another address.
  const address = addressOf(asked)
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    setView(readView(Object.fromEntries(new URL(address, location.href).searchParams)))
  }, [address])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    view,
    /** A view change that the browser's Back undoes. */
    go(next: MediaView) {
      clearTimeout(timer.current)
      setView(next)
      history.pushState(null, '', addressOf(next))
    },
    replace(next: MediaView) {
      clearTimeout(timer.current)
      setView(next)
      // Browsers limit how often the address may change: not at every letter typed.
      timer.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), addressDelayMs)
    },
  }
}

/** Whether files are dragged over the page; those dropped anywhere on it go to `onFiles`. */
function useDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const bringsFiles = (event: globalThis.DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: globalThis.DragEvent) => {
      if (!bringsFiles(event)) return
      // By default the browser would leave the page and open the picture
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: globalThis.DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: globalThis.DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current(event.dataTransfer?.files ?? [])
    }
    addEventListener('dragover', enter)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return over
}
