import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { mediaText as text } from '#locales/en/admin-media.ts'
import UnderTheArch from '#renderer/art/studio/under-the-arch.svg'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ExternalIcon, SearchIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { AdminFrame, type FrameFacts } from '../frame/frame.tsx'
import { isTyping, singleKeyOf, useSingleKeysOn } from '../frame/single-keys.ts'
import type { ShownImage } from './+data.ts'
import { copyAddress } from './copy-address.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DropPlace } from './drop-place.tsx'
import * as styles from './media.css.ts'
import { deleteImage, fetchImages } from './media-api.ts'
import { addressOf, chosen, type MediaView, pageSize, readView, shows } from './media-view.ts'
import { PictureCard, UploadCard } from './picture-card.tsx'
import { PictureFacts } from './picture-facts.tsx'

import { UploadButton } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'

const addressDelayMs = 300

type MediaScreenProps = {
  frame: FrameFacts
  images: readonly ShownImage[]
  asked: MediaView
}

/** Every picture with where it is used; beside them the facts of the one that is open. */
export function MediaScreen({ frame, images: first, asked }: MediaScreenProps) {
  const { view, go, replace } = useView(asked)
  const { images, refresh } = useImages(first)
  const { uploads, add, again, forget } = useUploads(refresh)
  const [deleting, setDeleting] = useState<ShownImage | null>(null)
  const over = useDrop(add)
  const main = useRef<HTMLElement>(null)
  const find = useRef<HTMLInputElement>(null)
  const found = useMemo(() => chosen(images, view), [images, view])
  const shown = found.slice(0, view.most)
  const open = view.image === null ? null : (images.find(({ id }) => id === view.image) ?? 'gone')
  const opened = useRef(view.image)

  const close = () => go({ ...view, image: null })
  // Closed, by whichever way: the focus goes back to the picture that was open.
  useEffect(() => {
    const before = opened.current
    opened.current = view.image
    if (view.image !== null || before === null) return
    const card = main.current?.querySelector<HTMLElement>(`[data-image="${CSS.escape(before)}"]`)
    const target = card ?? main.current
    target?.focus()
  }, [view.image])

  useKeys({ onFind: () => find.current?.focus(), ...(view.image !== null && { onClose: close }) })

  async function remove(image: ShownImage, erase: boolean) {
    const answer = await deleteImage(image.id, erase)
    setDeleting(null)
    if (!answer.ok) {
      showToast({ kind: 'error', title: answer.title, text: answer.text })
      return
    }
    opened.current = null
    replace({ ...view, image: null })
    await refresh()
    main.current?.focus()
    const { done, doneText, erasedText } = text.deleting
    const { name } = image
    showToast({ kind: 'success', title: done, text: erase ? erasedText({ name }) : doneText({ name }) })
  }

  const dock =
    open === null || open === 'gone' ? undefined : (
      <div className={`${shared.dock} ${styles.dock}`}>
        <AdminButton variant="primary" className={scriptOnly} onClick={() => void copyAddress(open.path)}>
          {text.detail.copy}
        </AdminButton>
        <a className={`${shared.tool} ${styles.dockTool}`} href={open.path} target="_blank" rel="noopener">
          <ExternalIcon className={shared.icon} />
          <span className={visuallyHidden}>
            {text.detail.open} {text.detail.newTab}
          </span>
        </a>
      </div>
    )

  return (
    <AdminFrame place="media" {...frame} dock={dock}>
      <main
        className={open === null ? styles.page : `${styles.page} ${styles.withFacts}`}
        id="content"
        ref={main}
        tabIndex={-1}
      >
        <div className={styles.pictures}>
          <PageHead
            title={text.title}
            lead={
              <>
                {images.length > 0 && <p>{text.lead({ count: images.length })}</p>}
                <p className={scriptOnly} id="upload-limits">
                  {text.drop.limits}
                </p>
              </>
            }
            drawing={<UnderTheArch />}
          />
          <div className={styles.tools}>
            {images.length > 0 && (
              <>
                <nav className={shared.linkSegments} aria-label={text.show.label}>
                  {shows.map((show) => (
                    <a
                      className={shared.segment}
                      key={show}
                      href={addressOf({ ...view, show, image: null, most: pageSize })}
                      data-vike="false"
                      aria-current={show === view.show ? 'true' : undefined}
                      onClick={(event) => {
                        if (isForTheBrowser(event)) return
                        event.preventDefault()
                        replace({ ...view, show, most: pageSize })
                      }}
                    >
                      {text.show[show]}
                    </a>
                  ))}
                </nav>
                <Finder
                  view={view}
                  input={find}
                  onFind={(words) => replace({ ...view, find: words, most: pageSize })}
                />
              </>
            )}
            <UploadButton over={over} onFiles={add} />
          </div>
          <p className={`${shared.meta} ${styles.withoutScript}`}>{text.drop.needsScript}</p>

          {images.length > 0 && (
            <p className={`${shared.meta} ${styles.found}`} role="status">
              {found.length < images.length && text.found({ found: found.length, all: images.length })}
            </p>
          )}

          {images.length > 0 && found.length === 0 && (
            <Notice
              heading="h2"
              title={text.nothingFound.title}
              text={text.nothingFound.text}
              link={{ href: '/admin/media', label: text.nothingFound.link }}
            />
          )}
          <div className={styles.gallery}>
            {(images.length > 0 || uploads.length > 0) && (
              <ul className={styles.cards}>
                {uploads.map((upload) => (
                  <UploadCard
                    key={upload.id}
                    upload={upload}
                    onAgain={() => again(upload.id)}
                    onDismiss={() => forget(upload.id)}
                  />
                ))}
                {shown.map((image) => (
                  <PictureCard
                    key={image.id}
                    image={image}
                    href={addressOf({ ...view, image: image.id })}
                    current={image.id === view.image}
                    onOpen={(event) => {
                      if (isForTheBrowser(event)) return
                      event.preventDefault()
                      go({ ...view, image: image.id })
                    }}
                  />
                ))}
              </ul>
            )}
            {found.length > shown.length && (
              <div className={styles.more}>
                <a
                  className={`${shared.button} ${shared.variant.outline}`}
                  href={addressOf({ ...view, most: view.most + pageSize })}
                  data-vike="false"
                  onClick={(event) => {
                    if (isForTheBrowser(event)) return
                    event.preventDefault()
                    replace({ ...view, most: view.most + pageSize })
                  }}
                >
                  {text.more({ count: Math.min(pageSize, found.length - shown.length) })}
                </a>
              </div>
            )}
            <DropPlace over={over} isEmpty={images.length === 0 && uploads.length === 0} />
          </div>
        </div>
        {open !== null && (
          <PictureFacts
            key={view.image}
            image={open}
            back={addressOf({ ...view, image: null })}
            onClose={close}
            onDelete={setDeleting}
          />
        )}
      </main>
      <DeleteDialog image={deleting} onClose={() => setDeleting(null)} onDelete={remove} />
    </AdminFrame>
  )
}

