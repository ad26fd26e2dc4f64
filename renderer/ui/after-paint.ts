/** Runs `action` after the next paint: what it focuses or scrolls to may appear, or disappear, with that paint. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
