import { type ReactNode, useId, useRef } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import * as styles from './dialog.css.ts'
import { useModalDialog } from './use-modal-dialog.ts'

type DialogProps = {
  open: boolean
  /** Asked for by ×, Esc, the backdrop or the browser's Back. */
  onClose: () => void
  title: string
  intro?: string
  closeLabel: string
  /** Takes the focus when it is closed, in place of what had it before. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A modal dialog. `children` stay mounted while it is closed, so that what was typed is there when it opens again. */
export function Dialog({ open, onClose, title, intro, closeLabel, returnTo, children }: DialogProps) {
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const dialog = useModalDialog({
    open,
    onClose,
    returnTo,
    begin(element) {
      // Where a finger types, the keyboard would cover what the dialog says.
      if (matchMedia('(pointer: fine)').matches) element.querySelector('input')?.focus()
    },
  })

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser brings
    <dialog
      {...dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Only a press that began outside: selecting text and letting go there closes nothing.
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </div>
    </dialog>
  )
}
