import { useState } from 'react'
import { keptForDays } from '#domain/media/media.schema.ts'
import { mediaText } from '#locales/en/admin-media.ts'
import { muted } from '#renderer/theme/layout.css.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { useLastShown } from '#renderer/ui/dialog/use-last-shown.ts'
import * as styles from './media.css.ts'
import type { ShownImage } from './media-view.ts'

const text = mediaText.deleting

type DeleteDialogProps = {
  /** Null = closed. */
  image: ShownImage | null
  onClose: () => void
  onDelete: (image: ShownImage, erase: boolean) => Promise<void>
}

export function DeleteDialog({ image, onClose, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [erase, setErase] = useState(false)
  const shown = useLastShown(image)
  if (!shown) return null
  return (
    <ConfirmDialog
      open={image !== null}
      words={{ ...text, title: text.title({ name: shown.name }) }}
      danger
      busy={busy}
      look="text"
      onClose={() => {
        setErase(false)
        onClose()
      }}
      onConfirm={async () => {
        setBusy(true)
        await onDelete(shown, erase)
        setBusy(false)
        setErase(false)
      }}
    >
      <p>{text.text}</p>
      <p className={muted}>{text.versions({ days: keptForDays })}</p>
      <div className={styles.tick}>
        <input
          type="checkbox"
          id="erase-picture"
          checked={erase}
          aria-describedby="erase-picture-means"
          onChange={(event) => setErase(event.target.checked)}
        />
        <label htmlFor="erase-picture">{text.erase}</label>
        <p className={muted} id="erase-picture-means">
          {text.eraseText}
        </p>
      </div>
    </ConfirmDialog>
  )
}
