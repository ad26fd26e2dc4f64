import { useRef } from 'react'
import { imageExtensions, imageTypes } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { drawIcon } from '#renderer/ui/icon.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'

const text = mediaText.drop
const UploadIcon = drawIcon(<path d="M12 15V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14" />)
const accept = [...new Set(imageExtensions.map((extension) => imageTypes[extension]))].join(',')

type UploadButtonProps = { over: boolean; onFiles: (files: File[]) => void }

/** The id of the file input, also for a label elsewhere that opens it. */
export const picturesInput = 'pictures'

/** For the keyboard and for phones. Always in sight, so it also says that files can be dropped. */
export function UploadButton({ over, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        id={picturesInput}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ target }) => {
          // Copied first: emptying the control, to allow the same file again, also empties its list
          const files = [...(target.files ?? [])]
          target.value = ''
          onFiles(files)
        }}
      />
      <AdminButton
        variant="primary"
        className={scriptOnly}
        aria-describedby="upload-limits"
        onClick={() => input.current?.click()}
      >
        <UploadIcon className={shared.icon} />
        {over ? text.now : text.button}
      </AdminButton>
    </>
  )
}
