import { useRef } from 'react'
import { imageExtensions, imageTypes } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as styles from './media.css.ts'

const text = mediaText.drop
const accept = [...new Set(imageExtensions.map((extension) => imageTypes[extension]))].join(',')

type UploadButtonProps = { over: boolean; onFiles: (files: File[]) => void }

/** For the keyboard and for phones. Wherever the page is scrolled to it says that files can be let go. */
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
