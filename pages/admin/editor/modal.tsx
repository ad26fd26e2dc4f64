import { type ReactNode, useId } from 'react'
import { tool } from '#renderer/admin/shared.css.ts'
import { useModalDialog } from '#renderer/forms/use-modal-dialog.ts'
import { CloseIcon } from '#renderer/ui/icons.tsx'
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
  const titleId = useId()
  const dialog = useModalDialog({
    open: true,
    onClose,
    begin: (element) => element.querySelector<HTMLElement>('[data-focus]')?.focus(),
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser brings
    <dialog
      {...dialog}
      className={styles.look[look]}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === event.currentTarget && look === 'panel') onClose()
      }}
    >
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
    </dialog>
  )
}
