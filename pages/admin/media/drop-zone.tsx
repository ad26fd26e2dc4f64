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

/** Where pictures are let go; by keyboard and on phones, the button. */
export function DropZone({ over, onFiles }: { over: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      className={over ? `${styles.drop} ${styles.dropOver} ${scriptOnly}` : `${styles.drop} ${scriptOnly}`}
    >
      <p className={styles.dropText}>
        <svg className={`${illustration} ${styles.dropArt}`} viewBox="0 0 112 60" aria-hidden="true">
          <path className="f-secs c" d="M20 56V40a36 36 0 0 1 72 0v16Z" />
          <path className="f-card c" d="M38 24H74V48H38Z" />
          <circle className="f-disc" cx={48} cy={33} r={4} />
          <path className="f-mid c" d="M38 48 50 40 57 44 66 36 74 42V48Z" />
          <path className="g" d="M2 56H110" />
        </svg>
        <b className={styles.strong}>{over ? text.now : text.title}</b>
        <span className={shared.meta}>{text.limits}</span>
      </p>
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
      <AdminButton variant="primary" onClick={() => input.current?.click()}>
        {text.button}
      </AdminButton>
    </div>
  )
}
