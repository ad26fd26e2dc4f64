/** Keyboard and screen-reader users start at the new screen's top, as after a full page load. */
export function onPageTransitionEnd() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
