import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import * as styles from './dialog.css.ts'
import { setToastHost } from './toasts.ts'

type DialogProps = {
  open: boolean
  /** Asked for by ×, Esc or the backdrop. */
  onClose: () => void
  title: string
  intro?: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal dialog. The browser keeps the focus inside and gives it back to where it was. `children` stay mounted while
 * it is closed, so that what was typed is there when it opens again.
 */
export function Dialog({ open, onClose, title, intro, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    // Where a finger types, the keyboard would cover what the dialog says.
    if (matchMedia('(pointer: fine)').matches) element.querySelector('input')?.focus()
    setToastHost(element)
    return () => {
      setToastHost(null)
      element.close()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser brings
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Esc closes through the owner's state, so that the two never disagree.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Chrome closes on a second Esc without asking.
        if (event.target === event.currentTarget && open) onClose()
      }}
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
