import type { ReactNode } from 'react'
import { ModalDialog } from '#renderer/ui/dialog/modal-dialog.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { tool } from '#renderer/ui/studio/shared.css.ts'
import * as styles from './modal.css.ts'

type ModalProps = {
  title: string
  onClose: () => void
  /** With it stands a × at the top. */
  closeLabel?: string
  look?: keyof typeof styles.look
  /** Asks before something is lost. */
  alert?: boolean
  children: ReactNode
}

/** A modal dialog, open as long as it is mounted. The focus begins on what has `data-focus`, else on the first control. */
export function Modal({ title, onClose, closeLabel, look = 'centre', alert = false, children }: ModalProps) {
  return (
    <ModalDialog
      open
      onClose={onClose}
      className={styles.look[look]}
      alert={alert}
      dismissable={look === 'panel'}
    >
      {(titleId) => (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && (
              <button className={tool} type="button" aria-label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </ModalDialog>
  )
}
