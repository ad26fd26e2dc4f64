import { type ReactNode, useId, useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

type ModalDialogProps = Omit<Parameters<typeof useModalDialog>[0], 'begin'> & {
  className: string
  /** Warns before a loss: gives it the role `alertdialog`. */
  alert?: boolean
  /** A press on the backdrop closes it. */
  dismissable?: boolean
  /** Sets the initial focus when nothing inside has `data-focus`; without it the browser decides. */
  begin?: (dialog: HTMLDialogElement) => void
  /** Receives the id that the title element must have. */
  children: (titleId: string) => ReactNode
}

/** The `<dialog>` behind every modal dialog, unstyled. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Esc, which the browser handles
    <dialog
      {...dialog}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Only if the press also began on the backdrop: text selection that ends there must not close it.
        if (dismissable && event.target === event.currentTarget && pressedBackdrop.current) options.onClose()
      }}
    >
      {children(titleId)}
    </dialog>
  )
}
