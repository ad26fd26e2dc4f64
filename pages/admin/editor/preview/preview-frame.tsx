import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { followTheme } from '#renderer/ui/studio/follow-theme.ts'
import * as styles from './preview.css.ts'

type PreviewFrameProps = {
  title: string
  /** Called with the document inside, after anything that may have moved its content. */
  onLayout: (inside: Document) => void
  onPick: (target: Element) => void
  onKey: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * A separate document for a part of the public site, with its own widths, media queries and `<main>`, but the
 * style sheets and theme of the page around it. As high as its content; the pane around it scrolls.
 */
export function PreviewFrame({ title, onLayout, onPick, onKey, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [inside, setInside] = useState<Document | null>(null)
  const handlers = useRef({ onLayout, onPick, onKey })
  handlers.current = { onLayout, onPick, onKey }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // Firefox replaces the first empty document with another
    const attach = () => setInside(element.contentDocument)
    attach()
    element.addEventListener('load', attach)
    return () => element.removeEventListener('load', attach)
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!inside || !element) return
    const stopSheets = followSheets(inside)
    const stopTheme = followTheme(inside)
    inside.documentElement.lang = 'en'
    inside.documentElement.classList.add(styles.inside)
    inside.body.classList.add(styles.insideBody)
    const base = inside.createElement('base')
    base.target = '_blank'
    inside.head.append(base)
    const fit = () => {
      element.style.height = `${inside.body.offsetHeight}px`
      handlers.current.onLayout(inside)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(inside.body)
    const onClick = (event: MouseEvent) => {
      const target = event.target
      showPlace(event, inside)
      // Elements of another document are not instances of this window's `Element`
      if (target && 'closest' in target) handlers.current.onPick(target as Element)
    }
    const onKeyDown = (event: KeyboardEvent) => handlers.current.onKey(event)
    inside.addEventListener('click', onClick)
    inside.addEventListener('keydown', onKeyDown)
    return () => {
      stopSheets()
      stopTheme()
      observer.disconnect()
      inside.removeEventListener('click', onClick)
      inside.removeEventListener('keydown', onKeyDown)
      base.remove()
    }
  }, [inside])

  return (
    <>
      <iframe className={styles.frame} ref={frame} title={title} />
      {inside && createPortal(children, inside.body)}
    </>
  )
}

/** Scrolls to the target of a `#` link, as the frame has no address of its own. */
function showPlace(event: MouseEvent, inside: Document): void {
  const target = event.target && 'closest' in event.target ? (event.target as Element) : null
  const href = target?.closest('a')?.getAttribute('href')
  if (!href?.startsWith('#')) return
  event.preventDefault()
  inside.getElementById(href.slice(1))?.scrollIntoView({ block: 'center' })
}

/** Copies the page's style sheets, now and whenever more are added. */
function followSheets(inside: Document): () => void {
  const copy = () => {
    for (const old of inside.head.querySelectorAll('link[rel=stylesheet], style')) old.remove()
    for (const sheet of document.head.querySelectorAll('link[rel=stylesheet], style'))
      inside.head.append(inside.importNode(sheet, true))
  }
  copy()
  const observer = new MutationObserver((changes) => {
    const isSheet = (node: Node) =>
      node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
    const touched = changes.some(
      ({ target, addedNodes, removedNodes }) =>
        target.parentNode instanceof HTMLStyleElement ||
        target instanceof HTMLStyleElement ||
        [...addedNodes, ...removedNodes].some(isSheet),
    )
    if (touched) copy()
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
