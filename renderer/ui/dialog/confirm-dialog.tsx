import type { ReactNode } from 'react'
import { AdminButton } from '../studio/controls.tsx'
import * as styles from './confirm-dialog.css.ts'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  /** Without `close` there is no × and no press on the backdrop: only the buttons answer. */
  words: { title: string; close?: string; confirm: string; cancel: string; busy?: string }
  /** Takes something away: the focus begins on the way back, so that Enter by mistake takes nothing. */
  danger?: boolean
  busy: boolean
  /** Paragraphs, or sections with room between them. */
  look?: keyof typeof styles.body
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  words,
  danger = false,
  busy,
  look = 'sections',
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const confirm = (
    <AdminButton
      variant={danger ? 'danger' : 'primary'}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onConfirm()}
    >
      {(busy && words.busy) || words.confirm}
    </AdminButton>
  )
  const cancel = (
    <AdminButton data-focus={danger ? '' : undefined} onClick={onClose}>
      {words.cancel}
    </AdminButton>
  )
  const alert = words.close === undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      alert={alert}
      {...(words.close && { closeLabel: words.close })}
    >
      <div className={styles.body[look]}>
        {children}
        <div className={styles.actions[look]}>
          {/* From the button that has the focus, Tab leads to the other one */}
          {alert && cancel}
          {confirm}
          {!alert && cancel}
        </div>
      </div>
    </Dialog>
  )
}
