/**
 * Makes a native `<details>` behave like a menu. It closes on Esc (and returns the focus to its summary), on
 * a press or focus outside, and when one of its links is followed. Without script it is a plain disclosure.
 * Aborting `signal` undoes this.
 */
export function closeLikeAMenu(details: HTMLDetailsElement, signal?: AbortSignal): void {
  const close = () => {
    details.open = false
  }
  const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target)
  const options = signal ? { signal } : undefined

  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close()
    },
    options,
  )
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isOutside(relatedTarget)) close()
    },
    options,
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isOutside(target)) close()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    },
    options,
  )
}
