/** Keeps a bar above a phone's keyboard: sets `--keyboard` to the covered height. Call the result to stop. */
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
