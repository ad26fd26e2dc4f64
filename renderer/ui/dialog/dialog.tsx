import type { ReactNode } from 'react'
import { CloseIcon } from '../icons.tsx'
import * as styles from './dialog.css.ts'
import { ModalDialog } from './modal-dialog.tsx'

type DialogProps = {
  open: boolean
  /** Called on ×, Esc, a press on the backdrop or the browser's Back. */
  onClose: () => void
  title: string
  intro?: string
  /** Label of the ×; without it the dialog has no × and closes by its buttons. */
  closeLabel?: string
  /** Warns before a loss: a press on the backdrop does nothing. */
  alert?: boolean
  className?: string | undefined
  /** Returns the element to focus after closing; by default the one that had the focus before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A modal dialog. `children` stay mounted while it is closed, so that typed text survives. */
export function Dialog({
  title,
  intro,
  closeLabel,
  alert = false,
  className = '',
  children,
  ...options
}: DialogProps) {
  return (
    <ModalDialog
      {...options}
      className={`${styles.dialog} ${className}`}
      alert={alert}
      dismissable={!alert}
      begin={focusOnInput}
    >
      {(titleId) => (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {closeLabel && (
              <button
                className={styles.close}
                type="button"
                aria-label={closeLabel}
                onClick={options.onClose}
              >
                <CloseIcon />
              </button>
            )}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {children}
        </div>
      )}
    </ModalDialog>
  )
}

function focusOnInput(dialog: HTMLDialogElement): void {
  // On touch screens the on-screen keyboard would cover the dialog's text.
  if (matchMedia('(pointer: fine)').matches) dialog.querySelector('input')?.focus()
}
