import type { ReactNode } from 'react'
import { CloseIcon } from '../icons.tsx'
import * as styles from './dialog.css.ts'
import { ModalDialog } from './modal-dialog.tsx'

type DialogProps = {
  open: boolean
  /** Asked for by ×, Esc, the backdrop or the browser's Back. */
  onClose: () => void
  title: string
  intro?: string
  /** Of the ×; a dialog without it has buttons alone. */
  closeLabel?: string
  /** Asks before something is lost: a press on the backdrop does not answer. */
  alert?: boolean
  /** Another width or place. */
  className?: string | undefined
  /** Takes the focus when it is closed, in place of what had it before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A modal dialog. `children` stay mounted while it is closed, so that what was typed is there when it opens again. */
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
  // Where a finger types, the keyboard would cover what the dialog says.
  if (matchMedia('(pointer: fine)').matches) dialog.querySelector('input')?.focus()
}
