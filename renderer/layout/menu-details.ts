/**
 * What a native `<details>` lacks as a menu: it closes on Esc (the focus goes back to its summary), on a press or a
 * focus elsewhere, and when one of its links is followed. Without script it stays a plain disclosure. Aborting the
 * signal ends it.
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
