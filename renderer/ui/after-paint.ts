/** Runs `action` after the next paint, which may show or hide what it focuses or scrolls to. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
