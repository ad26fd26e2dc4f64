import { type RefObject, useEffect, useRef } from 'react'

/**
 * What a native `<details>` lacks as a menu: it closes on Esc (the focus goes back to its summary), on a press or a
 * focus elsewhere, and when one of its links is followed. Without script it stays a plain disclosure.
 */
export function useMenuDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const listeners = new AbortController()
    const { signal } = listeners
    const close = () => {
      details.open = false
    }
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target)

    details.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close()
      },
      { signal },
    )
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isOutside(relatedTarget)) close()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isOutside(target)) close()
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return
        close()
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])
  return ref
}
