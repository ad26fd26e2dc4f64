import { useEffect, useMemo, useRef, useState } from 'react'
import { mediaText as text } from '#locales/en/admin-media.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { deleteImage, fetchImages } from './media-api.ts'
import { addressOf, chosen, type MediaView, readView, type ShownImage } from './media-view.ts'
import { useUploads } from './use-uploads.ts'

const addressDelayMs = 300

export type Media = ReturnType<typeof useMedia>

/** The pictures, what of them is looked at, and what is done with them. */
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
  // Closed, by whichever way: the focus goes back to the picture that was open
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
    /** The picture shown in the facts panel. */
    open: view.image === null ? null : (images.find(({ id }) => id === view.image) ?? 'gone'),
    close,
    uploads,
    /** Files are over the page. */
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

/** The pictures, as the page came and as they are since. */
function useImages(first: readonly ShownImage[]) {
  const [live, setLive] = useState({ first, images: first })
  // Another visit of this page brought another list.
  if (live.first !== first) setLive({ first, images: first })
  return {
    images: live.images,
    async refresh() {
      const images = await fetchImages()
      // Without an answer the list stays as it was; what was done has been said.
      if (images) setLive({ first, images })
    },
  }
}

/** What is looked at. It follows the address, also when the browser goes back. */
function useView(asked: MediaView) {
  const [view, setView] = useState(asked)
  useEffect(() => {
    const follow = () => setView(readView(Object.fromEntries(new URLSearchParams(location.search))))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // Another page of the studio, or a link to this one, brought another address.
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
    /** A step that the browser's Back undoes. */
    go(next: MediaView) {
      clearTimeout(timer.current)
      setView(next)
      history.pushState(null, '', addressOf(next))
    },
    replace(next: MediaView) {
      clearTimeout(timer.current)
      setView(next)
      // Browsers refuse an address for every letter typed.
      timer.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), addressDelayMs)
    },
  }
}

/** Whether files are over the page; those that are let go anywhere on it are handed on. */
function useDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const bringsFiles = (event: globalThis.DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: globalThis.DragEvent) => {
      if (!bringsFiles(event)) return
      // Otherwise the browser would leave the page for the picture.
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
