import type { ComponentProps, MouseEvent } from 'react'
import { mediaText as text } from '#locales/en/admin-media.ts'
import UnderTheArch from '#renderer/art/studio/under-the-arch.svg'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { ExternalIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { SearchField } from '#renderer/ui/studio/search-field.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { AdminFrame, type FrameFacts } from '../frame/frame.tsx'
import { copyAddress } from './copy-address.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DropPlace } from './drop-place.tsx'
import * as styles from './media.css.ts'
import { addressOf, type MediaView, pageSize, type ShownImage, shows } from './media-view.ts'
import { PictureCard, UploadCard } from './picture-card.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { UploadButton } from './upload-button.tsx'
import { type Media, useMedia } from './use-media.ts'

type MediaScreenProps = { frame: FrameFacts; images: readonly ShownImage[]; asked: MediaView }

export function MediaScreen({ frame, images: first, asked }: MediaScreenProps) {
  const media = useMedia(asked, first)
  const { view, images, found, open } = media
  return (
    <AdminFrame
      place="media"
      {...frame}
      dock={open === null || open === 'gone' ? undefined : <PictureDock path={open.path} />}
    >
      <main
        className={open === null ? styles.page : `${styles.page} ${styles.withFacts}`}
        id="content"
        ref={media.main}
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
          <Tools media={media} />
          <p className={`${shared.meta} ${shared.withoutScript}`}>{text.drop.needsScript}</p>
          {images.length > 0 && (
            <p className={`${shared.meta} ${shared.whenSaid}`} role="status">
              {found.length < images.length && text.found({ found: found.length, all: images.length })}
            </p>
          )}
          {images.length > 0 && found.length === 0 && (
            <Notice
              title={text.nothingFound.title}
              text={text.nothingFound.text}
              link={{ href: '/admin/media', label: text.nothingFound.link }}
            />
          )}
          <Gallery media={media} />
        </div>
        {open !== null && (
          <PictureFacts
            key={view.image}
            image={open}
            back={addressOf({ ...view, image: null })}
            onClose={media.close}
            onDelete={media.askToDelete}
          />
        )}
      </main>
      {media.deleting && (
        <DeleteDialog
          image={media.deleting}
          onClose={() => media.askToDelete(null)}
          onDelete={media.remove}
        />
      )}
    </AdminFrame>
  )
}

function Tools({ media: { view, replace, images, over, uploads } }: { media: Media }) {
  return (
    <div className={styles.tools}>
      {images.length > 0 && (
        <>
          <nav className={shared.linkSegments} aria-label={text.show.label}>
            {shows.map((show) => (
              <a
                {...inPlace({ ...view, show, image: null, most: pageSize }, () =>
                  replace({ ...view, show, most: pageSize }),
                )}
                className={shared.segment}
                key={show}
                aria-current={show === view.show ? 'true' : undefined}
              >
                {text.show[show]}
              </a>
            ))}
          </nav>
          <search>
            <form action="/admin/media">
              {view.show !== 'all' && <input type="hidden" name="show" value={view.show} />}
              <SearchField
                label={text.find}
                name="find"
                placeholder={text.find}
                autoComplete="off"
                value={view.find}
                onChange={({ target }) => replace({ ...view, find: target.value, most: pageSize })}
              />
            </form>
          </search>
        </>
      )}
      <UploadButton over={over} onFiles={uploads.add} />
    </div>
  )
}

function Gallery({ media: { view, go, replace, images, found, over, uploads } }: { media: Media }) {
  const { list, again, forget } = uploads
  const isEmpty = images.length === 0 && list.length === 0
  const shown = found.slice(0, view.most)
  const left = found.length - shown.length
  const more = { ...view, most: view.most + pageSize }
  return (
    <div className={styles.gallery}>
      {!isEmpty && (
        <ul className={styles.cards}>
          {list.map((upload) => (
            <UploadCard
              key={upload.id}
              upload={upload}
              onAgain={() => again(upload.id)}
              onDismiss={() => forget(upload.id)}
            />
          ))}
          {shown.map((image) => {
            const opened = { ...view, image: image.id }
            return (
              <PictureCard
                key={image.id}
                image={image}
                current={image.id === view.image}
                link={inPlace(opened, () => go(opened))}
              />
            )
          })}
        </ul>
      )}
      {left > 0 && (
        <div className={styles.more}>
          <AdminLink {...inPlace(more, () => replace(more))}>
            {text.more({ count: Math.min(pageSize, left) })}
          </AdminLink>
        </div>
      )}
      <DropPlace over={over} isEmpty={isEmpty} />
    </div>
  )
}

function PictureDock({ path }: { path: string }) {
  return (
    <div className={shared.actionDock}>
      <AdminButton variant="primary" className={scriptOnly} onClick={() => void copyAddress(path)}>
        {text.detail.copy}
      </AdminButton>
      <a className={shared.tool} href={path} target="_blank" rel="noopener">
        <ExternalIcon className={shared.icon} />
        <span className={visuallyHidden}>
          {text.detail.open} {text.detail.newTab}
        </span>
      </a>
    </div>
  )
}

/** A link that the screen follows in place. Clicks that open a tab or window are left to the browser. */
function inPlace(view: MediaView, follow: () => void): ComponentProps<'a'> & { href: string } {
  const onClick = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return
    event.preventDefault()
    follow()
  }
  return { href: addressOf(view), 'data-vike': 'false', onClick } as ComponentProps<'a'> & { href: string }
}
