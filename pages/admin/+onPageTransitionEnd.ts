/**
 * Keyboard and screen-reader users start at the new screen's top, as after a full page load; except while typing in a
 * search, whose results are the new screen.
 */
export function onPageTransitionEnd() {
  if (document.activeElement?.closest('search')) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
