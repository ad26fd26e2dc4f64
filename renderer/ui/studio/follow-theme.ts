/** Keeps the theme of a framed document equal to that of this page. Returns a function that stops it. */
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
