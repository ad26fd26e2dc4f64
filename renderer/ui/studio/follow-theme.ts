/** A document in a frame has the theme of the page around it, also when that changes. Returns what ends it. */
export function followTheme(inside: Document): () => void {
  const copy = () => {
    const { theme } = document.documentElement.dataset
    if (theme === undefined) delete inside.documentElement.dataset.theme
    else inside.documentElement.dataset.theme = theme
    if (!inside.defaultView) observer.disconnect()
  }
  const observer = new MutationObserver(copy)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  copy()
  return () => observer.disconnect()
}
