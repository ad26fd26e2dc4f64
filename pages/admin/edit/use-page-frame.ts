import { useEffect, useRef, useState } from 'react'
import { localeOf } from '#domain/routes.ts'
import { editAddress, editFramePath } from '#domain/site/own-texts.ts'
import type { TextChanges } from '../own-texts/use-text-changes.ts'
import { headOf, keysIn, type Place, prepare, preview, seenKeys } from './page-frame.ts'

export type PageTexts = { head: ReturnType<typeof headOf>; unseen: string[] }

const noTexts: PageTexts = { head: { title: '', description: '', keys: [] }, unseen: [] }

/** The shown page and the open place on it. Changes are kept from page to page. */
export function usePageFrame(first: string, changes: TextChanges) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState(first)
  const [place, setPlace] = useState<Place | null>(null)
  const [inside, setInside] = useState<Document | null>(null)
  const [texts, setTexts] = useState(noTexts)
  const locale = localeOf(page.split(/[?#]/, 1)[0] ?? '')

  function close(): void {
    setPlace(null)
    if (!place) return
    const { element } = place
    const focusable =
      element.closest<HTMLElement>('a[href], button, [tabindex]') ??
      element.querySelector<HTMLElement>('a[href], button')
    focusable?.focus({ preventScroll: true })
  }

  function show(next: string): void {
    setPlace(null)
    setPage(next)
    history.replaceState(history.state, '', editAddress(next))
  }

  const handlers = useRef({ onOpen: setPlace, onFollow: show, onEscape: close })
  handlers.current = { onOpen: setPlace, onFollow: show, onEscape: close }

  function loaded(): void {
    const document = frame.current?.contentDocument
    // Skips a frame's first, empty document
    if (!document?.body || document.URL === 'about:blank') return
    prepare(document, {
      onOpen: (next) => handlers.current.onOpen(next),
      onFollow: (next) => handlers.current.onFollow(next),
      onEscape: () => handlers.current.onEscape(),
    })
    const [head, seen] = [headOf(document), seenKeys(document)]
    // Other texts of the page's dictionaries, which it does not show in this state, such as messages
    const names = new Set([...keysIn(document)].map((key) => key.split('.', 1)[0]))
    const unseen = [...latest.current.byKey.keys()].filter(
      (key) => names.has(key.split('.', 1)[0]) && !seen.has(key) && !head.keys.includes(key),
    )
    setTexts({ head, unseen })
    setInside(document)
  }

  const latest = useRef(changes)
  latest.current = changes
  // The page may have loaded before this code did
  useEffect(() => {
    if (!inside && frame.current?.contentDocument?.readyState === 'complete') loaded()
  })
  useEffect(() => {
    if (inside?.defaultView) preview(inside, locale, changes)
  })

  return {
    frame,
    src: `${editFramePath}?page=${encodeURIComponent(page)}`,
    page,
    locale,
    place,
    texts,
    loaded,
    close,
    show,
    open: setPlace,
    /** After a save: reloads the page, so that it is as visitors see it. */
    refresh() {
      const view = frame.current?.contentWindow
      setPlace(null)
      view?.location.reload()
    },
  }
}
