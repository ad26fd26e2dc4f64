/** Once what was set is on the screen: what is focused or scrolled to may have come, or gone, with it. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
