import { useState } from 'react'
import { mediaText } from '#locales/en/admin-media.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { useLastShown } from '#renderer/ui/dialog/use-last-shown.ts'
import type { ShownImage } from './media-view.ts'

const text = mediaText.deleting

type DeleteDialogProps = {
  /** Null = closed. */
  image: ShownImage | null
  onClose: () => void
  onDelete: (image: ShownImage) => Promise<void>
}

export function DeleteDialog({ image, onClose, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const shown = useLastShown(image)
  if (!shown) return null
  return (
    <ConfirmDialog
      open={image !== null}
      words={{ ...text, title: text.title({ name: shown.name }) }}
      danger
      busy={busy}
      look="text"
      onClose={onClose}
      onConfirm={async () => {
        setBusy(true)
        await onDelete(shown)
        setBusy(false)
      }}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  )
}
