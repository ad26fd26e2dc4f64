/** Marks the button of a natively submitted form as busy until the next page arrives. */
export function showNativeSubmit(): void {
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) event.submitter?.toggleAttribute('data-busy', true)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const control of document.querySelectorAll('[data-busy]')) control.removeAttribute('data-busy')
  })
}
