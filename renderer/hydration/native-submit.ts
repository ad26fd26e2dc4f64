/** Shows that a form which the browser sends itself is on its way, until the next page is there. */
export function showNativeSubmit(): void {
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) event.submitter?.toggleAttribute('data-busy', true)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const control of document.querySelectorAll('[data-busy]')) control.removeAttribute('data-busy')
  })
}
