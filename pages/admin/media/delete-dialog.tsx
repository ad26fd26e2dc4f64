import { useEffect, useRef, useState } from 'react'
import { mediaText } from '#locales/en/admin-media.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { Dialog } from '#renderer/forms/dialog.tsx'
import type { ShownImage } from './+data.ts'
import * as styles from './media.css.ts'

const text = mediaText.deleting

type DeleteDialogProps = {
  /** Null = closed. */
  image: ShownImage | null
  onClose: () => void
  onDelete: (image: ShownImage) => Promise<void>
}

export function DeleteDialog({ image, onClose, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // What is being closed is still to be read while it goes
  const last = useRef(image)
  if (image) last.current = image
  useEffect(() => {
    // Enter by mistake deletes nothing
    if (image) keep.current?.focus()
  }, [image])
  const shown = image ?? last.current
  if (!shown) return null
  return (
    <Dialog open={image !== null} onClose={onClose} title={text.title(shown.name)} closeLabel={text.close}>
      <div className={styles.dialog}>
        <p>{text.text}</p>
        <p className={styles.dialogNote}>{text.versions}</p>
        <div className={styles.dialogActions}>
          <AdminButton
            variant="danger"
            aria-disabled={busy || undefined}
            onClick={async () => {
              if (busy) return
              setBusy(true)
              await onDelete(shown)
              setBusy(false)
            }}
          >
            {text.confirm}
          </AdminButton>
          <AdminButton ref={keep} onClick={onClose}>
            {text.cancel}
          </AdminButton>
        </div>
      </div>
    </Dialog>
  )
}
