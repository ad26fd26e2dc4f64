import { type RefObject, useLayoutEffect, useRef } from 'react'
import { hostToasts } from '../toast/toasts.ts'
import { closeOnBack } from './dialog-history.ts'

type Options = {
  open: boolean
  /** Asked for by Esc, the browser's Back, or what the dialog itself offers. */
  onClose: () => void
  /** Chooses where the focus begins; without it, where the browser puts it. */
  begin?: (dialog: HTMLDialogElement) => void
  /** Takes the focus afterwards, in place of what had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
}

/**
 * Shows a `<dialog>` modally while `open`. The browser keeps the focus inside and gives it back; where it cannot, the
 * focus goes to what stands nearest. Esc and Back close through the owner's state, so that the two never disagree.
 * Returns what the element needs.
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
      // Chrome closes on a second Esc without asking.
      if (event.target === event.currentTarget && open) onClose()
    },
  }
}

/** The browser has given the focus back by now, unless what had it is hidden or gone. */
function focusAfter(before: Element | null, returnTo: Options['returnTo']): void {
  const chosen = returnTo?.() ?? null
  if (chosen === null && (before === document.activeElement || before === document.body)) return
  // What a menu held is reached by opening it again
  const menu = before?.closest('details:not([open])')?.querySelector('summary') ?? null
  const target = [chosen, menu, document.getElementById('content')].find(isShown)
  target?.focus({ preventScroll: true })
}

const isShown = (element: HTMLElement | null): boolean =>
  element?.isConnected === true && element.getClientRects().length > 0
