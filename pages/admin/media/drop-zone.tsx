import { useRef } from 'react'
import { imageExtensions, imageTypes } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './media.css.ts'

const text = mediaText.drop
const accept = [...new Set(imageExtensions.map((extension) => imageTypes[extension]))].join(',')

/** Says that pictures can be let go here, and which; the whole page takes them. */
export function DropZone({ over }: { over: boolean }) {
  return (
    <div
      className={over ? `${styles.drop} ${styles.dropOver} ${scriptOnly}` : `${styles.drop} ${scriptOnly}`}
    >
      <svg className={`${illustration} ${styles.dropArt}`} viewBox="0 0 208 100" aria-hidden="true">
        <path className="f-gate c" d="M106 92V50a44 44 0 0 1 88 0V92Z" />
        <path className="f-secs c" d="M116 92V50a34 34 0 0 1 68 0V92Z" />
        <path className="f-stone c" d="M130 46h40v32H130Z" />
        <circle className="f-disc" cx="141" cy="56" r="4" />
        <path className="f-mid c" d="M130 78V70l12-8 8 6 10-10 10 8V78Z" />
        <path className="f-stone c" d="M16 60h40v32H16Z" />
        <circle className="f-pane" cx="45" cy="69" r="4" />
        <path className="f-accent" d="M26 92V84a9 9 0 0 1 18 0v8Z" />
        <path className="f-stone c" d="m43 27 38-9 7 31-38 9Z" />
        <path className="f-deep" d="m59.5 55.7-2.6-10.8a9 9 0 0 1 17.5-4.2L77 51.5Z" />
        <path className="flow" d="M86 16C94 6 104 8 111 21" />
        <path className="g" d="M2 92H206" />
      </svg>
      <p className={styles.dropText}>
        <b>{over ? text.now : text.title}</b>
        <span className={shared.meta} id="upload-limits">
          {text.limits}
        </span>
      </p>
    </div>
  )
}

type UploadButtonProps = { over: boolean; onFiles: (files: File[]) => void }

/** The same by keyboard and on phones. Wherever the page is scrolled to it says that files can be let go. */
export function UploadButton({ over, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ target }) => {
          // Copied first: emptying the control, so that the same file can be chosen again, empties its list too.
          const files = [...(target.files ?? [])]
          target.value = ''
          onFiles(files)
        }}
      />
      <AdminButton
        variant="primary"
        className={`${styles.upload} ${scriptOnly}`}
        aria-describedby="upload-limits"
        onClick={() => input.current?.click()}
      >
        {over ? text.now : text.button}
      </AdminButton>
    </>
  )
}
