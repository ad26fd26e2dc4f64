import { type ReactNode, useId, useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<Parameters<typeof useModalDialog>[0], 'begin'> & {
  className: string
  /** Asks before something is lost. */
  alert?: boolean
  /** A press on the backdrop closes it. */
  dismissable?: boolean
  /** Chooses where the focus begins when nothing inside has `data-focus`; without it, where the browser puts it. */
  begin?: (dialog: HTMLDialogElement) => void
  /** Gets the id that the title must have. */
  children: (titleId: string) => ReactNode
}

/** The element of every modal dialog, without a look of its own. */
export function ModalDialog({
  className,
  alert = false,
  dismissable = false,
  begin,
  children,
  ...options
}: ModalDialogProps) {
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const dialog = useModalDialog({
    ...options,
    begin(element) {
      const first = element.querySelector<HTMLElement>('[data-focus]')
      if (first) first.focus()
      else begin?.(element)
    },
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser brings
    <dialog
      {...dialog}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Only a press that began outside: selecting text and letting go there closes nothing.
        if (dismissable && event.target === event.currentTarget && pressedBackdrop.current) options.onClose()
      }}
    >
      {children(titleId)}
    </dialog>
  )
}
