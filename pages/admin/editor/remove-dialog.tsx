import type { ReactNode } from 'react'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'

type RemoveDialogProps = {
  words: { title: string; yes: string; no: string; busy?: string }
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What will be gone. */
  children: ReactNode
}

/** Asks before something is deleted, unpublished or replaced. */
export function RemoveDialog({ words, busy = false, children, ...actions }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...actions}
      open
      words={{
        title: words.title,
        confirm: words.yes,
        cancel: words.no,
        ...(words.busy && { busy: words.busy }),
      }}
      busy={busy}
      danger
    >
      {children}
    </ConfirmDialog>
  )
}
