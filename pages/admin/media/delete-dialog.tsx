import { mediaText } from '#locales/en/admin-media.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import type { ShownImage } from './media-view.ts'

const text = mediaText.deleting

type DeleteDialogProps = {
  image: ShownImage
  onClose: () => void
  onDelete: (image: ShownImage) => Promise<void>
}

export const DeleteDialog = ({ image, onClose, onDelete }: DeleteDialogProps) => (
  <AskDialog
    title={text.title({ name: image.name })}
    submit={text.confirm}
    cancel={text.cancel}
    danger
    onClose={onClose}
    onSubmit={() => onDelete(image)}
  >
    <p>{text.text}</p>
  </AskDialog>
)
