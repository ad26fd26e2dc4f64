import { type RefObject, useLayoutEffect, useRef } from 'react'
import { hostToasts } from '../toast/toasts.ts'
import { closeOnBack } from './dialog-history.ts'

type Options = {
  open: boolean
  /** Called on Esc, on the browser's Back, or by the dialog's own controls. */
  onClose: () => void
  /** Sets the initial focus; without it the browser decides. */
  begin?: (dialog: HTMLDialogElement) => void
  /** Returns the element to focus after closing; by default the one that had the focus before. */
  returnTo?: (() => HTMLElement | null) | undefined
}

/**
 * Shows a `<dialog>` modally while `open` is true. The browser traps the focus and restores it on closing; if
 * the former element is gone or hidden, the nearest suitable one gets the focus. Esc and Back only call
 * `onClose`, so that the owner's state and the dialog never disagree. Returns the props for the element.
 */
export function useModalDialog({ open, onClose, begin, returnTo }: Options): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: { target: EventTarget; currentTarget: EventTarget; preventDefault: () => void }) => void
  onClose: (event: { target: EventTarget; currentTarget: EventTarget }) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, begin, returnTo })
  latest.current = { onClose, begin, returnTo }

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !open) return
    const before = document.activeElement
    element.showModal()
    latest.current.begin?.(element)
    const releaseToasts = hostToasts(element)
    const forget = closeOnBack(() => latest.current.onClose())
    return () => {
      forget()
      releaseToasts()
      element.close()
      focusAfter(before, latest.current.returnTo)
    }
  }, [open])

  return {
    ref,
    onCancel(event) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event) {
      // Chrome closes the dialog on a second Esc without a cancelable event.
      if (event.target === event.currentTarget && open) onClose()
    },
  }
}

/** Moves the focus, unless the browser has restored it, which it cannot if the former element is gone. */
function focusAfter(before: Element | null, returnTo: Options['returnTo']): void {
  const chosen = returnTo?.() ?? null
  if (chosen === null && (before === document.activeElement || before === document.body)) return
  const target = [chosen, document.getElementById('content')].find(isShown)
  target?.focus({ preventScroll: true })
}

const isShown = (element: HTMLElement | null): boolean =>
  element?.isConnected === true && element.getClientRects().length > 0
