import { useRef } from 'react'
import { imageExtensions, imageTypes } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { ImageIcon } from '#renderer/admin/icons.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
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
        <ImageIcon className={shared.icon} />
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
