import type { ComponentProps } from 'react'
import { mediaText as text } from '#locales/en/admin-media.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { ImageIcon, MoreIcon } from '#renderer/ui/studio/icons.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { BulbIcon } from '../editor/icons.tsx'
import * as styles from './media.css.ts'
import type { ShownImage } from './media-view.ts'
import type { Upload } from './use-uploads.ts'

type PictureCardProps = {
  image: ShownImage
  current: boolean
  link: ComponentProps<'a'>
}

const sizes = [{ upTo: '48rem', width: '46vw' }, { width: '20rem' }]

export function PictureCard({ image, current, link }: PictureCardProps) {
  const { name, width, height, bytes, usedIn } = image
  const [first] = usedIn
  const titles = new Set(usedIn.map(({ title }) => title))
  const silent = usedIn.filter(({ alt }) => alt === '').length
  return (
    <li className={styles.card} data-current={current || undefined}>
      <div className={styles.frame}>
        <Picture className={styles.image} picture={image.picture} alt="" sizes={sizes} />
      </div>
      <div className={styles.facts}>
        <a
          {...link}
          href={link.href}
          className={styles.name}
          title={name}
          aria-label={name}
          data-image={image.id}
          aria-current={current ? 'true' : undefined}
        >
          <FileName name={name} />
        </a>
        <p className={styles.sizeLine}>
          {width === null || height === null ? text.unreadable : text.size({ width, height })},{' '}
          {text.bytes({ bytes })}
          <MoreIcon className={shared.icon} />
        </p>
        {silent > 0 && (
          <p className={shared.hint}>
            <BulbIcon className={shared.remarkIcon} />
            {text.withoutAlt({ count: silent })}
          </p>
        )}
      </div>
      {first ? (
        <p className={`${styles.use} ${styles.used}`}>
          <CheckIcon className={shared.remarkIcon} />
          <span>
            {usesOf(
              first.state === 'draft' ? text.draft({ title: first.title }) : first.title,
              titles.size - 1,
            )}
          </span>
        </p>
      ) : (
        <p className={styles.use}>{text.usedNowhere}</p>
      )}
    </li>
  )
}

type UploadCardProps = { upload: Upload; onAgain: () => void; onDismiss: () => void }

/** A picture being uploaded; a refused one stays until it is retried or dismissed. */
export function UploadCard({ upload, onAgain, onDismiss }: UploadCardProps) {
  const { file, isSending, refusal } = upload
  const words = text.upload
  return (
    <li className={styles.card}>
      <div className={styles.frame}>{refusal ? <AlertIcon /> : <ImageIcon />}</div>
      <div className={styles.facts}>
        <b className={styles.name}>
          <FileName name={file.name} />
        </b>
        {refusal ? (
          <>
            <Problem>{[refusal.title, refusal.text].filter(Boolean).join('. ')}</Problem>
            <p className={shared.actions}>
              {refusal.passing && (
                <AdminButton small onClick={onAgain}>
                  {words.again}
                  <span className={visuallyHidden}>: {file.name}</span>
                </AdminButton>
              )}
              <AdminButton small variant={refusal.passing ? 'ghost' : 'outline'} onClick={onDismiss}>
                {words.dismiss}
                <span className={visuallyHidden}>: {file.name}</span>
              </AdminButton>
            </p>
          </>
        ) : (
          <>
            <progress
              className={styles.progress}
              // Without a value the bar is indeterminate
              value={isSending ? undefined : 0}
              aria-label={words.label({ name: file.name })}
            />
            <p className={shared.meta}>{isSending ? words.sending : words.waiting}</p>
          </>
        )}
      </div>
    </li>
  )
}

/** A file name, shortened before its extension if there is no room. */
function FileName({ name }: { name: string }) {
  const end = name.lastIndexOf('.')
  const stem = end > 0 ? name.slice(0, end) : name
  return (
    <>
      <span>{stem}</span>
      {name.slice(stem.length)}
    </>
  )
}

const usesOf = (first: string, more: number): string => (more === 0 ? first : text.usedIn({ first, more }))
