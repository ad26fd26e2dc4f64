import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { MediaUse } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowLeftIcon, CloseIcon } from '#renderer/ui/icons.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { AdminButton, StateChip } from '#renderer/ui/studio/controls.tsx'
import { ExternalIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { BulbIcon, TrashIcon } from '../editor/icons.tsx'
import { copyAddress } from './copy-address.ts'
import * as styles from './media.css.ts'
import type { ShownImage } from './media-view.ts'

const text = mediaText.detail

const wholeSizes = [{ upTo: '64rem', width: '94vw' }, { width: '20rem' }]

type PictureFactsProps = {
  image: ShownImage | 'gone'
  /** The address with the facts closed. */
  back: string
  onClose: () => void
  onDelete: (image: ShownImage) => void
}

export function PictureFacts({ image, back, onClose, onDelete }: PictureFactsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not if the page was opened with this picture: then reading begins at the top
    if (document.activeElement !== document.body) heading.current?.focus()
  }, [])
  const close = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClose()
  }
  const backLink = (
    <a className={`${shared.tool} ${styles.back}`} href={back} data-vike="false" onClick={close}>
      <ArrowLeftIcon className={shared.icon} />
      {text.back}
    </a>
  )
  const closeLink = (
    <a className={`${shared.tool} ${styles.close}`} href={back} data-vike="false" onClick={close}>
      <CloseIcon className={shared.icon} />
      <span className={visuallyHidden}>{text.close}</span>
    </a>
  )
  if (image === 'gone') {
    return (
      <section className={styles.aside}>
        {backLink}
        {closeLink}
        <Notice heading="h2" title={text.gone.title} text={text.gone.text} />
      </section>
    )
  }
  const { name, picture, path, usedIn } = image
  return (
    <section className={styles.aside} aria-labelledby="picture">
      {backLink}
      <div className={styles.nameLine}>
        <h2 id="picture" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <a className={shared.tool} href={path} target="_blank" rel="noopener">
          <ExternalIcon className={shared.icon} />
          <span className={visuallyHidden}>
            {text.open} {text.newTab}
          </span>
        </a>
        {closeLink}
      </div>
      <div className={styles.whole}>
        <Picture
          className={styles.wholeImage}
          picture={picture}
          alt={image.altTexts[0] ?? ''}
          sizes={wholeSizes}
        />
      </div>
      <Facts image={image} />
      <AdminButton className={`${scriptOnly} ${shared.notOnPhone}`} onClick={() => void copyAddress(path)}>
        {text.copy}
      </AdminButton>
      <div className={styles.part}>
        <h3>{text.uses}</h3>
        {usedIn.length === 0 ? (
          <p className={shared.meta}>{text.nowhere}</p>
        ) : (
          <ul className={styles.useList}>
            {usedIn.map((use) => (
              <Use key={`${use.id} ${use.field} ${use.title}`} use={use} />
            ))}
          </ul>
        )}
      </div>
      <div className={`${styles.part} ${scriptOnly}`}>
        <AdminButton
          variant="danger"
          aria-disabled={usedIn.length > 0 || undefined}
          aria-describedby={usedIn.length > 0 ? 'in-use' : undefined}
          onClick={() => {
            if (usedIn.length === 0) onDelete(image)
          }}
        >
          <TrashIcon className={shared.icon} />
          {text.delete}
        </AdminButton>
        {usedIn.length > 0 && (
          <p className={shared.meta} id="in-use">
            {text.inUse}
          </p>
        )}
      </div>
    </section>
  )
}

function Facts({
  image: { path, width, height, bytes, sent, type, when, uploadedAt },
}: {
  image: ShownImage
}) {
  return (
    <dl className={styles.list}>
      <Fact name={text.facts.size}>
        {width === null || height === null ? mediaText.unreadable : mediaText.size({ width, height })}
      </Fact>
      <Fact name={text.facts.file}>
        {type.replace('image/', '').toUpperCase()}, {mediaText.bytes({ bytes })}
      </Fact>
      <Fact name={text.facts.sent}>
        {sent
          ? sizes(mediaText.bytes({ bytes: sent.least }), mediaText.bytes({ bytes: sent.most }))
          : text.notSent}
      </Fact>
      <Fact name={text.facts.uploaded}>
        <time dateTime={uploadedAt}>{when}</time>
      </Fact>
      <Fact name={text.facts.path}>
        <code className={styles.path}>{path}</code>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={shared.meta}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Use({ use }: { use: MediaUse }) {
  const { id, title, field, state, alt } = use
  // Text that was never saved can be opened only by its author.
  const href = id !== null ? `/admin/posts/${encodeURIComponent(id)}` : state === 'settings' ? '/about' : null
  return (
    <li>
      <p className={styles.useTitle}>
        {href === null ? (
          <span>{title}</span>
        ) : (
          <a className={shared.link} href={href}>
            {title}
          </a>
        )}
        {state !== 'settings' && <StateChip state={state} />}
      </p>
      <p className={shared.meta}>{text.fields[field === 'content' && alt !== null ? 'shown' : field]}</p>
      {alt !== null &&
        (alt === '' ? (
          <p className={shared.hint}>
            <BulbIcon className={shared.remarkIcon} />
            {text.noAlt}
          </p>
        ) : (
          <p className={styles.alt}>{text.alt({ alt })}</p>
        ))}
    </li>
  )
}

const sizes = (least: string, most: string): string =>
  least === most ? text.sentOne({ size: least }) : text.sent({ least, most })
