/**
 * Moves the focus to the top of the new screen, as a full page load does for keyboard and screen-reader
 * users; but not while somebody types in a search field, since its results count as a new screen.
 */
export function onPageTransitionEnd() {
  if (document.activeElement?.closest('search')) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