type FinderProps = {
  view: MediaView
  input: RefObject<HTMLInputElement | null>
  onFind: (words: string) => void
}

function Finder({ view, input, onFind }: FinderProps) {
  const hasSingleKeys = useSingleKeysOn()
  return (
    <search className={styles.find}>
      <form action="/admin/media">
        {view.show !== 'all' && <input type="hidden" name="show" value={view.show} />}
        <SearchIcon className={styles.findIcon} />
        <input
          className={`${shared.control} ${styles.findField}`}
          ref={input}
          type="search"
          name="find"
          placeholder={text.find}
          aria-label={text.find}
          aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
          autoComplete="off"
          value={view.find}
          onChange={({ target }) => onFind(target.value)}
        />
        {hasSingleKeys && <kbd className={`${shared.key} ${styles.findKey}`}>/</kbd>}
      </form>
    </search>
  )
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
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
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

/** `/` finds, Esc closes the facts. */
function useKeys(keys: { onFind: () => void; onClose?: () => void }) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      if (singleKeyOf(event) === '/') {
        event.preventDefault()
        latest.current.onFind()
      }
      if (event.key === 'Escape' && !isTyping(event.target)) latest.current.onClose?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** A click that opens a tab or a window is the browser's own. */
const isForTheBrowser = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0
