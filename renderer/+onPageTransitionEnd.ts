import { navigationStatus } from './navigation-status.ts'

export function onPageTransitionEnd() {
  navigationStatus.end()
  // Keyboard and screen-reader users start at the new page's top, as after a full page load.
  document.getElementById('content')?.focus({ preventScroll: true })
}
