/**
 * Keeps a bar just above a phone's keyboard by setting `--keyboard` to the covered height.
 * Returns a function that ends it.
 */
export function aboveKeyboard(bar: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport
  if (!bar || !view) return undefined
  const place = () => {
    const covered = Math.max(0, innerHeight - view.height - view.offsetTop)
    // Less is a browser toolbar, not a keyboard
    bar.style.setProperty('--keyboard', covered > 120 ? `${covered}px` : '0px')
    bar.toggleAttribute('data-above-keyboard', covered > 120)
  }
  place()
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
  }
}
